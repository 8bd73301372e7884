import type { SchemaModel, TableModel } from './schema-model.ts'

/** Says which of two is taken, again and again. */
export type Choose = () => 'one' | 'other' | 'neither'

/** A schema that has parts of two others: each part comes as one of them has it, or not at all. */
export function mixModels(one: SchemaModel, other: SchemaModel, choose: Choose): SchemaModel {
  return {
    enums: mixed(one.enums, other.enums, choose),
    domains: mixed(one.domains, other.domains, choose),
    sequences: mixed(one.sequences, other.sequences, choose),
    tables: mixed(one.tables, other.tables, choose, (a, b) => mixTables(a, b, choose)),
    indexes: mixed(one.indexes, other.indexes, choose),
    views: mixed(one.views, other.views, choose),
    routines: mixed(one.routines, other.routines, choose),
    triggers: mixed(one.triggers, other.triggers, choose),
  }
}

function mixTables(one: TableModel, other: TableModel, choose: Choose): TableModel {
  const columns = mixed(one.columns, other.columns, choose)
  const pick = () => (choose() === 'other' ? other : one)
  return {
    name: one.name,
    columns: columns.length === 0 ? one.columns : columns,
    key: pick().key,
    options: pick().options,
    check: pick().check,
    comment: pick().comment,
  }
}

function mixed<T extends { readonly name: string }>(
  ones: readonly T[],
  others: readonly T[],
  choose: Choose,
  both: (one: T, other: T) => T = (one, other) => (choose() === 'other' ? other : one),
): readonly T[] {
  const names = new Set([...ones, ...others].map(({ name }) => name))
  return [...names].flatMap((name) => {
    const one = ones.find((each) => each.name === name)
    const other = others.find((each) => each.name === name)
    if (one !== undefined && other !== undefined) return [both(one, other)]
    const only = one ?? other
    const wanted = choose()
    if (only === undefined || wanted === 'neither') return []
    return wanted === (one === undefined ? 'other' : 'one') ? [only] : []
  })
}
