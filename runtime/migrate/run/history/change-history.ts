import type { RunSettings } from '../migration-task.ts'
import { createHistory, type History, type HistoryWriter, readHistory } from './history.ts'

/** What changes the history and nothing else. */
export type HistoryChange = (writer: HistoryWriter, history: History) => Promise<void>

type Changing = Pick<RunSettings, 'url' | 'engine' | 'signal'> & {
  readonly onWait: (holder: string) => void
}

/** Changes the history in one transaction, while no other runner is at work. Throws what the change throws. */
export async function changeHistory(
  { url, engine, signal, onWait }: Changing,
  change: HistoryChange,
): Promise<void> {
  const lock = await engine.lock(url, { onWait, signal })
  try {
    const connection = await lock.connect()
    try {
      const history = await readHistory(connection, engine.history)
      const place = await createHistory(connection, engine.history)
      const writer = { connection, text: engine.history, place }
      await engine.transaction(connection, () => change(writer, history), { isDirected: false })
    } finally {
      await connection.close()
    }
  } finally {
    await lock.release()
  }
}
