import type { BsonObject, BsonValue } from '../bson/bson-value.ts'
import { isSame } from '../bson/write-bson.ts'
import { findByIds, idOf } from '../find/find-by-ids.ts'
import { pathOf, valueAt, withoutPath, withValueAt } from './document-path.ts'
import type { DocumentEditing } from './editing.ts'
import { recorded } from './recorded.ts'
import { writeChange } from './write-change.ts'

/** A change of one document; names are paths with dots. */
export interface DocumentEdit {
  readonly id: BsonValue
  readonly set: readonly PathValue[]
  readonly unset: readonly string[]
  /** The whole document, instead of single members. */
  readonly replace: BsonObject | undefined
  /** What the person saw, byte by byte; undefined: there was nothing. */
  readonly expect: readonly { readonly path: string; readonly value: BsonValue | undefined }[]
}

export interface PathValue {
  readonly path: string
  readonly value: BsonValue
}

export type Edited =
  | { readonly kind: 'done'; readonly document: BsonObject; readonly undoId: string | undefined }
  /** The document is another one than was expected, or is gone. */
  | {
      readonly kind: 'conflict'
      readonly current: BsonObject | undefined
      readonly paths: readonly string[]
    }
  | { readonly kind: 'refused'; readonly path: string; readonly reason: string }

/** Somebody else may write between reading and writing; then it is read again. */
const ATTEMPTS = 5

/** Changes one document on the condition of what was seen, and returns it as it is stored. */
export async function editDocument(editing: DocumentEditing, edit: DocumentEdit): Promise<Edited> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptEdit(editing, edit)
    if (outcome.kind !== 'conflict' || outcome.paths.length > 0 || attempt === ATTEMPTS)
      return outcome
    if (outcome.current === undefined) return outcome
  }
}

async function attemptEdit(editing: DocumentEditing, edit: DocumentEdit): Promise<Edited> {
  const before = await current(editing, edit.id)
  if (before === undefined) return { kind: 'conflict', current: undefined, paths: [] }
  const paths = edit.expect
    .filter(({ path, value }) => !isSame(valueAt(before, pathOf(path)), value))
    .map(({ path }) => path)
  if (paths.length > 0) return { kind: 'conflict', current: before, paths }
  const after = edited(before, edit)
  if ('reason' in after) return { kind: 'refused', ...after }
  if (isSame(before, after)) return { kind: 'done', document: before, undoId: undefined }
  return write(editing, before, after)
}

async function write(
  editing: DocumentEditing,
  before: BsonObject,
  after: BsonObject,
): Promise<Edited> {
  const changes = [{ before, after }]
  try {
    const { undoId } = await recorded(
      editing,
      { kind: 'update', changes, isKept: true },
      async () => {
        if (!(await writeChange(editing, { before, after }))) throw new Overtaken()
      },
    )
    const document = (await current(editing, idOf(before))) ?? after
    return { kind: 'done', document, undoId }
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    return { kind: 'conflict', current: await current(editing, idOf(before)), paths: [] }
  }
}

/** Somebody has changed the document after it was read. */
class Overtaken extends Error {}

export async function current(
  { store, options, ...where }: DocumentEditing,
  id: BsonValue,
): Promise<BsonObject | undefined> {
  return (await findByIds(store, where, { ids: [id], options }))[0]
}

interface Fault {
  readonly path: string
  readonly reason: string
}

const UNCHANGEABLE = 'the identifier of a document cannot be changed'

function edited(before: BsonObject, { set, unset, replace }: DocumentEdit): BsonObject | Fault {
  if (unset.includes('_id')) return { path: '_id', reason: UNCHANGEABLE }
  let after: BsonValue = replace ?? before
  for (const { path, value } of set) {
    const changed: BsonValue | undefined = withValueAt(after, pathOf(path), value)
    if (changed === undefined) return { path, reason: 'a value stands where the path goes on' }
    after = changed
  }
  for (const path of unset) after = withoutPath(after, pathOf(path))
  if (after.kind !== 'object') return { path: '', reason: 'it is no document' }
  const id = valueAt(before, ['_id'])
  if (valueAt(after, ['_id']) === undefined && id !== undefined)
    after = { kind: 'object', members: [{ name: '_id', value: id }, ...after.members] }
  return isSame(valueAt(after, ['_id']), id) ? after : { path: '_id', reason: UNCHANGEABLE }
}
