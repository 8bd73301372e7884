import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../tree/walk.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { inBody, isOf, type Reference } from './own-references.ts'

interface Arm {
  readonly body: Ir.Body
  /** What joins it to the arms before it; undefined for the first one. */
  readonly by: string | undefined
  /** Those in its own FROM. */
  readonly direct: readonly Ir.RangeVariable[]
  readonly all: readonly Reference[]
}

type Add = (at: Ir.Cte['at'], reason: string) => void

/**
 * SQLite (manual, WITH, "Recursive Common Table Expressions"; `resolveFromTermToCte`): the last parts of a UNION read
 * it, each once in its own FROM, and neither group it nor open windows over it.
 */
export function recursionInArms(
  cte: Ir.Cte,
  { body }: Ir.Query,
  inferred: Inferred,
  report: Report,
): void {
  const add: Add = (at, reason) => report.add('wrong-recursion', at, { cte: cte.name, reason })
  const arms = armsOf(body, cte)
  const [any] = arms.flatMap(({ all }) => all)
  const isSeeded = arms.some(({ all }) => all.length === 0)
  // Where no part does without it that is told by inference.
  if (!any || !isSeeded) return
  const last = arms.at(-1)
  if (!last?.by?.startsWith('union')) {
    add(any.variable.at, 'it must be a UNION, whose first part does not read it')
    return
  }
  const isRecursive = ({ by, direct }: Arm) => by === last.by && direct.length > 0
  const seeds = arms.findLastIndex((arm) => !isRecursive(arm)) + 1
  const [early] = arms.slice(0, seeds).flatMap(({ all }) => all)
  if (early) {
    const isInside = last.direct.length === 0 && last.all.length > 0
    add(
      early.variable.at,
      isInside ? inSubquery : 'the parts of its UNION that read it stand behind all others',
    )
    return
  }
  for (const arm of arms.slice(seeds)) judgeArm(arm, arm === last, inferred, add)
}

const inSubquery = 'a subquery cannot read it'

function armsOf(body: Ir.Body, cte: Ir.Cte, by?: string): readonly Arm[] {
  if (body.kind === 'set-operation') {
    const joined = `${body.operator}${body.all ? ' all' : ''}`
    return [...armsOf(body.left, cte, by), ...armsOf(body.right, cte, joined)]
  }
  const from = body.kind === 'select' ? variablesOf(body.from) : []
  const direct = from.filter((variable) => isOf(variable, cte))
  return [{ body, by, direct, all: inBody(body, undefined, cte) }]
}

function judgeArm({ body, direct, all }: Arm, isLast: boolean, inferred: Inferred, add: Add): void {
  const [, second] = direct
  if (second) add(second.at, 'once is all it can')
  const inner = all.find(({ variable }) => !direct.includes(variable))
  if (inner) add(inner.variable.at, inSubquery)
  if (body.kind !== 'select') return
  const [key] = body.grouping.sets.flat()
  if (key) add(key.at, 'its groups would need all its rows')
  const clauses = [
    ...body.outputs.map(({ expression }) => expression),
    ...(body.having ? [body.having] : []),
  ]
  for (const part of clauses.flatMap(allExpressions)) {
    if (part.kind !== 'call') continue
    const chosen = inferred.chosen.get(part)
    if (!part.over && chosen?.routine === 'aggregate' && chosen.groups !== false)
      add(part.nameAt, 'an aggregate would need all its rows')
    if (part.over && isLast) add(part.nameAt, 'a window would need all its rows')
  }
}
