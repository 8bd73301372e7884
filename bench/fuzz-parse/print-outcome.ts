import type { Engine } from './engines.ts'
import { type Finding, type Outcome, shrunk } from './fuzz.ts'

/** Shrinking takes hundreds of parses. */
const MOST_SHRUNK = 300

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`

/** The figures, then the disagreements in classes, the largest first, each with its shortest text. */
export async function printOutcome(outcome: Outcome, engine: Engine): Promise<void> {
  const { decided, agreed, undecided, placed, samePlace, refusedSeeds, findings } = outcome
  print(`agreement    ${percent(agreed, decided)}  (${agreed} of ${decided})`)
  print(`undecided    ${undecided}`)
  print(`same place   ${percent(samePlace, placed)}  (${samePlace} of ${placed} that both refuse)`)
  print(`seeds        ${refusedSeeds.length} refused that the engine accepts`)
  for (const [title, some] of [
    ['SEEDS THAT WE REFUSE', refusedSeeds],
    ['WE REFUSE', findings.filter(({ kind }) => kind === 'we refuse')],
    ['WE ACCEPT', findings.filter(({ kind }) => kind === 'we accept')],
    ['ANOTHER PLACE', findings.filter(({ kind }) => kind === 'another place')],
  ] as const) {
    if (some.length > 0) await printClasses(title, some, engine)
  }
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

/** The statement's first two words, and what is said of the token that is refused. */
function classOf({ sql, ours, theirs }: Finding): string {
  const message = ours.kind === 'refused' ? ours.message : said(theirs)
  return `${sql.split(/\s+/).slice(0, 2).join(' ').toLowerCase()}: ${message}`
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
