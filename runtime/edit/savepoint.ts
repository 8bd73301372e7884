import type { Queryable } from '../database.ts'

/** Undoes what the scope has done, and nothing else of the transaction, where it rejects. */
export async function inSavepoint<T>(session: Queryable, scope: () => Promise<T>): Promise<T> {
  await run(session, `SAVEPOINT ${NAME}`)
  try {
    const value = await scope()
    await run(session, `RELEASE SAVEPOINT ${NAME}`)
    return value
  } catch (error) {
    await run(session, `ROLLBACK TO SAVEPOINT ${NAME}`)
    await run(session, `RELEASE SAVEPOINT ${NAME}`)
    throw error
  }
}

const NAME = 'quarry_change'

async function run(session: Queryable, sql: string): Promise<void> {
  await session.query({ sql, parameters: [] })
}
