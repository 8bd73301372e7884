import { deleteKey, expireKey, putKey } from '../../../../runtime/key-value/edit/put-key.ts'
import { editKey as editElements } from '../../../../runtime/key-value/edit/edit-key.ts'
import { keyDetails } from '../../../../runtime/key-value/read/key-facts.ts'
import { type EditedKey, editedKey, editKey } from '../../../api/keys/edits.ts'
import {
  type ChangedKey,
  changedKey,
  type DeletedKey,
  deletedKey,
  keyAnswer,
  patchKey,
  putKey as putKeySchema,
} from '../../../api/keys/key.ts'
import { refusal } from '../../failure/refusal.ts'
import { answerKey } from '../../keys/answer-key.ts'
import { askedDatabase, askedKey, linkOf, timed } from '../../keys/asked-store.ts'
import { writtenKey } from '../../keys/bytes.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'
import { moveKey } from '../../keys/move-key.ts'
import { editOf, newValueOf } from '../../keys/new-value-of.ts'
import type { RouteRequest } from '../../routing/route.ts'
import { bodyRoute, type KeyRoute, route } from './key-route.ts'

const WHICH = ['key', 'key64', 'database'] as const

export const keyPathRoutes: readonly KeyRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/key', answers: keyAnswer },
      summary: 'A key with a page of its value',
      query: [...WHICH, 'cursor', 'limit', 'match', 'reverse', 'least', 'most'],
    },
    answerKey,
  ),
  bodyRoute(
    {
      ...{ method: 'PUT', url: '/api/key', body: putKeySchema, answers: changedKey },
      ...{ query: WHICH, isWrite: true, summary: 'Makes a key, or makes it anew' },
    },
    async ({ value, ttl = null, overwrite = false }, request, studio) => {
      const place = await placeOf(request, studio)
      const wish = { value: newValueOf(value, 'value'), ttl, overwrite }
      return changed(place, () => putKey(place, wish))
    },
  ),
  bodyRoute(
    {
      ...{ method: 'PATCH', url: '/api/key', body: patchKey, answers: changedKey },
      ...{ query: WHICH, isWrite: true, summary: 'Expires, renames or copies a key' },
    },
    async ({ ttl, rename, copy, replace = false }, request, studio) => {
      const given = [ttl, rename, copy].filter((each) => each !== undefined)
      if (given.length !== 1)
        throw refusal('bad_request', 'one of ttl, rename and copy says what is to be done')
      const place = await placeOf(request, studio)
      if (ttl !== undefined) return changed(place, () => expireKey(place, ttl))
      return moveKey(place, { rename, copy, replace }, studio)
    },
  ),
  route(
    {
      ...{ method: 'DELETE', url: '/api/key', answers: deletedKey },
      ...{ query: WHICH, isWrite: true, summary: 'Deletes a key' },
    },
    async (request, studio) => {
      const place = await placeOf(request, studio)
      const { result, timing } = await timed(() => unlessChanged(() => deleteKey(place)))
      const body: DeletedKey = { deleted: 1, undoId: result.undoId ?? null, timing }
      return { body }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/key/edit', body: editKey, answers: editedKey },
      ...{ query: WHICH, isWrite: true, summary: 'Changes elements of a value' },
    },
    async ({ edits }, request, studio) => {
      const place = await placeOf(request, studio)
      const wanted = edits.map((edit, at) => editOf(edit, `edits.${at}`))
      const { result, timing } = await timed(async () => {
        const { ids, undoId } = await unlessChanged(() => editElements(place, wanted))
        const [details] = await keyDetails(place.link, [place.key], place.signal)
        const length = details?.type === 'none' ? 0 : (details?.length ?? null)
        return { length, ids: [...ids], undoId: undoId ?? null }
      })
      return { body: { ...result, timing } satisfies EditedKey }
    },
  ),
]

type Place = Awaited<ReturnType<typeof placeOf>>

async function placeOf({ query, signal }: RouteRequest, studio: KeyStudio) {
  const database = askedDatabase(query, studio)
  const key = askedKey(query)
  return { link: await linkOf(studio, database), key, database, signal, journal: studio.journal }
}

async function changed(place: Place, work: () => Promise<{ readonly undoId: string | undefined }>) {
  const { link, key, signal } = place
  const { result, timing } = await timed(async () => {
    const { undoId } = await unlessChanged(work)
    const [facts] = await keyDetails(link, [key], signal)
    return { undoId, facts }
  })
  const { undoId = null, facts } = result
  const { type = 'none', ttl = null } = facts ?? {}
  return { body: { ...writtenKey(key), type, ttl, undoId, timing } satisfies ChangedKey }
}
