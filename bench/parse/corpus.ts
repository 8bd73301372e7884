import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { split } from '../../compiler/split/split.ts'
import { type SyntaxName, syntaxes, syntaxNames } from './syntaxes.ts'

/** Of the repository: bench/parse.ts starts the measurement there. */
const ROOT = process.cwd()
const SHARED = join(dirname(ROOT), 'shared')

/** The statements of one dialect, each text once. */
export interface Corpus {
  readonly name: SyntaxName
  readonly source: string
  readonly statements: readonly string[]
}

/** The shared corpora and samples; without them the golden cases and the bookshop. */
export function readCorpora(): readonly Corpus[] {
  const shared = existsSync(join(SHARED, 'corpus'))
  const source = shared ? 'the shared corpora and samples' : 'the golden cases and the bookshop'
  return syntaxNames.map((name) => {
    const texts = shared ? sharedTexts(name) : ownTexts(name)
    const { lexical } = syntaxes[name]
    const statements = texts
      .flatMap((text) => split(text, lexical))
      .flatMap(({ kind, text }) => (kind === 'sql' ? [text] : []))
    return { name, source, statements: [...new Set(statements)] }
  })
}

function sharedTexts(name: SyntaxName): readonly string[] {
  const samples = readdirSync(join(SHARED, 'samples')).filter((file) =>
    file.endsWith(`${name}.sql`),
  )
  return [
    ...linesOf(`statements.${name}.jsonl`).flatMap((line) => strings(line, 'sql')),
    ...linesOf(`queries.${name}.jsonl`).flatMap((line) => [
      ...strings(line, 'schema'),
      ...members(line, 'queries').flatMap((query) => strings(query, 'sql')),
    ]),
    ...linesOf(`migrations.${name}.jsonl`).flatMap((line) => [
      ...strings(line, 'current'),
      ...strings(line, 'desired'),
    ]),
    ...samples.map((file) => readFileSync(join(SHARED, 'samples', file), 'utf8')),
  ]
}

function ownTexts(name: SyntaxName): readonly string[] {
  const roots = [join(ROOT, 'golden', 'cases'), join(ROOT, 'examples', 'bookshop', name)]
  return roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(file, 'utf8'))
}

function linesOf(file: string): readonly unknown[] {
  const path = join(SHARED, 'corpus', file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]))
}

function members(value: unknown, key: string): readonly unknown[] {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

function strings(value: unknown, key: string): readonly string[] {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? [found] : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
