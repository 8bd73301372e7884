import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import { listOf, numberOf, recordOf } from '../reply.ts'

export interface DatabaseSummary {
  readonly name: string
  /** Bytes on disk; undefined where the server does not say. */
  readonly size: number | undefined
}

/** Returns the databases by their names. */
export async function listDatabases(
  store: DocumentStore,
  options: CommandOptions,
): Promise<readonly DatabaseSummary[]> {
  const reply = await store.run({ database: 'admin', body: command({ listDatabases: 1 }) }, options)
  const found = listOf(reply['databases']).map((each) => {
    const { name, sizeOnDisk } = recordOf(each)
    return { name: String(name), size: numberOf(sizeOnDisk) }
  })
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
