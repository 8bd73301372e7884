import { type Choose, mixed } from '../../properties/mixed.ts'
import type { SchemaModel, TableModel } from './schema-model.ts'

/** A schema that has parts of two others: each part comes as one of them has it, or not at all. */
export function mixModels(one: SchemaModel, other: SchemaModel, choose: Choose): SchemaModel {
  const plain = { choose, key: asItIs }
  return {
    enums: mixed(one.enums, other.enums, plain),
    domains: mixed(one.domains, other.domains, plain),
    sequences: mixed(one.sequences, other.sequences, plain),
    tables: mixed(one.tables, other.tables, { ...plain, both: (a, b) => mixTables(a, b, choose) }),
    indexes: mixed(one.indexes, other.indexes, plain),
    views: mixed(one.views, other.views, plain),
    routines: mixed(one.routines, other.routines, plain),
    triggers: mixed(one.triggers, other.triggers, plain),
  }
}

function mixTables(one: TableModel, other: TableModel, choose: Choose): TableModel {
  const columns = mixed(one.columns, other.columns, { choose, key: asItIs })
  const pick = () => (choose() === 'other' ? other : one)
  return {
    name: one.name,
    columns: columns.length === 0 ? one.columns : columns,
    key: pick().key,
    options: pick().options,
    check: pick().check,
    comment: pick().comment,
    partitioning: { by: pick().partitioning.by, bounds: pick().partitioning.bounds },
  }
}

function asItIs(name: string): string {
  return name
}
