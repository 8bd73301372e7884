import type { PlanStep } from '../../../runtime/explain/plan.ts'
import type { PlanNode } from '../../api/sql.ts'

/** A step of a plan as the interface shows it. */
export function planNode(step: PlanStep): PlanNode {
  const { operation, relation, index, facts, children } = step
  const details = facts.map(({ name, value }) => `${name}: ${value}`)
  return {
    label: operation,
    relation: relation ?? null,
    details: index === undefined ? details : [`Index: ${index}`, ...details],
    estimatedRows: step.estimatedRows ?? null,
    actualRows: step.actualRows ?? null,
    cost: step.cost ?? null,
    loops: step.loops ?? null,
    milliseconds: step.milliseconds ?? null,
    children: children.map(planNode),
  }
}
