import type { Engine } from './engines.ts'
import type { Covered } from './generate/coverage.ts'
import { Generator, type Kind } from './generate/generator.ts'
import { judge } from './judge.ts'
import { cutIntoPieces, mutate, type Stock } from './mutate.ts'
import type { Verdict } from './oracle.ts'
import { createRandom } from '../random.ts'
import { shrink } from '../shrink.ts'

export interface Run {
  readonly engine: Engine
  readonly seeds: readonly string[]
  readonly count: number
  /** The share of the count that is generated from the grammar; the others are mutants of the seeds. */
  readonly generate: number
  readonly seed: number
  /** What statements are generated of. */
  readonly kinds: readonly Kind[]
}

export interface Finding {
  readonly kind: 'we refuse' | 'we accept' | 'another place'
  readonly sql: string
  readonly ours: Verdict
  readonly theirs: Verdict
}

export interface Tally {
  /** Statements that both sides decided. */
  readonly decided: number
  readonly agreed: number
  readonly undecided: number
  /** Those that both accept. */
  readonly accepted: number
  /** Of those both refuse where the engine tells the place: all, and those with the same place. */
  readonly placed: number
  readonly samePlace: number
  readonly findings: readonly Finding[]
}

export interface Outcome {
  readonly mutants: Tally
  readonly generated: Tally
  /** The ways through the grammar that the generated statements take. */
  readonly covered: Covered
  /** Seeds that the engine accepts and quarry refuses. */
  readonly refusedSeeds: readonly Finding[]
}

/** Mutants of the seeds and statements of the grammar, judged by quarry and by the engine. */
export async function fuzz({ engine, seeds, count, generate, seed, kinds }: Run): Promise<Outcome> {
  const stock = stockOf(seeds, engine)
  const random = createRandom(seed)
  const generator = new Generator(engine.dialect, createRandom(seed), kinds)
  const refusedSeeds: Finding[] = []
  for (const sql of seeds) {
    const finding = await compare(sql, engine)
    if (finding?.kind === 'we refuse') refusedSeeds.push(finding)
  }
  const generated = Math.round(count * generate)
  return {
    refusedSeeds,
    mutants: await tally(count - generated, engine, () => mutate(stock, random)),
    generated: await tally(generated, engine, () => wellFormed(generator, engine)),
    covered: generator.covered(),
  }
}

/**
 * What the rules cannot say the parser's gates do: of the statements that they refuse a few are kept. A
 * description of definitions is no work of the parser's.
 */
function wellFormed(generator: Generator, { dialect }: Engine): string {
  for (let tries = 1; ; tries++) {
    const { sql, kind } = generator.statement()
    const kept = kind === 'definition' || tries === MOST_TRIES
    if (kept || judge(sql, dialect).kind !== 'refused') return sql
  }
}

const MOST_TRIES = 4

async function tally(count: number, engine: Engine, next: () => string): Promise<Tally> {
  const findings: Finding[] = []
  const counts = { decided: 0, agreed: 0, undecided: 0, accepted: 0, placed: 0, samePlace: 0 }
  for (let i = 0; i < count; i++) {
    const sql = next()
    const theirs = await engine.oracle.judge(sql)
    const finding = difference(sql, judge(sql, engine.dialect), theirs)
    if (theirs.kind === 'undecided') counts.undecided++
    else counts.decided++
    if (theirs.kind !== 'undecided' && (!finding || finding.kind === 'another place'))
      counts.agreed++
    if (theirs.kind === 'accepted' && !finding) counts.accepted++
    if (theirs.kind === 'refused' && theirs.offset !== undefined && finding?.kind !== 'we accept') {
      counts.placed++
      if (!finding) counts.samePlace++
    }
    if (finding) findings.push(finding)
  }
  return { ...counts, findings }
}

/** The same fault in as few tokens as show it. */
export async function shrunk(finding: Finding, engine: Engine): Promise<Finding> {
  const sql = await shrink(finding.sql, engine.dialect.lexical, async (shorter) => {
    const found = await compare(shorter, engine)
    return found?.kind === finding.kind
  })
  return (await compare(sql, engine)) ?? finding
}

function stockOf(seeds: readonly string[], { dialect }: Engine): Stock {
  const statements = seeds.map((sql) => cutIntoPieces(sql, dialect.lexical))
  const tokens = statements.flatMap((pieces) => pieces.tokens.map(({ text }) => text))
  return { statements, tokens }
}

async function compare(sql: string, { dialect, oracle }: Engine): Promise<Finding | undefined> {
  return difference(sql, judge(sql, dialect), await oracle.judge(sql))
}

function difference(sql: string, ours: Verdict, theirs: Verdict): Finding | undefined {
  if (theirs.kind === 'undecided') return undefined
  const finding = (kind: Finding['kind']): Finding => ({ kind, sql, ours, theirs })
  if (ours.kind === 'refused' && theirs.kind === 'accepted') return finding('we refuse')
  if (ours.kind === 'accepted' && theirs.kind === 'refused') return finding('we accept')
  if (ours.kind !== 'refused' || theirs.kind !== 'refused') return undefined
  if (theirs.offset === undefined || samePlace(ours.offset, theirs.offset, sql)) return undefined
  return finding('another place')
}

/** The end of a statement is before the space there, or behind it. */
function samePlace(ours: number | undefined, theirs: number, sql: string): boolean {
  if (ours === undefined) return false
  return sql.slice(Math.min(ours, theirs), Math.max(ours, theirs)).trim() === ''
}
