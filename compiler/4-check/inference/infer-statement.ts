import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import { procedureColumns } from '../called-procedure.ts'
import { inferProcedure } from './infer-call.ts'
import { inferDelete, inferInsert, inferMerge, inferUpdate } from './infer-change.ts'
import { inferQuery } from './infer-query.ts'
import type { Inference } from './inference.ts'

/** The types of the result columns; what is still untyped at the end is text, as the engine has it. */
export function inferStatement(statement: Ir.Statement, inference: Inference): readonly Type[] {
  switch (statement.kind) {
    case 'query':
      return inferQuery(statement, inference)
    case 'insert':
      return inferInsert(statement, inference)
    case 'update':
      return inferUpdate(statement, inference)
    case 'delete':
      return inferDelete(statement, inference)
    case 'merge':
      return inferMerge(statement, inference)
    case 'command':
      if (statement.procedure) inferProcedure(statement.procedure.call, inference)
      return procedureColumns(statement, inference).map(({ type }) => type)
  }
}
