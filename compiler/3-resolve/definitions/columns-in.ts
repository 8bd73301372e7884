import type * as Ast from '../../2-parse/ast.ts'
import { nodesIn } from './nodes-in.ts'

/** The columns that an expression names, each once. */
export function columnsIn(expression: Ast.Expression | Ast.Statement): readonly string[] {
  const columns = [...nodesIn(expression, (node) => !isColumn(node))].filter(isColumn)
  return [...new Set(columns.map(({ parts }) => parts.at(-1)?.text ?? ''))]
}

function isColumn(node: object): node is Ast.ColumnPath {
  return 'kind' in node && node.kind === 'column'
}
