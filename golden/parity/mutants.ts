import type { Statement } from '../../compiler/1-lex/token.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { split } from '../../compiler/split/split.ts'
import { createRandom, type Random } from '../../bench/random.ts'
import { blanked, type Comparison, differences } from './compare.ts'
import type { Laboratory } from './laboratory.ts'
import { isExcepted } from './exceptions.ts'
import { mutant } from './mutate.ts'
import type { ParityEntry } from './parity-entries.ts'
import type { Session } from './session.ts'

const STATEMENTS = 8

/**
 * Changes schemas step by step; the first step that only one side refuses, or after which the catalogs differ, ends
 * a mutant. Each is made from a seed of its own, the next number: it can be made again alone.
 */
export async function* compareMutants(
  entries: readonly ParityEntry[],
  laboratory: Laboratory,
  { count, seed }: { readonly count: number; readonly seed: number },
): AsyncGenerator<Comparison> {
  for (let own = seed; own < seed + count; own += 1) {
    const random = createRandom(own)
    const entry = entries[random(entries.length)]
    if (entry)
      yield compareMutant({ ...entry, id: `${entry.id} --seed ${own}` }, laboratory, random)
  }
}

async function compareMutant(
  entry: ParityEntry,
  laboratory: Laboratory,
  random: Random,
): Promise<Comparison> {
  const { session, text } = await openWith(entry, laboratory)
  try {
    return await runSteps({ ...entry, text }, { session, laboratory, random })
  } finally {
    await session.end()
  }
}

/** Where the engine refuses the text, it is asked statement by statement: the others have their effect. */
async function openWith({ text }: ParityEntry, { session: open, dialect, engine }: Laboratory) {
  const whole = await open()
  if ((await whole.attempt(text)) === undefined) return { session: whole, text }
  await whole.end()
  const single = await open()
  const excepted: Statement[] = []
  for (const statement of split(text, dialect.lexical)) {
    const refusal = statement.kind === 'sql' ? await single.attempt(statement.text) : undefined
    if (refusal !== undefined && isExcepted(refusal, engine)) excepted.push(statement)
  }
  return { session: single, text: blanked(text, excepted) }
}

interface Run {
  readonly session: Session
  readonly laboratory: Laboratory
  readonly random: Random
}

async function runSteps(entry: ParityEntry, run: Run): Promise<Comparison> {
  const { id } = entry
  const { session, laboratory, random } = run
  let text = entry.text
  const steps: string[] = []
  let catalog = await session.catalog()
  for (let step = 0; step < STATEMENTS; step += 1) {
    const statement = mutant(catalog, laboratory, random)
    const { length } = text
    steps.push(`${statement};`)
    text += `\n;${statement}`
    const refusal = await session.attempt(statement)
    if (refusal !== undefined && isExcepted(refusal, laboratory.engine)) {
      text = text.slice(0, length)
      steps.pop()
      continue
    }
    const compiled = compileSchema([{ path: id, text }], laboratory.dialect, describeParts)
    const isRefused = compiled.refused.some(({ start }) => start > length)
    // What is refused may have had a part of its effect: DROP TABLE of several, in MariaDB.
    catalog = await session.catalog()
    const lines = differences(catalog, compiled.catalog, laboratory)
    if (lines.length === 0 && isRefused === (refusal !== undefined)) continue
    const verdict = refusal === undefined ? 'accepted' : `refused: ${refusal}`
    const messages = compiled.diagnostics
      .filter(({ place }) => place.start > length)
      .map(({ code, message }) => `  ${code}: ${message}`)
    return {
      id,
      verdict: 'different',
      lines: [...steps, `-- ${verdict}`, ...lines, ...messages],
    }
  }
  return { id, verdict: 'equal', lines: [] }
}
