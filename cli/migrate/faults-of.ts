import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { StatementFailed } from '../../runtime/migrate/run/execute/statement-failed.ts'
import { unitsOf } from '../../runtime/migrate/run/execute/units-of.ts'
import { HISTORY_TABLE } from '../../runtime/migrate/run/history/history-text.ts'
import { UnknownHistory } from '../../runtime/migrate/run/history/history.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import { MigrationRefused } from '../../runtime/migrate/run/migration-refused.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import { connectionFault } from '../database/connection-fault.ts'
import { fault } from '../diagnostics/fault.ts'

/** What a person is told of an error of a run. Throws the error itself where it is a fault of quarry. */
export function faultsOf(error: unknown, engine: RunnerEngine): readonly Renderable[] {
  if (error instanceof MigrationRefused) return error.faults
  if (error instanceof StatementFailed) return [failedStatement(error, engine)]
  if (error instanceof UnknownHistory) return [unknownHistory(error)]
  const unreached = connectionFault(error)
  if (unreached !== undefined) return [unreached]
  const { kind, reason } = engine.refusal(error, '')
  if (kind === 'disconnected') return [fault('unreachable-database', { reason }, undefined)]
  if (kind === 'locked')
    return [migrationFault('locked-out', { reason, holders: 'another session' }, undefined)]
  if (kind === 'not-of-database') throw error
  return [fault('database-refuses', { reason }, undefined)]
}

function failedStatement({ failed }: StatementFailed, engine: RunnerEngine): Renderable {
  const { script, number, refusal, blockers } = failed
  const { reason } = refusal
  const at = number === undefined ? undefined : script.statements[number - 1]?.at
  const place = { file: script.file.path, start: 0, end: 0, ...at }
  const start = place.start + (refusal.offset ?? 0)
  const exact = refusal.offset === undefined ? place : { ...place, start, end: start + 1 }
  if (refusal.kind === 'locked') {
    const holders = blockers.length > 0 ? blockers.join(', ') : 'another session'
    return migrationFault('locked-out', { reason, holders }, place)
  }
  const isWhole = unitsOf(script, engine).length <= 1 && engine.isTransactional
  if (refusal.kind === 'disconnected')
    return migrationFault(
      'lost-database',
      { reason, done: lostHint(isWhole && number !== undefined) },
      exact,
    )
  const done = isWhole ? 0 : (number ?? script.statements.length) - 1
  return migrationFault(
    'failed-statement',
    { reason, done: doneHint(done, script.statements.length) },
    exact,
  )
}

function doneHint(done: number, total: number): string {
  if (done === 0) return 'nothing of this file was done; mend it and run the command again'
  return `${done} of ${total} statements are done; mend the file from here on, and the next run goes on here`
}

/** Whether a transaction that was being committed is done, nobody knows until the database answers. */
function lostHint(isUndone: boolean): string {
  if (isUndone) return 'nothing of this file was done'
  return 'the history says which statements of this file are done, and the next run goes on behind them'
}

function unknownHistory({ reason, tool }: UnknownHistory): Renderable {
  if (reason === 'newer') return migrationFault('newer-history', { version: tool }, undefined)
  return migrationFault('foreign-history', { table: HISTORY_TABLE }, undefined)
}
