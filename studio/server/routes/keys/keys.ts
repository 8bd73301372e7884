import { Type } from '@sinclair/typebox'
import {
  foundDetails,
  foundFacts,
  type KeyFacts,
} from '../../../../runtime/key-value/read/key-facts.ts'
import { expireKeys } from '../../../../runtime/key-value/edit/expire-keys.ts'
import { keyTree } from '../../../../runtime/key-value/scan/key-tree.ts'
import { scanKeys, type ScanPart } from '../../../../runtime/key-value/scan/scan-keys.ts'
import {
  type DetailsAnswer,
  detailsAnswer,
  detailsRequest,
  type ExpireAnswer,
  expireAnswer,
  expireRequest,
  type KeyList,
  keyList,
  type KeyTree,
  keyTree as keyTreeSchema,
  type ListedKey,
} from '../../../api/keys/keys.ts'
import { refusal } from '../../failure/refusal.ts'
import { askedDatabase, askedPattern, linkOf, timed } from '../../keys/asked-store.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import { base64Bytes, bytesOf, writtenBytes, writtenKey } from '../../keys/bytes.ts'
import { keyLimits } from '../../keys/key-limits.ts'
import { cursorOf, placeOf } from '../../keys/scan-cursor.ts'
import { integerOf, type QueryParameters } from '../../routing/read-query.ts'
import { bodyRoute, type KeyRoute, route } from './key-route.ts'

/** The keys that one answer has at least, where there are so many. */
const COUNT = { minimum: 1, maximum: keyLimits.pageKeys }

export const keysRoutes: readonly KeyRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/keys', answers: keyList },
      summary: 'A part of the keys, found by SCAN',
      query: ['match', 'type', 'cursor', 'count', 'database'],
      queryForms: { count: Type.Integer(COUNT) },
    },
    async ({ query, signal }, studio) => {
      const link = await linkOf(studio, askedDatabase(query, studio))
      const { defaultKeys, scanMs } = keyLimits
      const wish = {
        ...{ match: askedPattern(query), type: query.get('type'), milliseconds: scanMs },
        place: placeOf(query.get('cursor')),
        wanted:
          integerOf(query, 'count', { least: COUNT.minimum, most: COUNT.maximum }) ?? defaultKeys,
      }
      const { result, timing } = await timed(async () => {
        const part = await scanKeys(link, wish, signal)
        return { part, facts: await foundFacts(link, part.keys, signal) }
      })
      const keys = result.facts.map(listed)
      return { body: { keys, ...progressOf(result.part), timing } satisfies KeyList }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/keys/tree', answers: keyTreeSchema },
      summary: 'A part of the keys below a prefix, folded by a separator',
      query: ['prefix', 'prefix64', 'separator', 'cursor', 'database'],
    },
    async ({ query, signal }, studio) => {
      const link = await linkOf(studio, askedDatabase(query, studio))
      const separator = query.get('separator') ?? ':'
      const wish = {
        ...{ prefix: askedPrefix(query), separator: Buffer.from(separator) },
        ...{ place: placeOf(query.get('cursor')), milliseconds: keyLimits.scanMs },
        most: keyLimits.treeEntries,
      }
      const { result, timing } = await timed(async () => {
        const part = await keyTree(link, wish, signal)
        return { part, facts: await foundFacts(link, part.keys, signal) }
      })
      const { folders, left } = result.part
      const body: KeyTree = {
        ...{ separator, left, timing, ...progressOf(result.part) },
        folders: folders.map(({ name, prefix, keys }) => ({ ...folderOf(name, prefix), keys })),
        keys: result.facts.map(listed),
      }
      return { body }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/keys/details', body: detailsRequest, isRead: true },
      summary: 'Types, times to live, memory and lengths of keys',
      answers: detailsAnswer,
    },
    async ({ keys, database }, { signal }, studio) => {
      const link = await linkOf(studio, database)
      const names = keys.map((key, at) => bytesOf(key, `keys.${at}`))
      const { result, timing } = await timed(() => foundDetails(link, names, signal))
      const body = { keys: result.map(({ key, ...rest }) => ({ ...writtenKey(key), ...rest })) }
      return { body: { ...body, timing } satisfies DetailsAnswer }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/keys/expire', body: expireRequest, answers: expireAnswer },
      ...{ isWrite: true, summary: 'Gives keys a time to live, or has them stay' },
    },
    async ({ keys, ttl, database }, { signal }, studio) => {
      const { journal, store } = studio
      const place = { link: await linkOf(studio, database), journal, signal, ttl }
      const names = keys.map((key, at) => bytesOf(key, `keys.${at}`))
      const { result, timing } = await timed(() =>
        unlessChanged(() =>
          expireKeys({ ...place, database: database ?? store.database, keys: names }),
        ),
      )
      const { changed, undoId = null } = result
      return { body: { changed, undoId, timing } satisfies ExpireAnswer }
    },
  ),
]

function listed({ key, type, ttl }: KeyFacts): ListedKey {
  return { ...writtenKey(key), type, ttl }
}

function progressOf({ next, scanned, total }: Omit<ScanPart, 'keys'>) {
  const cursor = next === undefined ? null : cursorOf(next)
  return { cursor, scanned, total, complete: next === undefined }
}

function folderOf(name: Buffer, prefix: Buffer) {
  const { value, encoding } = writtenBytes(prefix)
  const { value: shown, ...rest } = writtenBytes(name)
  const prefixEncoding = encoding === undefined ? {} : { prefixEncoding: encoding }
  return { name: shown, ...rest, prefix: value, ...prefixEncoding }
}

function askedPrefix(query: QueryParameters): Buffer {
  const [text, base64] = [query.get('prefix'), query.get('prefix64')]
  if (text !== undefined && base64 !== undefined)
    throw refusal('bad_request', 'the prefix is given once', 'prefix64')
  return base64 === undefined ? Buffer.from(text ?? '') : base64Bytes(base64, 'prefix64')
}
