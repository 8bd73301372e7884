import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { split } from '../../compiler/split/split.ts'
import type { DialectName } from '../fixtures/case-settings.ts'
import { readCorpus } from '../fixtures/corpus.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'

/** Statements, and the schema that they are about. */
export interface Source {
  readonly id: string
  readonly schema: readonly string[]
  readonly statements: readonly string[]
}

/** Schemas and queries of the golden cases and of the bookshop, which are always there. */
export function ownSources(name: DialectName, dialect: Dialect): readonly Source[] {
  const cases = readCases()
    .filter(({ settings }) => settings.dialects.includes(name))
    .map((each) => ({
      id: each.name,
      schema: sourcesOf(each, 'schema', name).flatMap(({ text }) => cut(text, dialect)),
      statements: sourcesOf(each, 'queries', name).flatMap(({ text }) => cut(text, dialect)),
    }))
  const shop = new URL(`../../examples/bookshop/${name}/db/`, import.meta.url)
  const part = (folder: string) => cut(textOf(new URL(folder, shop)), dialect)
  return [...cases, { id: 'bookshop', schema: part('schema/'), statements: part('queries/') }]
}

const queriesSchema = v.object({
  id: v.string(),
  schema: v.string(),
  queries: v.array(v.object({ sql: v.string() })),
})
const statementSchema = v.object({ id: v.string(), sql: v.string() })

/** Those of the corpus beside the repository; none when it is not there. */
export function corpusSources(name: DialectName | 'mariadb', dialect: Dialect): readonly Source[] {
  const queries = readCorpus(`queries.${name}.jsonl`, queriesSchema).map((line) => ({
    id: line.id,
    schema: cut(line.schema, dialect),
    statements: line.queries.flatMap(({ sql }) => cut(sql, dialect)),
  }))
  const statements = readCorpus(`statements.${name}.jsonl`, statementSchema).map(({ id, sql }) => ({
    id,
    schema: [],
    statements: cut(sql, dialect),
  }))
  return [...queries, ...statements]
}

export function cut(text: string, { lexical }: Dialect): readonly string[] {
  return split(text, lexical).flatMap(({ kind, text: sql }) => (kind === 'sql' ? [sql] : []))
}

function textOf(folder: URL): string {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.sql'))
  return names
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}
