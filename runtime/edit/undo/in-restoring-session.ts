import type { Queryable } from '../../database.ts'
import type { EditText } from '../edit-text.ts'

/** Does the work in a session that takes again what rows held, and sets it back for whoever has it next. */
export async function inRestoringSession<Value>(
  session: Queryable,
  { restoring }: Pick<EditText, 'restoring'>,
  work: () => Promise<Value>,
): Promise<Value> {
  if (restoring === undefined) return work()
  const { begin, end } = restoring
  await session.query({ sql: begin, parameters: [] })
  try {
    return await work()
  } finally {
    await session.query({ sql: end, parameters: [] })
  }
}
