import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { split } from '../../compiler/split/split.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const CORPUS = join(dirname(ROOT), 'shared', 'corpus')
const CASES = join(ROOT, 'golden', 'cases')

export interface Seeds {
  /** What the texts were taken from, for the report. */
  readonly from: string
  readonly statements: readonly string[]
}

/** The statements of the corpus beside the repository, or else those of the golden cases. */
export function readSeeds(engine: string, dialect: Dialect): Seeds {
  const files = ['statements', 'migrations', 'queries'].map((kind) =>
    join(CORPUS, `${kind}.${engine}.jsonl`),
  )
  const present = files.filter((file) => existsSync(file))
  if (present.length === 0) return readCaseSeeds(dialect)
  return { from: 'the corpus', statements: statementsOf(present.flatMap(sqlOfLines), dialect) }
}

/** The texts of golden/cases: what the tests mutate, because it is always there. */
export function readCaseSeeds(dialect: Dialect): Seeds {
  const texts = readdirSync(CASES, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith('.sql') && !entry.parentPath.includes('expected')
      ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
      : [],
  )
  return { from: 'the golden cases', statements: statementsOf(texts, dialect) }
}

function statementsOf(texts: readonly string[], { lexical }: Dialect): readonly string[] {
  const statements = texts.flatMap((text) =>
    split(text, lexical).flatMap(({ kind, text: sql }) => (kind === 'sql' ? [sql] : [])),
  )
  return [...new Set(statements)]
}

function sqlOfLines(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => (line === '' ? [] : textsIn(JSON.parse(line))))
}

const sqlKeys = new Set(['sql', 'schema', 'current', 'desired', 'seed'])

/** Every text under a key that holds SQL, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (typeof item !== 'string') return textsIn(item)
    return sqlKeys.has(key) ? [item] : []
  })
}
