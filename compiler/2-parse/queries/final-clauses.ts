import type * as Ast from '../ast.ts'

/** INTO and PROCEDURE say what becomes of a whole statement's rows. */
type FinalClause = Ast.IntoTargets | Ast.Call

/** Those of a query that is no statement: none has its place there. */
export function innerFinals({ body, into, procedure }: Ast.Query): readonly FinalClause[] {
  return [...finalsOf(body), ...(into ? [into] : []), ...(procedure ? [procedure] : [])]
}

/** Those that come too early in a statement: behind its items INTO may stand if it is a single SELECT. */
export function earlyFinals({ body, into }: Ast.Query): readonly FinalClause[] {
  if (into) return finalsOf(body)
  return body.kind === 'select' ? [] : finalsOf(body).filter(({ at }) => at.end < body.at.end)
}

function finalsOf(body: Ast.QueryBody): readonly FinalClause[] {
  if (body.kind === 'query') return innerFinals(body)
  if (body.kind === 'set-operation') return [...finalsOf(body.left), ...finalsOf(body.right)]
  return body.kind === 'select' && body.into?.kind === 'into-targets' ? [body.into] : []
}

/** INTO behind the rest of a UNION's operands, or before a clause behind the parentheses around it. */
export function operandTails(query: Ast.Query): readonly Ast.IntoTargets[] {
  const { body, orderBy, limit, locking, into } = query
  const goesOn = orderBy.length > 0 || limit || locking.length > 0 || into
  if (body.kind === 'query') return goesOn ? innerTails(body) : operandTails(body)
  return body.kind === 'set-operation' ? innerTails(body) : []
}

/** INTO behind the rest of queries in parentheses: in MySQL none but a whole statement has it. */
export function innerTails(body: Ast.QueryBody): readonly Ast.IntoTargets[] {
  if (body.kind === 'set-operation') return [...innerTails(body.left), ...innerTails(body.right)]
  if (body.kind !== 'query') return []
  return [...innerTails(body.body), ...(body.into ? [body.into] : [])]
}
