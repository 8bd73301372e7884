import { describeParts } from '../../compiler/describe-parts.ts'
import type { Statement } from '../../compiler/1-lex/token.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { withExtensions } from '../../compiler/dialects/with-extensions.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import { split } from '../../compiler/split/split.ts'
import { comparableLines } from '../suites/catalog/comparable-lines.ts'
import { isExcepted, parityExceptions } from './exceptions.ts'
import type { Laboratory } from './laboratory.ts'
import type { ParityEntry } from './parity-entries.ts'

export interface Comparison {
  readonly id: string
  readonly verdict: 'equal' | 'different' | 'refused'
  /** `- ` only the engine has it, `+ ` only quarry; the engine's reason when it refused. */
  readonly lines: readonly string[]
}

/** What the text makes in the engine against what it makes in quarry. */
export async function compareEntry(
  { id, text: whole }: ParityEntry,
  laboratory: Laboratory,
): Promise<Comparison> {
  const text = withoutUnheeded(whole, laboratory)
  const loaded = await laboratory.load(text)
  if (loaded.kind === 'refused') return compareStatements({ id, text }, laboratory)
  const schema = [{ path: id, text }]
  const dialect = await withExtensions(laboratory.dialect, schema)
  const compiled = compileSchema(schema, dialect, describeParts)
  const lines = differences(loaded.catalog, compiled.catalog, laboratory)
  if (lines.length === 0) return { id, verdict: 'equal', lines }
  const said = compiled.diagnostics.map(({ code, message }) => `  ${code}: ${message}`)
  return { id, verdict: 'different', lines: [...lines, ...said] }
}

/** Without the statements of which quarry says that it reads them under another mode than the engine. */
function withoutUnheeded(text: string, { dialect }: Laboratory): string {
  const { diagnostics } = compileSchema([{ path: 'schema', text }], dialect, describeParts)
  const unheeded = diagnostics.filter(({ code }) => code === 'unheeded-mode')
  if (unheeded.length === 0) return text
  const isUnheeded = ({ at }: Statement) =>
    unheeded.some(({ place }) => place.start >= at.start && place.end <= at.end)
  return blanked(text, split(text, dialect.lexical).filter(isUnheeded))
}

/** What only another server has, or what a single statement cannot be. */
const elsewhere = /is not available|transaction|pipeline|^subscription /i

/** Statement by statement, as where the engine refuses the whole: both must refuse the same ones. */
export async function compareStatements(
  { id, text }: ParityEntry,
  laboratory: Laboratory,
): Promise<Comparison> {
  const { engine } = laboratory
  const dialect = await withExtensions(laboratory.dialect, [{ text }])
  const session = await laboratory.session()
  try {
    const attempts: Attempt[] = []
    for (const statement of split(text, dialect.lexical)) {
      if (statement.kind !== 'sql') continue
      const refusal = await session.attempt(statement.text)
      if (refusal !== undefined && elsewhere.test(refusal))
        return { id, verdict: 'refused', lines: [refusal] }
      attempts.push({ statement, refusal })
    }
    const isJudged = ({ refusal = '' }: Attempt) => !isExcepted(refusal, engine)
    const excepted = attempts.filter((attempt) => !isJudged(attempt))
    const judged = blanked(
      text,
      excepted.map(({ statement }) => statement),
    )
    const compiled = compileSchema([{ path: id, text: judged }], dialect, describeParts)
    const refused = new Set(compiled.refused.map(({ start }) => start))
    const differing = attempts.filter(
      (attempt) =>
        isJudged(attempt) &&
        refused.has(attempt.statement.at.start) !== (attempt.refusal !== undefined),
    )
    const lines = [
      ...differing.map(({ statement, refusal = 'accepted' }) => `${statement.text}  -- ${refusal}`),
      ...differences(await session.catalog(), compiled.catalog, laboratory),
    ]
    return { id, verdict: lines.length === 0 ? 'equal' : 'different', lines }
  } finally {
    await session.end()
  }
}

interface Attempt {
  readonly statement: Statement
  readonly refusal: string | undefined
}

/** The text without those statements; the others stay where they are. */
export function blanked(text: string, statements: readonly Statement[]): string {
  return statements.reduce((rest, { at }) => {
    return rest.slice(0, at.start) + ' '.repeat(at.end - at.start) + rest.slice(at.end)
  }, text)
}

/** Each line under the relation it belongs to; what is excepted is left out. */
export function differences(
  engine: Catalog,
  folded: Catalog,
  { dialect, engine: name }: Pick<Laboratory, 'dialect' | 'engine'>,
): readonly string[] {
  const [theirs, ours] = [engine, folded].map((catalog) =>
    withOwners(comparableLines(catalog, dialect)),
  )
  const count = (lines: readonly string[] = []) => {
    const counts = new Map<string, number>()
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
    return counts
  }
  const [left, right] = [count(theirs), count(ours)]
  const missing = [...left].filter(([line, n]) => n > (right.get(line) ?? 0))
  const surplus = [...right].filter(([line, n]) => n > (left.get(line) ?? 0))
  const excepted = parityExceptions.filter(({ engines }) => engines.includes(name))
  const mayDiffer = (line: string, others: readonly (readonly [string, number])[]) => {
    const column = viewColumn(line)
    return others.some(([other]) => {
      const counterpart = viewColumn(other)
      return (
        column?.name === counterpart?.name &&
        excepted.some(({ types, one = types }) => {
          const both = [column?.type ?? '', counterpart?.type ?? '']
          return both.every((type) => types.test(type)) && both.some((type) => one.test(type))
        })
      )
    })
  }
  return [
    ...missing.flatMap(([line]) => (mayDiffer(line, surplus) ? [] : [`- ${line}`])),
    ...surplus.flatMap(([line]) => (mayDiffer(line, missing) ? [] : [`+ ${line}`])),
  ]
}

/** `view main.v: total bigint` */
function viewColumn(line: string) {
  const [, name, type = ''] = /^(view \S+: .+) (\S+)$/.exec(line) ?? []
  return name === undefined ? undefined : { name, type }
}

function withOwners(lines: readonly string[]): readonly string[] {
  let owner = ''
  return lines.map((line) => {
    if (!line.startsWith('  ')) owner = line.split(' ').slice(0, 2).join(' ')
    return line.startsWith('  ') ? `${owner}:${line.slice(1)}` : line
  })
}
