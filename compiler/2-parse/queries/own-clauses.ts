import type * as Ast from '../ast.ts'

/** The clauses of the query that the parentheses around it are one with. */
export function ownClauses(body: Ast.QueryBody): OwnClauses {
  if (body.kind !== 'query') return noClauses
  const inner = ownClauses(body.body)
  return {
    with: body.with ?? inner.with,
    orderBy: body.orderBy.length > 0 ? body.orderBy : inner.orderBy,
    limit: body.limit ?? inner.limit,
  }
}

export type OwnClauses = Pick<Ast.Query, 'with' | 'orderBy' | 'limit'>

const noClauses: OwnClauses = { with: undefined, orderBy: [], limit: undefined }
