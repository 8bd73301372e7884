import { bareStep, type Explain, type PlanStep } from '../../../explain/plan.ts'

/** EXPLAIN QUERY PLAN, which measures nothing: https://sqlite.org/eqp.html */
export const sqliteExplain: Explain = {
  statement: (sql, measured) => (measured ? undefined : `EXPLAIN QUERY PLAN ${sql}`),
  plan(rows) {
    const lines = rows.map(([id, parent, , detail]) => ({
      id: Number(id),
      parent: Number(parent),
      detail: String(detail),
    }))
    return {
      root: bareStep('Query', stepsBelow(0, lines)),
      text: lines.map(({ detail }) => detail).join('\n'),
    }
  },
}

interface Line {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

function stepsBelow(parent: number, lines: readonly Line[]): readonly PlanStep[] {
  return lines
    .filter((line) => line.parent === parent)
    .map(({ id, detail }) => ({
      ...bareStep(detail, stepsBelow(id, lines)),
      relation: /^(?:SCAN|SEARCH) (?<name>\S+)/.exec(detail)?.groups?.['name'],
      index: / INDEX (?<name>[^\s(]+)/.exec(detail)?.groups?.['name'],
    }))
}
