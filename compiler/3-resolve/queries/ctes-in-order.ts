import type * as Ast from '../../2-parse/ast.ts'
import { mentionsOf } from '../../relations/mentions-of.ts'
import type { Context } from './context.ts'

/** Each behind those that it reads, where they may stand behind it; what is in a circle stays as it is written. */
export function ctesInOrder({ ctes, recursive }: Ast.With, context: Context): readonly Ast.Cte[] {
  const { ctesSeeLater } = context.dialect.semantics
  const seeLater = ctesSeeLater === 'always' || (recursive && ctesSeeLater === 'with-recursive')
  if (!seeLater || ctes.length < 2) return ctes
  const { relationKey } = context.dialect.names
  const byName = new Map(ctes.map((cte) => [relationKey(cte.name.text), cte]))
  const entered = new Set<Ast.Cte>()
  const ordered: Ast.Cte[] = []
  const add = (cte: Ast.Cte): void => {
    if (entered.has(cte)) return
    entered.add(cte)
    for (const name of namesReadIn(cte, context)) {
      const read = byName.get(relationKey(name))
      if (read) add(read)
    }
    ordered.push(cte)
  }
  ctes.forEach(add)
  return ordered
}

function namesReadIn({ query }: Ast.Cte, { dialect }: Context): readonly string[] {
  const mentions = mentionsOf(dialect)
  mentions.visitTree(query)
  return mentions.all().flatMap(({ parts }) => (parts.length === 1 ? parts : []))
}
