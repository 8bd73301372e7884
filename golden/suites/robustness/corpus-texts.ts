import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const CASES = join(ROOT, 'golden', 'cases')
const CORPUS = join(dirname(ROOT), 'shared', 'corpus')
/** Prefixes grow with the square of a text's length. */
const LONGEST = 250
const MOST = 14

/** Texts to cut: of the shared corpus where it stands beside the repository, of the golden cases always. */
export function corpusTexts(dialect: string): readonly string[] {
  const texts = [...sharedStatements(dialect), ...caseTexts()]
  const short = [...new Set(texts)].filter((text) => text.length <= LONGEST)
  const step = Math.max(1, Math.floor(short.length / MOST))
  return short.filter((_, i) => i % step === 0)
}

function sharedStatements(dialect: string): readonly string[] {
  const path = join(CORPUS, `statements.${dialect}.jsonl`)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line) => /"sql":("(?:[^"\\]|\\.)*")/.exec(line)?.[1] ?? []).map(textOf)
}

function textOf(literal: string): string {
  const value: unknown = JSON.parse(literal)
  return typeof value === 'string' ? value : ''
}

function caseTexts(): readonly string[] {
  return readdirSync(CASES).flatMap((name) =>
    ['schema.sql', 'queries.sql']
      .map((file) => join(CASES, name, file))
      .filter((path) => existsSync(path))
      .flatMap((path) => readFileSync(path, 'utf8').split(/;\s*\n/)),
  )
}
