import { firstWords } from '../first-words.ts'
import type { HistoryRow } from '../history/history-row.ts'
import { migrationFault } from '../migration-faults.ts'
import { MigrationRefused } from '../migration-refused.ts'
import type { Script } from '../files/migration.ts'
import type { Run } from './run.ts'

type Begun = Pick<HistoryRow, 'id' | 'done' | 'hashes' | 'running' | 'remembered'>

/**
 * How many statements of a run that ended early are done. Throws MigrationRefused where one of them was edited since,
 * and where it cannot be told whether the last one was done.
 */
export async function resumedAt(run: Run, begun: Begun): Promise<number> {
  const { script, engine, connection } = run
  const { id, done, hashes, running, remembered } = begun
  const isSame = script.statements.slice(0, done).every(({ hash }, i) => hash === hashes[i])
  const place = { file: script.file.path, start: 0, end: 0 }
  if (!isSame || script.statements.length < done)
    throw new MigrationRefused([migrationFault('edited-statement', { done }, place)])
  if (running === undefined) return done
  const statement = script.statements[running - 1]
  const settled =
    statement?.hash === hashes[running - 1] && statement !== undefined
      ? await engine.settle(connection, statement.text, remembered)
      : 'unknown'
  if (settled === 'done') return running
  if (settled === 'undone') return done
  const at = { ...place, ...statement?.at }
  const params = { id, number: running, before: done }
  throw new MigrationRefused([migrationFault('stuck-migration', params, at)])
}

/** What a statement sets for the rest of its session. */
const SETS_SESSION =
  /^(?:set(?! local\b| constraints\b)|reset|use|prepare|pragma|attach|select (?:pg_catalog\.)?set_config)\b/

/** Sets again what the statements that are done have set: they ran on a connection that has ended. */
export async function restoreSession(
  { connection }: Run,
  { statements }: Pick<Script, 'statements'>,
  done: number,
): Promise<void> {
  for (const { text } of statements.slice(0, done))
    if (SETS_SESSION.test(firstWords(text))) await connection.execute(text)
}
