import type { DocumentPlanNode } from '../../../../api/documents/explanations.ts'
import type { PlanNode } from '../../../../api/sql.ts'
import { groupedNumber } from '../../../state/numbers.ts'

/** Returns a plan of documents as the tree of plans shows it. */
export function planOfDocuments(node: DocumentPlanNode): PlanNode {
  const { keysExamined, documentsExamined } = node
  const figures = [
    ...(keysExamined === null ? [] : [`Keys examined: ${groupedNumber(keysExamined)}`]),
    ...(documentsExamined === null
      ? []
      : [`Documents examined: ${groupedNumber(documentsExamined)}`]),
  ]
  const details = Object.entries(node.details).map(([name, value]) => `${name}: ${value}`)
  return {
    label: node.stage,
    relation: node.index,
    estimatedRows: null,
    actualRows: node.returned,
    loops: null,
    cost: null,
    milliseconds: node.milliseconds,
    details: [...figures, ...details],
    children: node.inputs.map(planOfDocuments),
  }
}
