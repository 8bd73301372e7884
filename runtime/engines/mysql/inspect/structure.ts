import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { QueryOptions, RowReader } from '../../../database.ts'
import { dependentsIn } from '../../../structure/dependents-in.ts'
import { numberOf, rawRows, rowsIfAllowed, textOf } from '../../../structure/raw-rows.ts'
import { readIndexTexts } from '../../../structure/read-indexes.ts'
import type { Fact, IndexText, StructureReader } from '../../../structure/structure.ts'
import {
  DEPENDENTS,
  INDEX_SIZES,
  INDEX_USES,
  SIZES,
  type StructureQueries,
} from './structure-queries.ts'

interface Named {
  readonly name: string
}

/** Of MySQL or MariaDB, whose information schemas differ. */
export function mysqlStructure(queries: StructureQueries, dialect: Dialect): StructureReader {
  return {
    async texts(database, relation, options) {
      const columns = await rowsOf(database, queries.columns, relation, options)
      const checks = await rowsOf(database, queries.checks, relation, options)
      return {
        types: new Map(columns.map(([name, type]) => [String(name), textOf(type) ?? ''])),
        defaults: new Map(
          columns.flatMap(([name, , value]) => {
            const text = textOf(value)
            return text === undefined ? [] : [[String(name), text] as const]
          }),
        ),
        constraints: checks.map(([name, text]) => ({
          name: String(name),
          kind: 'check',
          definition: `CHECK (${queries.checkOf(textOf(text) ?? '')})`,
        })),
      }
    },
    async indexes(database, relation, options) {
      const indexes = readIndexTexts(await rowsOf(database, queries.indexes, relation, options))
      const figures = async (sql: string) => {
        const rows = await rowsIfAllowed(database, { sql, parameters: [relation.name] }, options)
        return new Map(rows.map(([name, figure]) => [String(name), numberOf(figure)]))
      }
      const bytes = await figures(INDEX_SIZES)
      const scans = await figures(INDEX_USES)
      return indexes.map((index): IndexText => ({
        ...index,
        bytes: bytes.get(index.name),
        scans: scans.get(index.name),
      }))
    },
    async dependents(database, { name }, options) {
      const parameters = Array.from({ length: 5 }, () => name)
      const rows = await rawRows(database, { sql: DEPENDENTS, parameters }, options)
      // All are of one schema, whose name is not that of the catalog.
      const own = String(rows[0]?.[1])
      return dependentsIn(rows, { schema: own, name }, dialect)
        .filter((dependent) => dependent.kind !== 'view' || dependent.name !== name)
        .map((dependent) => ({ ...dependent, schema: dialect.names.defaultSchema }))
    },
    async sizes(database, relation, options) {
      const [row = []] = await rowsOf(database, SIZES, relation, options)
      const [table, indexes, engine, format, collation, created] = row
      const bytes = [numberOf(table), numberOf(indexes)] as const
      const known = bytes[0] !== undefined && bytes[1] !== undefined
      const facts = [
        factOf('Engine', engine),
        factOf('Row format', format),
        factOf('Collation', collation),
        factOf('Created', created),
      ].flat()
      const total = known ? (bytes[0] ?? 0) + (bytes[1] ?? 0) : undefined
      return { table: bytes[0], indexes: bytes[1], total, facts }
    },
  }
}

function rowsOf(
  database: RowReader,
  sql: string,
  { name }: Named,
  options: QueryOptions,
): ReturnType<typeof rawRows> {
  return rawRows(database, { sql, parameters: [name] }, options)
}

function factOf(label: string, value: Parameters<typeof textOf>[0]): readonly Fact[] {
  const text = textOf(value)
  return text === undefined || text === '' ? [] : [{ label, value: text }]
}
