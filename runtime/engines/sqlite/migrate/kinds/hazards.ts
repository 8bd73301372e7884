import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Hazard } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'

/** Asks how many rows there are for which the condition holds. */
export function countOf({ name }: SchemaObject, condition?: string): string {
  const where = condition === undefined ? '' : ` WHERE ${condition}`
  return `SELECT count(*) FROM ${writtenName(name)}${where}`
}

export function rewrittenTable(table: SchemaObject): Hazard {
  return {
    kind: 'rewrite',
    object: `table ${table.name}`,
    detail: `The table ${table.name} is written anew, and nobody else can write to the file meanwhile.`,
    count: countOf(table),
  }
}

export function droppedColumn(column: string, table: SchemaObject): Hazard {
  return lostColumn(column, table, 'is dropped with its values')
}

/** `lost`: the condition for values that are others in the new type. */
export function convertedColumn(column: string, table: SchemaObject, lost: string): Hazard {
  const what = 'gets a type that stores some of its values in another form, for good'
  return { ...lostColumn(column, table, what), count: countOf(table, lost) }
}

export function newlyGenerated(column: string, table: SchemaObject): Hazard {
  return lostColumn(column, table, 'is generated from now on, and loses its own values')
}

function lostColumn(column: string, table: SchemaObject, what: string): Hazard {
  return {
    kind: 'data-loss',
    object: `column ${table.name}.${column}`,
    detail: `The column ${table.name}.${column} ${what}.`,
    count: countOf(table, `${writtenName(column)} IS NOT NULL`),
  }
}
