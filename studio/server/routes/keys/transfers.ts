import { Readable } from 'node:stream'
import {
  carryOut,
  type CarryWish,
  UnknownType,
} from '../../../../runtime/key-value/transfer/carry-out.ts'
import { isOutOfReach } from '../../../../runtime/key-value/failure/denied-act.ts'
import type { Link } from '../../../../runtime/key-value/link/link.ts'
import { scanAll } from '../../../../runtime/key-value/scan/scan-keys.ts'
import {
  type KeyExport,
  keyExport,
  keyImport,
  type KeyImportAnswer,
  keyImportAnswer,
} from '../../../api/keys/transfer.ts'
import { startedIterator } from '../../export/started-iterator.ts'
import { refusal } from '../../failure/refusal.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { bytesOf } from '../../keys/bytes.ts'
import { unlessChanged } from '../../keys/change-errors.ts'
import { importKeys } from '../../keys/import-keys.ts'
import { lineOf, lineOfUnreachable } from '../../keys/transfer-line.ts'
import { attachment } from '../../routing/attachment.ts'
import { bodyRoute, type KeyRoute } from './key-route.ts'

const FILE = 'application/x-ndjson'

export const transferRoutes: readonly KeyRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/keys/export', body: keyExport, files: [FILE], isRead: true },
      summary: 'A file of keys with their values',
    },
    async (body, { signal }, studio) => {
      if (body.keys !== undefined && body.match !== undefined)
        throw refusal('bad_request', 'either keys or match says what is exported')
      const link = await linkOf(studio, body.database)
      const { result: lines } = await timed(() => startedIterator(linesOf(body, link, signal)))
      const bytes = Readable.from(lines, { objectMode: false })
      return { bytes, headers: attachment(`keys.${body.format}.ndjson`, FILE) }
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/keys/import', body: keyImport, answers: keyImportAnswer },
      ...{ isWrite: true, summary: 'Writes the keys of a file' },
    },
    async (body, { signal }, studio) => {
      const link = await linkOf(studio, body.database)
      const { result, timing } = await timed(() =>
        unlessChanged(() => importKeys(body, link, signal)),
      )
      return { body: { ...result, timing } satisfies KeyImportAnswer }
    },
  ),
]

/** A key may come twice while the server grows its table: the second time it is written as it is then. */
async function* linesOf(
  wanted: KeyExport,
  link: Link,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const wish = { link, signal, asDump: wanted.format === 'dump' }
  for await (const part of partsOf(wanted, link, signal))
    for (const key of part) yield* linesOfKey(key, wish)
}

async function* linesOfKey(key: Buffer, wish: CarryWish): AsyncGenerator<string> {
  try {
    for await (const carried of carryOut(key, wish)) yield lineOf(carried)
  } catch (error) {
    if (error instanceof UnknownType)
      throw refusal('invalid_value', 'A value of a module is exported as dump only.', 'format')
    if (!isOutOfReach(error)) throw error
    yield lineOfUnreachable(key)
  }
}

async function* partsOf(
  { keys, match, type }: KeyExport,
  link: Link,
  signal: AbortSignal,
): AsyncGenerator<readonly Buffer[]> {
  if (keys !== undefined) {
    yield keys.map((key, at) => bytesOf(key, `keys.${at}`))
    return
  }
  const filter = { match: match === undefined ? undefined : Buffer.from(match), type }
  for await (const part of scanAll(link, filter, signal)) yield part.keys
}
