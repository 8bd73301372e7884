import { shrink } from '../shrink.ts'
import type { Engine } from './engines.ts'
import type { Placed, Tally } from './fuzz.ts'
import { load } from './load.ts'
import type { MadeSchema } from './generate/schema.ts'
import { judge } from './judge.ts'

/** Shrinking takes hundreds of questions each. */
const MOST_SHRUNK = 60
const MOST_TRIES = 1500
/** Of all of them: a question takes milliseconds. */
const MOST_TRIES_IN_ALL = 20_000

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`

/** The figures, then the disagreements in classes, the largest first, each with its shortest text. */
export async function printTally(tally: Tally, engine: Engine): Promise<void> {
  const { decided, agreed, accepted, ran, proven, givenUp, missing, findings, unsound } = tally
  print(
    `agreement  ${percent(agreed, decided)}  (${agreed} of ${decided}, ${accepted} accepted by both)`,
  )
  print(`unsound    ${unsound.length} of ${ran} runs with ${proven} columns called not null`)
  print(
    `           ${3 * accepted - ran - givenUp} could not be run, ${givenUp} were given up as too slow; ${missing} rows could not be put in`,
  )
  for (const { sql, columns, schema } of unsound.slice(0, MOST_SHRUNK)) {
    print(`  ${columns.join(', ')}: ${sql}`)
    print(`    ${schema.statements.filter((line) => !line.startsWith('CREATE TYPE')).join('; ')}`)
  }
  await printClasses(findings, engine)
  printEnded(engine)
}

/** Each statement that ended the server, while queries were made, run, judged or shrunk. */
export function printEnded({ ended }: Engine): void {
  if (ended.length === 0) return
  print(`${ended.length} ended the server`)
  for (const sql of ended) print(`    ${sql}`)
}

async function printClasses(findings: readonly Placed[], engine: Engine): Promise<void> {
  const classes = new Map<string, Placed[]>()
  for (const placed of findings) {
    const key = `${placed.finding.kind}: ${placed.finding.saying}`
    classes.set(key, [...(classes.get(key) ?? []), placed])
  }
  const sorted = [...classes].toSorted(([, a], [, b]) => b.length - a.length)
  const steps = { left: MOST_TRIES_IN_ALL }
  for (const [index, [key, members]] of sorted.entries()) {
    print(`${members.length} x ${key}`)
    const [shortest] = members.toSorted((a, b) => a.finding.sql.length - b.finding.sql.length)
    const isShrunk = index < MOST_SHRUNK && steps.left > 0
    if (!shortest) continue
    const text = isShrunk ? await shrunk(shortest, engine, steps) : shortest.finding.sql
    print(`    ${text}`)
    for (const view of viewsIn(text, shortest.schema)) print(`    ${view}`)
  }
}

/** The definitions of the views that a text names, and of those that they name. */
function viewsIn(text: string, { statements }: MadeSchema): readonly string[] {
  const needed: string[] = []
  for (const statement of statements.toReversed()) {
    const name = /^CREATE VIEW (\w+)/.exec(statement)?.[1]
    const isNamed = (by: string) => new RegExp(`\\b${name}\\b`).test(by)
    if (name !== undefined && [text, ...needed].some(isNamed)) needed.unshift(statement)
  }
  return needed
}

async function shrunk(
  { finding, schema }: Placed,
  engine: Engine,
  steps: { left: number },
): Promise<string> {
  const catalog = await load(schema, engine)
  const fails = async (shorter: string) => {
    steps.left -= 1
    const judged = await judge(shorter, catalog, engine)
    const { kind, saying } = finding
    return (
      judged.kind === 'differs' && judged.finding.kind === kind && judged.finding.saying === saying
    )
  }
  return shrink(finding.sql, engine.dialect.lexical, fails, Math.min(MOST_TRIES, steps.left))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
