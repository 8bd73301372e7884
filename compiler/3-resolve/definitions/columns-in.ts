import type * as Ast from '../../2-parse/ast.ts'

/** The columns that an expression names, each once. */
export function columnsIn(expression: Ast.Expression | Ast.Statement): readonly string[] {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isColumn(node)) names.add(node.parts.at(-1)?.text ?? '')
    else Object.values(node).forEach(visit)
  }
  visit(expression)
  return [...names]
}

function isColumn(node: object): node is Ast.ColumnPath {
  return 'kind' in node && node.kind === 'column'
}
