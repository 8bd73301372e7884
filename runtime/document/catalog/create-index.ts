import { type BsonObject, type BsonValue, object } from '../bson/bson-value.ts'
import { textOf } from '../bson/scalars.ts'
import { bson, command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'
import { numberAt } from './list-indexes.ts'

/** https://www.mongodb.com/docs/manual/reference/command/createIndexes/ */
export interface IndexWish {
  readonly key: BsonObject
  readonly name: string | undefined
  readonly unique?: boolean | undefined
  readonly sparse?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly partialFilterExpression?: BsonObject | undefined
  readonly expireAfterSeconds?: number | undefined
  readonly collation?: BsonObject | undefined
  readonly weights?: BsonObject | undefined
  readonly default_language?: string | undefined
}

/** Creates an index, and returns its name. */
export async function createIndex(
  store: DocumentStore,
  { database, collection }: Namespace,
  { key, name = nameOf(key), ...settings }: IndexWish,
  options: CommandOptions,
): Promise<string> {
  const members = Object.entries(settings).filter(([, value]) => value !== undefined)
  const index = object([
    ['key', key],
    ['name', bson(name)],
    ...members.map(([member, value]) => [member, bson(value ?? null)] as const),
  ])
  await store.run(
    { database, body: command({ createIndexes: collection, indexes: [index] }) },
    options,
  )
  return name
}

export async function dropIndex(
  store: DocumentStore,
  { database, collection }: Namespace,
  { name, ...options }: CommandOptions & { readonly name: string },
): Promise<void> {
  await store.run({ database, body: command({ dropIndexes: collection, index: name }) }, options)
}

/** As the server's own shell names it: `title_1_year_-1`. */
function nameOf({ members }: BsonObject): string {
  return members.map(({ name, value }) => `${name}_${directionText(value)}`).join('_')
}

/** `1`, `-1`, `text`; empty for what is no direction. */
export function directionText(value: BsonValue): string {
  if (value.kind !== 'scalar') return ''
  if (value.type === 'string') return textOf(value.bytes)
  return String(numberAt(value) ?? '')
}
