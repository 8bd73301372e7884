import { type BsonMember, type BsonObject, memberOf, object } from '../bson/bson-value.ts'
import { int, string } from '../bson/scalars.ts'
import { isSame, writeBson } from '../bson/write-bson.ts'
import { array, type BsonValue } from '../bson/bson-value.ts'
import { command } from '../command.ts'
import { numberOf } from '../reply.ts'
import { idFilter } from './changed-document.ts'
import { withMember } from './document-path.ts'
import type { DocumentEditing } from './editing.ts'

/** Bytes of values behind which a write is not conditional on them: a command has its limits. */
const MOST_GUARDED = 4 * 1024 * 1024

/**
 * Writes what has changed between two states of a document, if nobody has changed the same meanwhile; false: somebody
 * has. Only members that differ are sent, unless they could not be put in their places: then the document is replaced.
 */
export async function writeChange(
  { store, database, collection, options }: DocumentEditing,
  { before, after }: { readonly before: BsonObject; readonly after: BsonObject },
): Promise<boolean> {
  const modifiers = modifiersOf(before, after)
  const guarded = modifiers?.touched ?? before.members.map(({ name }) => name)
  const statement = object([
    ['q', guardOf(before, guarded)],
    ['u', modifiers?.update ?? after],
  ])
  const documents = { field: 'updates', each: [writeBson(statement)] } as const
  const reply = await store.run(
    { database, body: command({ update: collection }), documents },
    options,
  )
  return numberOf(reply['n']) === 1
}

interface Modifiers {
  readonly update: BsonObject
  readonly touched: readonly string[]
}

/** Undefined: names cannot be addressed, or members would stand in another order. */
function modifiersOf(before: BsonObject, after: BsonObject): Modifiers | undefined {
  const set = after.members.filter(({ name, value }) => !isSame(memberOf(before, name), value))
  const gone = before.members.filter(({ name }) => memberOf(after, name) === undefined)
  const touched = [...set, ...gone].map(({ name }) => name)
  if (!touched.every(isAddressable)) return undefined
  if (!isSame(modified(before, set, gone), after)) return undefined
  const operators: [string, BsonValue][] = []
  if (set.length > 0) operators.push(['$set', { kind: 'object', members: set }])
  if (gone.length > 0)
    operators.push(['$unset', object(gone.map(({ name }) => [name, string('')] as const))])
  return { update: object(operators), touched }
}

/** What the server makes of it: members keep their places, new ones come last. */
function modified(
  before: BsonObject,
  set: readonly BsonMember[],
  gone: readonly BsonMember[],
): BsonObject {
  const kept = before.members.filter(({ name }) => !gone.some((member) => member.name === name))
  return set.reduce<BsonObject>(withMember, { kind: 'object', members: kept })
}

/** The server reads these as operators and paths. */
function isAddressable(name: string): boolean {
  return name !== '' && !name.startsWith('$') && !name.includes('.')
}

/** The document, as long as these members are what they were. */
function guardOf(before: BsonObject, names: readonly string[]): BsonObject {
  let bytes = 0
  const conditions: BsonObject[] = [idFilter(before)]
  for (const name of names.filter((each) => isAddressable(each) && each !== '_id')) {
    const condition = conditionOf(name, memberOf(before, name))
    bytes += writeBson(condition).length
    if (bytes < MOST_GUARDED) conditions.push(condition)
  }
  return object([['$and', array(conditions)]])
}

function conditionOf(name: string, value: BsonValue | undefined): BsonObject {
  if (value === undefined) return object([[name, object([['$exists', int(0)]])]])
  // Newer servers compare with undefined no more.
  if (value.kind === 'scalar' && value.type === 'undefined')
    return object([[name, object([['$exists', int(1)]])]])
  return object([[name, object([['$eq', value]])]])
}
