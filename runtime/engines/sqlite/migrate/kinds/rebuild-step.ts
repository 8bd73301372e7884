import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard, Step } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'
import { lostValues, unfitValues } from './converted-values.ts'
import { copyLine, directedSql } from './directed-sql.ts'
import { countOf, droppedColumn, newlyGenerated, rewrittenTable } from './hazards.ts'
import { filledWith } from './filled-with.ts'
import { differs, type TableChange } from './table-change.ts'

/** The new table as a person would write it; the runner carries the rows over. */
export function rebuildStep(change: TableChange): Step {
  const copies = change.kept.flatMap(({ from, to }) => {
    const value = becomesRequired({ from, to }) ? filledWith(to) : undefined
    return value === undefined
      ? []
      : [copyLine(to.name, `coalesce(${writtenName(from.name)}, ${value})`)]
  })
  const statement = change.to.statement ?? ''
  return {
    sql: directedSql('rebuild', change.from.name, statement, copies),
    hazards: hazardsOf(change),
    checks: [...requiredChecks(change), ...fitChecks(change)],
  }
}

function hazardsOf(change: TableChange): readonly Hazard[] {
  const { from, dropped, kept } = change
  const goes = dropped.filter((column) => !isGenerated(column))
  const replaced = kept.filter((column) => !isGenerated(column.from) && isGenerated(column.to))
  return [
    ...goes.map(({ name }) => droppedColumn(name, from)),
    ...replaced.map((column) => newlyGenerated(column.from.name, from)),
    ...kept.flatMap((column) => convertedHazard(column, change)),
    rewrittenTable(from),
  ]
}

function convertedHazard(column: ObjectChange, { from, to }: TableChange): readonly Hazard[] {
  if (!isConverted(column, { from, to }) || isGenerated(column.from) || isGenerated(column.to))
    return []
  const { name } = column.from
  const lost = lostValues(writtenName(name), typeOf(column.to), isStrict(to))
  if (lost === undefined) return []
  const detail = `The type ${typeOf(column.to) || 'of no name'} stores numbers of ${from.name}.${name} in another form, from which the present one cannot be had again.`
  return [
    {
      kind: 'data-loss',
      object: `column ${from.name}.${name}`,
      detail,
      count: countOf(from, lost),
    },
  ]
}

function isGenerated({ attributes }: SchemaObject): boolean {
  return attributes['storage'] !== undefined
}

function isConverted(column: ObjectChange, tables: ObjectChange): boolean {
  return differs(column, 'type') || isStrict(tables.from) !== isStrict(tables.to)
}

/** Rows that have no value where one is required, and get none. */
function requiredChecks({ from, added, kept }: TableChange): readonly Check[] {
  const ofAdded = added
    .filter((column) => isRequired(column) && filledWith(column) === undefined)
    .map(({ name }) =>
      refused(from, `${name} is NOT NULL and has no default, and the table has rows`),
    )
  const ofKept = kept
    .filter((column) => becomesRequired(column) && filledWith(column.to) === undefined)
    .map((column) =>
      refused(
        from,
        `${column.to.name} becomes NOT NULL and has no default, and rows have NULL in it`,
        `${writtenName(column.from.name)} IS NULL`,
      ),
    )
  return [...ofAdded, ...ofKept]
}

/** The number of a row is never NULL: SQLite gives one in its place. */
function isRequired(column: SchemaObject): boolean {
  const { attributes } = column
  return attributes['not null'] === true && attributes['rowid'] !== true && !isGenerated(column)
}

function becomesRequired({ from, to }: ObjectChange): boolean {
  return isRequired(to) && !isRequired(from) && from.attributes['rowid'] !== true
}

function refused(table: SchemaObject, reason: string, condition?: string): Check {
  return { count: countOf(table, condition), refusal: `In ${table.name}, ${reason}.` }
}

/** A STRICT table refuses what its types do not hold, and the rowid what is no integer. */
function fitChecks({ from, to, kept }: TableChange): readonly Check[] {
  return kept.flatMap((column) => {
    const becomesRowid =
      column.to.attributes['rowid'] === true && column.from.attributes['rowid'] !== true
    const isNew = isStrict(to) && isConverted(column, { from, to })
    if (!(becomesRowid || isNew) || isGenerated(column.to)) return []
    const unfit = unfitValues(writtenName(column.from.name), typeOf(column.to))
    if (unfit === undefined) return []
    return [
      refused(
        from,
        `${column.to.name} becomes ${typeOf(column.to)}, which does not hold the values of some rows`,
        unfit,
      ),
    ]
  })
}

function isStrict({ attributes }: SchemaObject): boolean {
  return attributes['strict'] === true
}

function typeOf({ attributes }: SchemaObject): string {
  return String(attributes['type'] ?? '')
}
