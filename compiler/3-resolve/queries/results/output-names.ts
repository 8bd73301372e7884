import type * as Ir from '../../../ir/query.ts'

/** The names of a statement's result columns; those of a set operation come from its first arm. */
export function outputNames(statement: Ir.Statement): readonly string[] {
  switch (statement.kind) {
    case 'query':
      return bodyNames(statement.body)
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge':
      return statement.returning.map(({ name }) => name)
    case 'command':
      return statement.columns.map(({ name }) => name)
  }
}

export function bodyNames(body: Ir.Body): readonly string[] {
  switch (body.kind) {
    case 'select':
      return body.outputs.map(({ name }) => name)
    case 'set-operation':
      return bodyNames(body.left)
    case 'values':
      return body.columns
    case 'query':
      return bodyNames(body.body)
  }
}
