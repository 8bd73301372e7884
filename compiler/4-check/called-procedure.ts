import { calledParameters } from '../ir/called-parameters.ts'
import type { Routine } from '../ir/routine.ts'
import type * as Ir from '../ir/query.ts'
import type { Type } from '../ir/type.ts'
import { plainColumn } from '../ir/plain-column.ts'
import type { Inferred } from './inference/inference.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/** A CALL with what is known once its procedure is chosen: the row that it gives and what its arguments are for. */
export function withProcedure(resolved: Ir.Resolved, known: Known): Ir.Resolved {
  const { statement } = resolved
  const procedure = calledProcedure(statement, known)
  if (statement.kind !== 'command' || !statement.procedure || !procedure) return resolved
  const parameters = calledParameters(procedure)
  const names = statement.procedure.names.map((name, i) => name ?? parameters[i]?.name)
  const columns = procedureColumns(statement, known)
  const called = { ...statement, columns, procedure: { ...statement.procedure, names } }
  return { ...resolved, statement: called, sentNames: columns.map(({ name }) => name) }
}

export function calledProcedure(statement: Ir.Statement, { chosen }: Known): Routine | undefined {
  if (statement.kind !== 'command' || !statement.procedure) return undefined
  return chosen.get(statement.procedure.call)?.declared
}

/** Those of a command; of PostgreSQL's CALL the one row of its OUT and INOUT parameters (manual, CALL). */
export function procedureColumns(statement: Ir.Command, known: Known): Ir.CommandResult['columns'] {
  const procedure = calledProcedure(statement, known)
  if (!procedure || known.dialect.semantics.outParameters !== 'row') return statement.columns
  const types = resultTypes(statement, known)
  return (procedure.outs ?? []).map(({ name, type }, i) =>
    plainColumn({ name: name ?? `column${i + 1}`, type: types[i] ?? type, nullable: true }),
  )
}

/** Of `INOUT x anyelement` the type that the arguments give it. */
function resultTypes({ procedure }: Ir.Command, { chosen }: Known): readonly Type[] {
  const result = procedure && chosen.get(procedure.call)?.result
  if (!result) return []
  const isRow = result.kind === 'composite' && result.name === undefined
  return isRow ? result.fields.map(({ type }) => type) : [result]
}
