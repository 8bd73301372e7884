import type { Link } from '../link/link.ts'
import { bytesOrNull, integerOf, ServerRefusal, textOf } from '../link/reply.ts'
import { readPage } from '../read/read-page.ts'
import { readGroups } from '../read/read-stream.ts'
import type { ValuePage } from '../read/value-page.ts'
import type { WholeValue } from '../edit/whole-value.ts'
import type { CarriedPart, Content } from './carried-part.ts'

export interface CarryWish {
  readonly link: Link
  /** Values are carried in the form of the server where they are not too large for a line. */
  readonly asDump: boolean
  readonly signal: AbortSignal
}

/** Elements, or bytes of a string, of one part. */
const ELEMENTS = 1000
const STRING_BYTES = 1024 * 1024
/** Bytes of a value that is carried as one, in the form of the server. */
const DUMP_BYTES = 4 * 1024 * 1024

/** The key in parts; nothing where it is gone. Throws UnknownType for a value that cannot be carried. */
export async function* carryOut(key: Buffer, wish: CarryWish): AsyncGenerator<CarriedPart> {
  const { link, asDump, signal } = wish
  const [found, expires, size] = await link.sendAll(
    [
      ['TYPE', key],
      ['PEXPIRETIME', key],
      ['MEMORY', 'USAGE', key],
    ],
    signal,
  )
  const type = textOf(found)
  if (type === 'none') return
  const at = integerOf(expires)
  const expiresAt = at < 0 ? null : at
  const isSmall = size instanceof ServerRefusal || size === null || integerOf(size) <= DUMP_BYTES
  if (asDump && isSmall) {
    const dump = bytesOrNull(await link.send(['DUMP', key], signal))
    if (dump !== null) yield { key, expiresAt, part: 0, content: { type: 'dump', dump } }
    return
  }
  let part = 0
  for await (const content of contents(key, type, wish)) {
    yield { key, expiresAt, part, content }
    part += 1
  }
}

/** A value of a module that is carried in the form of the server only. */
export class UnknownType extends Error {
  readonly key: Buffer

  constructor(key: Buffer) {
    super('a value of a module is carried in the form of the server only')
    this.name = 'UnknownType'
    this.key = key
  }
}

async function* contents(key: Buffer, type: string, wish: CarryWish): AsyncGenerator<Content> {
  const { link, signal } = wish
  const limit = type === 'string' ? STRING_BYTES : ELEMENTS
  const usual = { limit, match: undefined, reverse: false, scores: undefined }
  let cursor: string | undefined
  do {
    const page = await readPage(type, { link, key, wish: { ...usual, cursor }, signal })
    const content = contentOf(page)
    if (content === undefined) throw new UnknownType(key)
    if (!isEmpty(content)) yield content
    cursor = nextOf(page)
    if (page.type === 'stream' && cursor === undefined) {
      const groups = await readGroups({ link, key, signal })
      yield { type: 'stream-end', lastId: page.lastId, groups }
    }
  } while (cursor !== undefined)
}

function contentOf(page: ValuePage): WholeValue | undefined {
  if (page.type === 'other') return undefined
  if (page.type !== 'list') return page
  return { type: 'list', items: page.items.map(({ value }) => value) }
}

/** A string has no cursor: a page that is full may have one behind it. */
function nextOf(page: ValuePage): string | undefined {
  if (page.type === 'string')
    return page.value.length < STRING_BYTES ? undefined : String(page.offset + page.value.length)
  return 'cursor' in page ? page.cursor : undefined
}

/** A page of a scan may hold nothing, and a string may be empty. */
function isEmpty(content: WholeValue): boolean {
  const elements =
    ('entries' in content && content.entries) ||
    ('items' in content && content.items) ||
    ('members' in content && content.members)
  return elements !== false && elements.length === 0
}
