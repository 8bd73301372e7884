import { type Choose, mixed } from '../../properties/mixed.ts'
import { foldName } from '../../../../../runtime/engines/sqlite/migrate/text/names.ts'
import type { SchemaModel, TableModel } from './schema-model.ts'

/** A schema that has parts of two others: tables and columns of both come as one of them has them, or not at all. */
export function mixModels(one: SchemaModel, other: SchemaModel, choose: Choose): SchemaModel {
  const plain = { choose, key: foldName }
  return {
    tables: mixed(one.tables, other.tables, { ...plain, both: (a, b) => mixTables(a, b, choose) }),
    indexes: mixed(one.indexes, other.indexes, plain),
    views: mixed(one.views, other.views, plain),
    triggers: mixed(one.triggers, other.triggers, plain),
  }
}

function mixTables(one: TableModel, other: TableModel, choose: Choose): TableModel {
  const columns = mixed(one.columns, other.columns, { choose, key: foldName })
  const pick = () => (choose() === 'other' ? other : one)
  return {
    name: pick().name,
    columns: columns.length === 0 ? one.columns : columns,
    key: pick().key,
    isStrict: pick().isStrict,
    withoutRowid: pick().withoutRowid,
    check: pick().check,
  }
}
