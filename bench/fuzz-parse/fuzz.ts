import type { Engine } from './engines.ts'
import { judge } from './judge.ts'
import { cutIntoPieces, mutate, type Stock } from './mutate.ts'
import type { Verdict } from './oracle.ts'
import { createRandom } from './random.ts'
import { shrink } from './shrink.ts'

export interface Run {
  readonly engine: Engine
  readonly seeds: readonly string[]
  readonly count: number
  readonly seed: number
}

export interface Finding {
  readonly kind: 'we refuse' | 'we accept' | 'another place'
  readonly sql: string
  readonly ours: Verdict
  readonly theirs: Verdict
}

export interface Outcome {
  /** Mutants that both sides decided. */
  readonly decided: number
  readonly agreed: number
  readonly undecided: number
  /** Of those both refuse where the engine tells the place: all, and those with the same place. */
  readonly placed: number
  readonly samePlace: number
  /** Seeds that the engine accepts and quarry refuses. */
  readonly refusedSeeds: readonly Finding[]
  readonly findings: readonly Finding[]
}

/** Mutants of the seeds, judged by quarry and by the engine. */
export async function fuzz({ engine, seeds, count, seed }: Run): Promise<Outcome> {
  const stock = stockOf(seeds, engine)
  const random = createRandom(seed)
  const refusedSeeds: Finding[] = []
  for (const sql of seeds) {
    const finding = await compare(sql, engine)
    if (finding?.kind === 'we refuse') refusedSeeds.push(finding)
  }
  const findings: Finding[] = []
  const tally = { decided: 0, agreed: 0, undecided: 0, placed: 0, samePlace: 0 }
  for (let i = 0; i < count; i++) {
    const sql = mutate(stock, random)
    const theirs = await engine.oracle.judge(sql)
    const finding = difference(sql, judge(sql, engine.dialect), theirs)
    if (theirs.kind === 'undecided') tally.undecided++
    else tally.decided++
    if (theirs.kind !== 'undecided' && (!finding || finding.kind === 'another place'))
      tally.agreed++
    if (theirs.kind === 'refused' && theirs.offset !== undefined && finding?.kind !== 'we accept') {
      tally.placed++
      if (!finding) tally.samePlace++
    }
    if (finding) findings.push(finding)
  }
  return { ...tally, refusedSeeds, findings }
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
  if (theirs.offset === undefined || ours.offset === theirs.offset) return undefined
  return finding('another place')
}
