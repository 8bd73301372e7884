import type { RenameHint } from '../../compiler/rename-hints.ts'
import { kindOf } from './plan/kind-of.ts'
import type { SchemaKinds, Sides } from './schema-kind.ts'
import type { Definitions, SchemaObject } from './schema-object.ts'
import type { Step } from './step.ts'

/** A table or a column by the name that it has, and by the one that it gets. */
export interface Rename {
  readonly from: SchemaObject
  readonly to: SchemaObject
}

/**
 * What a hint stands for: nothing where the old name is gone already, or is still wanted beside the new one. A hint is
 * harmless when it stays.
 */
export function renameOf(hint: RenameHint, { from, to }: Sides): Rename | undefined {
  const { schema, table, column } = hint
  const wanted = tableOf(to, { schema, name: table })
  if (wanted === undefined) return undefined
  if (column === undefined) {
    const before = tableOf(from, { schema, name: hint.from })
    const isOpen =
      tableOf(to, { schema, name: hint.from }) ?? tableOf(from, { schema, name: table })
    return before && isOpen === undefined ? { from: before, to: wanted } : undefined
  }
  const owner = tableOf(from, { schema, name: table })
  if (owner === undefined) return undefined
  const [before, after] = [columnOf(owner, hint.from, from), columnOf(wanted, column, to)]
  const isOpen = columnOf(owner, column, from) ?? columnOf(wanted, hint.from, to)
  return before && after && isOpen === undefined ? { from: before, to: after } : undefined
}

interface TableName {
  readonly schema: string
  readonly name: string
}

function tableOf({ objects }: Definitions, { schema, name }: TableName): SchemaObject | undefined {
  return [...objects.values()].find(
    (object) =>
      object.kind === 'table' &&
      object.name === name &&
      (object.schema === undefined || object.schema === schema),
  )
}

function columnOf(
  table: SchemaObject,
  name: string,
  definitions: Definitions,
): SchemaObject | undefined {
  const children = definitions.childrenOf(table.id)
  return children.find((child) => child.kind === 'column' && child.name === name)
}

/** The statements of a rename. */
export function renameSteps(
  { from, to }: Rename,
  sides: Sides,
  kinds: SchemaKinds,
): readonly Step[] {
  return kindOf(from, kinds).rename?.(from, to.name, sides) ?? []
}
