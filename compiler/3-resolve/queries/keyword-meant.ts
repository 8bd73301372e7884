import type * as Ast from '../../2-parse/ast.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Span } from '../../source/span.ts'
import { nodesIn } from '../definitions/nodes-in.ts'

const values = ['NULL', 'TRUE', 'FALSE', 'CURRENT_DATE', 'CURRENT_TIMESTAMP']

/** `SELECT DISTICT a FROM t`, `a IS NOT NUL`: a word that is taken for a column where it is misspelt. */
export function keywordMeant({ text, quoted, at }: Ast.Name, tree: object): string | undefined {
  if (quoted) return undefined
  const first = text[0]?.toUpperCase()
  const value = suggest(
    text,
    values.filter((each) => each[0] === first),
  )
  return value ?? (isNamedFirst(at, tree) ? suggest(text, ['DISTINCT']) : undefined)
}

/** Whether it is the first item of a list, and what follows was taken for its name. */
function isNamedFirst(at: Span, tree: object): boolean {
  for (const node of nodesIn(tree)) {
    if (!isSelect(node)) continue
    const [item] = node.items
    if (item?.kind === 'item' && item.alias && item.at.start === at.start) return true
  }
  return false
}

function isSelect(node: object): node is Ast.Select {
  return 'kind' in node && node.kind === 'select'
}
