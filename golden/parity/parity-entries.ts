import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { DialectName } from '../fixtures/case-settings.ts'
import { readCorpus } from '../fixtures/corpus.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SHARED = join(ROOT, '../shared')

/** A text that makes a schema. */
export interface ParityEntry {
  readonly id: string
  readonly text: string
}

/** The schemas of the golden cases and of the bookshop, which are always there. */
export function ownEntries(dialect: DialectName): readonly ParityEntry[] {
  const cases = readCases()
    .filter(({ settings }) => settings.dialects.includes(dialect) && !settings.notExecuted)
    .map((each) => ({ id: `case/${each.name}`, text: joined(sourcesOf(each, 'schema', dialect)) }))
  const shop = join(ROOT, 'examples/bookshop', dialect, 'db/schema')
  const entries = [...cases, { id: 'bookshop', text: joined(sqlFiles(shop)) }]
  // Many cases share their schema.
  return [...new Map(entries.map((entry) => [entry.text, entry])).values()]
}

/** The schemas of the corpora and samples beside the repository; none when they are not there. */
export function sharedEntries(dialect: DialectName): readonly ParityEntry[] {
  return [...sampleEntries(dialect), ...queryEntries(dialect), ...migrationEntries(dialect)]
}

function sampleEntries(dialect: DialectName): readonly ParityEntry[] {
  const samples = join(SHARED, 'samples')
  if (!existsSync(samples)) return []
  return readdirSync(samples)
    .filter((name) => name.endsWith(`.${dialect}.sql`))
    .sort()
    .map((name) => ({ id: `sample/${name}`, text: readFileSync(join(samples, name), 'utf8') }))
}

const queryCase = v.object({ id: v.string(), schema: v.string() })

function queryEntries(dialect: DialectName): readonly ParityEntry[] {
  return readCorpus(`queries.${dialect}.jsonl`, queryCase).map(({ id, schema }) => ({
    id: `queries/${id}`,
    text: schema,
  }))
}

const migrationCase = v.object({ id: v.string(), current: v.string(), desired: v.string() })

/** Both ends of a migration are schemas. */
function migrationEntries(dialect: DialectName): readonly ParityEntry[] {
  const cases = readCorpus(`migrations.${dialect}.jsonl`, migrationCase)
  return cases.flatMap(({ id, current, desired }) => [
    { id: `migrations/${id}/current`, text: current },
    { id: `migrations/${id}/desired`, text: desired },
  ])
}

function sqlFiles(folder: string): readonly { readonly text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ text: readFileSync(join(folder, name), 'utf8') }))
}

function joined(files: readonly { readonly text: string }[]): string {
  return files.map(({ text }) => text).join('\n')
}
