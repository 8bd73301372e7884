import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'

/** What is to be done with a table that is there on both sides. */
export interface TableChange extends ObjectChange {
  readonly added: readonly SchemaObject[]
  readonly dropped: readonly SchemaObject[]
  /** The columns of both sides. */
  readonly kept: readonly ObjectChange[]
  readonly addedConstraints: readonly SchemaObject[]
  readonly droppedConstraints: readonly SchemaObject[]
}

export function tableChange({ from, to }: ObjectChange, sides: Sides): TableChange {
  const before = partsOf(from, sides.from)
  const after = partsOf(to, sides.to)
  const known = new Map(before.columns.map((column) => [column.id, column]))
  return {
    from,
    to,
    added: without(after.columns, before.columns),
    dropped: without(before.columns, after.columns),
    kept: after.columns.flatMap((column) => {
      const old = known.get(column.id)
      return old === undefined ? [] : [{ from: old, to: column }]
    }),
    addedConstraints: without(after.constraints, before.constraints),
    droppedConstraints: without(before.constraints, after.constraints),
  }
}

const PARTS = new Set(['primary-key', 'unique', 'foreign-key', 'check'])

function partsOf({ id }: SchemaObject, definitions: Sides['from']) {
  const children = definitions.childrenOf(id)
  return {
    columns: children.filter(({ kind }) => kind === 'column'),
    constraints: children.filter(({ kind }) => PARTS.has(kind)),
  }
}

function without(
  objects: readonly SchemaObject[],
  others: readonly SchemaObject[],
): readonly SchemaObject[] {
  const ids = new Set(others.map(({ id }) => id))
  return objects.filter(({ id }) => !ids.has(id))
}

/** Whether one of the attributes, or any, differs. */
export function differs({ from, to }: ObjectChange, ...names: readonly string[]): boolean {
  const all =
    names.length > 0 ? names : [...Object.keys(from.attributes), ...Object.keys(to.attributes)]
  return all.some((name) => from.attributes[name] !== to.attributes[name])
}
