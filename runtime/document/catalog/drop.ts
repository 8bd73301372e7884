import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'

export async function dropDatabase(
  store: DocumentStore,
  database: string,
  options: CommandOptions,
): Promise<void> {
  await store.run({ database, body: command({ dropDatabase: 1 }) }, options)
}

export async function dropCollection(
  store: DocumentStore,
  { database, collection }: Namespace,
  options: CommandOptions,
): Promise<void> {
  await store.run({ database, body: command({ drop: collection }) }, options)
}
