import type { Engine } from './engines.ts'
import { type Finding, type Outcome, shrunk, type Tally } from './fuzz.ts'

/** Shrinking takes hundreds of parses. */
const MOST_SHRUNK = 300

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`

/** The figures, then the disagreements in classes, the largest first, each with its shortest text. */
export async function printOutcome(outcome: Outcome, engine: Engine): Promise<void> {
  const { mutants, generated, covered, refusedSeeds } = outcome
  printTally('mutants', mutants)
  printTally('generated', generated)
  print(
    `productions  ${percent(covered.taken, covered.ways)}  (${covered.taken} of ${covered.ways})`,
  )
  if (covered.missed.length > 0) print(`             not all of ${covered.missed.join(', ')}`)
  print(`seeds        ${refusedSeeds.length} refused that the engine accepts`)
  const findings = [...mutants.findings, ...generated.findings]
  for (const [title, some] of [
    ['SEEDS THAT WE REFUSE', refusedSeeds],
    ['WE REFUSE', findings.filter(({ kind }) => kind === 'we refuse')],
    ['WE ACCEPT', findings.filter(({ kind }) => kind === 'we accept')],
    ['ANOTHER PLACE', findings.filter(({ kind }) => kind === 'another place')],
  ] as const) {
    if (some.length > 0) await printClasses(title, some, engine)
  }
}

function printTally(what: string, tally: Tally): void {
  const { decided, agreed, undecided, accepted, placed, samePlace } = tally
  if (decided + undecided === 0) return
  print(`${what.toUpperCase()}`)
  print(
    `agreement    ${percent(agreed, decided)}  (${agreed} of ${decided}; ${undecided} undecided)`,
  )
  print(`accepted     ${percent(accepted, decided)}`)
  print(`same place   ${percent(samePlace, placed)}  (${samePlace} of ${placed} that both refuse)`)
}

async function printClasses(
  title: string,
  findings: readonly Finding[],
  engine: Engine,
): Promise<void> {
  const classes = new Map<string, Finding[]>()
  for (const finding of findings.slice(0, MOST_SHRUNK)) {
    const short = await shrunk(finding, engine)
    const key = classOf(short)
    classes.set(key, [...(classes.get(key) ?? []), short])
  }
  print(`\n${title}: ${findings.length}`)
  const sorted = [...classes.values()].toSorted((a, b) => b.length - a.length)
  for (const members of sorted) {
    const [shortest] = members.toSorted((a, b) => a.sql.length - b.sql.length)
    if (shortest) printFinding(members.length, shortest)
  }
}

/** The statement's first word, and what is said of the token that is refused. */
function classOf({ sql, ours, theirs }: Finding): string {
  const [verdict, other] = ours.kind === 'refused' ? [ours, theirs] : [theirs, ours]
  const message = verdict.kind === 'refused' ? verdict.message : other.kind
  return `${/^\W*\w*/.exec(sql)?.[0].toLowerCase()}: ${message.replace(/(near '\W*\w*).*/s, '$1')}`
}

function printFinding(count: number, { sql, ours, theirs }: Finding): void {
  print(`${String(count).padStart(5)}  ${sql.replaceAll(/\s+/g, ' ')}`)
  if (ours.kind === 'refused') print(`         quarry: ${said(ours)}`)
  if (theirs.kind === 'refused') print(`         engine: ${said(theirs)}`)
}

function said(verdict: Verdict): string {
  if (verdict.kind !== 'refused') return verdict.kind
  return verdict.offset === undefined
    ? verdict.message
    : `${verdict.message} (at ${verdict.offset})`
}

type Verdict = Finding['ours']

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
