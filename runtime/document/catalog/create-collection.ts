import type { BsonObject } from '../bson/bson-value.ts'
import { command, type Plain } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'

/** https://www.mongodb.com/docs/manual/reference/command/create/ */
export interface CollectionOptions {
  readonly capped?: boolean | undefined
  readonly size?: number | undefined
  readonly max?: number | undefined
  readonly validator?: BsonObject | undefined
  readonly validationLevel?: string | undefined
  readonly validationAction?: string | undefined
  readonly collation?: BsonObject | undefined
}

export async function createCollection(
  store: DocumentStore,
  { database, collection }: Namespace,
  options: CommandOptions,
  wanted: CollectionOptions = {},
): Promise<void> {
  const members: Record<string, Plain | undefined> = { ...wanted }
  await store.run({ database, body: command({ create: collection, ...members }) }, options)
}

/** Changes what new documents must be. */
export async function changeValidation(
  store: DocumentStore,
  { database, collection }: Namespace,
  options: CommandOptions,
  wanted: Pick<CollectionOptions, 'validator' | 'validationLevel' | 'validationAction'>,
): Promise<void> {
  const members: Record<string, Plain | undefined> = { ...wanted }
  await store.run({ database, body: command({ collMod: collection, ...members }) }, options)
}

/** Gives a collection another name in its database. */
export async function renameCollection(
  store: DocumentStore,
  { database, collection }: Namespace,
  { name, ...options }: CommandOptions & { readonly name: string },
): Promise<void> {
  const names = { renameCollection: `${database}.${collection}`, to: `${database}.${name}` }
  await store.run({ database: 'admin', body: command(names) }, options)
}
