import {
  decodeValue,
  Undecodable,
  type View,
} from '../../../../runtime/key-value/decode/decode-value.ts'
import { AmbiguousMember } from '../../../../runtime/key-value/read/find-member.ts'
import { ElementTooLarge, readElement } from '../../../../runtime/key-value/read/read-element.ts'
import { readGroups, readPending } from '../../../../runtime/key-value/read/read-stream.ts'
import {
  type ElementAnswer,
  elementAnswer,
  type ElementRequest,
  elementRequest,
  type PendingEntries,
  pendingEntries,
  type StreamGroups,
  streamGroups,
} from '../../../api/keys/edits.ts'
import { refusal } from '../../failure/refusal.ts'
import { askedDatabase, askedKey, askedPattern, linkOf, timed } from '../../keys/asked-store.ts'
import { base64Bytes, bytesOf, shownBytes } from '../../keys/bytes.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import { keyLimits } from '../../keys/key-limits.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'
import { attachment } from '../../routing/attachment.ts'
import { integerOf } from '../../routing/read-query.ts'
import type { RouteRequest } from '../../routing/route.ts'
import { bodyRoute, type KeyRoute, route } from './key-route.ts'

const WHICH = ['key', 'key64', 'database'] as const
const FILE = 'application/octet-stream'

export const elementRoutes: readonly KeyRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/key/element', body: elementRequest, answers: elementAnswer },
      ...{
        query: WHICH,
        files: [FILE],
        isRead: true,
        summary: 'All bytes of one element, or what they mean',
      },
    },
    async (body, request, studio) => {
      const { result: element, timing } = await timed(() => elementOf(body, request, studio))
      const decoded = body.view && (await decodedAs(body.view, element))
      const bytes = decoded ?? element
      if (request.headers['accept'] === FILE) return { bytes, headers: attachment('value.bin') }
      const answer: ElementAnswer = {
        ...{ element: shownBytes(bytes, keyLimits.viewBytes), size: element.length, timing },
        view: body.view ?? null,
      }
      return { body: answer }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/key/groups', answers: streamGroups, query: WHICH },
      summary: 'The groups of a stream with their consumers',
    },
    async ({ query, signal }, studio) => {
      const link = await linkOf(studio, askedDatabase(query, studio))
      const place = { link, key: askedKey(query), signal }
      const { result, timing } = await timed(() => unlessChanged(() => readGroups(place)))
      const groups = result.map(({ name, consumers, ...group }) => ({
        ...{ ...group, name: shown(name) },
        consumers: consumers.map((each) => ({ ...each, name: shown(each.name) })),
      }))
      return { body: { groups, timing } satisfies StreamGroups }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/key/pending', answers: pendingEntries },
      query: [...WHICH, 'group', 'group64', 'cursor', 'limit'],
      summary: 'The entries that a group has not acknowledged',
    },
    async ({ query, signal }, studio) => {
      const link = await linkOf(studio, askedDatabase(query, studio))
      const base64 = query.get('group64')
      const group =
        base64 === undefined ? askedPattern(query, 'group') : base64Bytes(base64, 'group64')
      if (group === undefined)
        throw refusal('bad_request', 'this parameter says which group', 'group')
      const { pageElements, defaultElements } = keyLimits
      const limit = integerOf(query, 'limit', { least: 1, most: pageElements }) ?? defaultElements
      const wish = { link, key: askedKey(query), signal, group, cursor: query.get('cursor'), limit }
      const { result, timing } = await timed(() => unlessChanged(() => readPending(wish)))
      const entries = result.entries.map(({ consumer, ...entry }) => ({
        ...entry,
        consumer: shown(consumer),
      }))
      return { body: { entries, cursor: result.cursor ?? null, timing } satisfies PendingEntries }
    },
  ),
]

function shown(bytes: Buffer) {
  return shownBytes(bytes, keyLimits.elementBytes)
}

async function elementOf(
  { field, index, id, member }: ElementRequest,
  { query, signal }: RouteRequest,
  studio: KeyStudio,
): Promise<Buffer> {
  const link = await linkOf(studio, askedDatabase(query, studio))
  const wish = {
    ...{ link, key: askedKey(query), index, id, signal, most: keyLimits.wholeBytes },
    field: field === undefined ? undefined : bytesOf(field, 'field'),
    member: member && { begins: bytesOf(member.begins, 'member.begins'), size: member.size },
  }
  try {
    const found = await unlessChanged(() => readElement(wish))
    if (found !== undefined) return found
  } catch (error) {
    throw unreadable(error)
  }
  throw refusal('not_found', 'there is no such key or element', 'key')
}

function unreadable(error: unknown): unknown {
  if (error instanceof ElementTooLarge)
    return refusal('too_large', 'The value is too large for one answer; read it in parts.')
  if (!(error instanceof AmbiguousMember)) return error
  return refusal('conflict', 'Several members begin alike and are equally long.', 'member')
}

const reasons = {
  form: 'The bytes are not in this form.',
  size: 'What the bytes hold is too large to be shown.',
} as const

async function decodedAs(view: View, bytes: Buffer): Promise<Buffer> {
  try {
    return await decodeValue(view, bytes, keyLimits.viewBytes)
  } catch (error) {
    throw error instanceof Undecodable
      ? refusal('invalid_value', reasons[error.reason], 'view')
      : error
  }
}
