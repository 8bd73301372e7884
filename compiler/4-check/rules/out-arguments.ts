import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { calledProcedure } from '../called-procedure.ts'
import type { Inferred } from '../inference/inference.ts'

/**
 * What MySQL's procedures give back goes into variables; a parameter is one too.
 * Fails: `CALL total(1, 2)`, `CALL total(1, @a + 0)`. Passes: `CALL total(1, @a)`, `CALL total(1, ?)`.
 */
export function outArguments(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  if (inferred.dialect.semantics.outParameters !== 'variables') return
  if (statement.kind !== 'command' || !statement.procedure) return
  const procedure = calledProcedure(statement, inferred)
  for (const { position, name } of procedure?.outs ?? []) {
    const argument = statement.procedure.call.arguments[position]?.value
    if (!argument || isVariable(argument)) continue
    const where = `the argument for the OUT parameter "${name ?? position + 1}"`
    const params = { where, found: 'a value', expected: 'a variable' }
    report.add('type-mismatch', argument.at, params)
  }
}

function isVariable(argument: Ir.Expression): boolean {
  if (argument.kind === 'variable')
    return argument.value === undefined && !argument.name.startsWith('@')
  return argument.kind === 'parameter' || argument.kind === 'fault'
}
