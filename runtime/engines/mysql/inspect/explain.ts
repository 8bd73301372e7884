import { bareStep, type Explain, type PlanStep } from '../../../explain/plan.ts'

/**
 * EXPLAIN with FORMAT=TREE, and EXPLAIN ANALYZE, which writes the same tree: MySQL 8.0.18 and newer,
 * https://dev.mysql.com/doc/refman/8.4/en/explain.html
 */
export const mysqlExplain: Explain = {
  statement: (sql, measured) => `EXPLAIN ${measured ? 'ANALYZE' : 'FORMAT=TREE'} ${sql}`,
  plan(rows) {
    const text = String(rows[0]?.[0] ?? '')
    const [root, ...others] = stepsOf(text.split('\n').filter((line) => line.trim() !== ''))
    if (root === undefined) return { root: bareStep('No plan'), text }
    return { root: others.length === 0 ? root : bareStep('Query', [root, ...others]), text }
  },
}

/** `    -> Filter: (b.a > 2)  (cost=5.25 rows=50) (actual time=0.03..0.04 rows=50 loops=1)` */
const LINE =
  /^ *-> (?<operation>.*?)(?: +\((?:cost=(?:[\d.e+]+\.\.)?(?<cost>[\d.e+]+) )?rows=(?<rows>[\d.e+]+)\))?(?: +\(actual time=[\d.e+-]+\.\.(?<time>[\d.e+-]+) rows=(?<actual>[\d.e+]+) loops=(?<loops>\d+)\))?(?: +\(never executed\))?$/

/** A step is a line, and those below it are indented further. */
function stepsOf(lines: readonly string[]): readonly PlanStep[] {
  const starts = lines.flatMap((line, at) => (indentOf(line) === indentOf(lines[0]) ? [at] : []))
  return starts.map((start, at) => stepOf(lines.slice(start, starts[at + 1])))
}

function indentOf(line: string | undefined): number {
  return line?.search(/\S/) ?? 0
}

function stepOf([first = '', ...below]: readonly string[]): PlanStep {
  const { operation, cost, rows, time, actual, loops } = LINE.exec(first)?.groups ?? {}
  const step = bareStep(operation ?? first.replace(/^ *-> /, ''), stepsOf(below))
  const runs = numberOf(loops)
  const each = numberOf(time)
  return {
    ...step,
    relation: / on (?<name>\S+)/.exec(step.operation)?.groups?.['name'],
    index: / using (?<name>\S+)/.exec(step.operation)?.groups?.['name'],
    cost: numberOf(cost),
    estimatedRows: numberOf(rows),
    actualRows: numberOf(actual),
    loops: runs,
    // The time is that of one run in the middle.
    milliseconds: runs === undefined || each === undefined ? undefined : runs * each,
  }
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
