import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import type { QueryOptions, RowReader } from '../../../database.ts'
import { dependentsIn } from '../../../structure/dependents-in.ts'
import { numberOf, rawRows, textOf } from '../../../structure/raw-rows.ts'
import { readIndexTexts } from '../../../structure/read-indexes.ts'
import type { ConstraintText, Fact, StructureReader } from '../../../structure/structure.ts'
import { COLUMNS, CONSTRAINTS, DEPENDENTS, INDEXES, SIZES } from './structure-queries.ts'

const kinds: Readonly<Record<string, ConstraintText['kind']>> = { c: 'check', x: 'exclusion' }

interface Named {
  readonly schema: string
  readonly name: string
}

export const postgresqlStructure: StructureReader = {
  async texts(database, relation, options) {
    const columns = await rowsOf(database, COLUMNS, relation, options)
    const constraints = await rowsOf(database, CONSTRAINTS, relation, options)
    return {
      types: new Map(columns.map(([name, type]) => [String(name), String(type)])),
      defaults: new Map(
        columns.flatMap(([name, , text]) => (text === null ? [] : [[String(name), String(text)]])),
      ),
      constraints: constraints.map(([name, kind, definition]) => ({
        name: String(name),
        kind: kinds[String(kind)] ?? 'other',
        definition: String(definition),
      })),
    }
  },
  async indexes(database, relation, options) {
    return readIndexTexts(await rowsOf(database, INDEXES, relation, options))
  },
  async dependents(database, relation, options) {
    const rows = await rowsOf(database, DEPENDENTS, relation, options)
    return dependentsIn(rows, relation, await loadDialect('postgresql'))
  },
  async sizes(database, relation, options) {
    const [row = []] = await rowsOf(database, SIZES, relation, options)
    const [table, indexes, total, owner, analyzed] = row
    const facts = [factOf('Owner', owner), factOf('Last analyzed', analyzed)].flat()
    return { table: numberOf(table), indexes: numberOf(indexes), total: numberOf(total), facts }
  },
}

function rowsOf(
  database: RowReader,
  sql: string,
  { schema, name }: Named,
  options: QueryOptions,
): ReturnType<typeof rawRows> {
  return rawRows(database, { sql, parameters: [schema, name] }, options)
}

function factOf(label: string, value: Parameters<typeof textOf>[0]): readonly Fact[] {
  const text = textOf(value)
  return text === undefined ? [] : [{ label, value: text }]
}
