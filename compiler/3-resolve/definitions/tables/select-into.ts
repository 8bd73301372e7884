import type * as Ast from '../../../2-parse/ast.ts'

/** SELECT ... INTO is CREATE TABLE ... AS (PostgreSQL manual, SELECT INTO); undefined for other queries. */
export function selectInto(statement: Ast.Statement): Ast.CreateTableAs | undefined {
  if (statement.kind !== 'query') return undefined
  const into = firstSelect(statement)?.into
  if (into?.kind !== 'into-table') return undefined
  const { table: name, persistence } = into
  const temporary = persistence === 'temporary'
  const plain = { orReplace: false, ifNotExists: false, columns: [], definitions: [] }
  return {
    kind: 'create-table-as',
    name,
    temporary,
    ...plain,
    storage: { ...plainStorage, unlogged: persistence === 'unlogged' },
    query: withoutInto(statement),
    at: statement.at,
  }
}

const plainStorage = {
  method: undefined,
  parameters: '',
  onCommit: 'unsaid',
  tablespace: undefined,
} as const

/** INTO stands in the leftmost arm alone. */
function firstSelect({ body }: { readonly body: Ast.QueryBody }): Ast.Select | undefined {
  switch (body.kind) {
    case 'select':
      return body
    case 'query':
      return firstSelect(body)
    case 'set-operation':
      return firstSelect({ body: body.left })
    case 'values':
      return undefined
  }
}

function withoutInto<Q extends { readonly body: Ast.QueryBody }>(query: Q): Q {
  return { ...query, body: bodyWithoutInto(query.body) }
}

function bodyWithoutInto(body: Ast.QueryBody): Ast.QueryBody {
  switch (body.kind) {
    case 'select':
      return { ...body, into: undefined }
    case 'query':
      return withoutInto(body)
    case 'set-operation':
      return { ...body, left: bodyWithoutInto(body.left) }
    case 'values':
      return body
  }
}
