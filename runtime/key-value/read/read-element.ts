import type { Link } from '../link/link.ts'
import { bytesOrNull, integerOf, listOf, ServerRefusal, textOf } from '../link/reply.ts'
import type { Beginning } from './beginning.ts'
import { findMember } from './find-member.ts'
import { entryOf } from './read-stream.ts'

export interface ElementWish {
  readonly link: Link
  readonly key: Buffer
  /** Of a hash or a stream entry. */
  readonly field: Buffer | undefined
  /** Of a list. */
  readonly index: number | undefined
  /** Of a stream entry. */
  readonly id: string | undefined
  /** Of a set or a sorted set. */
  readonly member?: Beginning | undefined
  /** Bytes that it may have. */
  readonly most: number
  readonly signal: AbortSignal
}

/** An element that has more bytes than one answer may hold. */
export class ElementTooLarge extends Error {
  constructor() {
    super('an element is too large for one answer')
    this.name = 'ElementTooLarge'
  }
}

/** All bytes of one element, or of a string; undefined where it is not there. Throws ElementTooLarge, AmbiguousMember, ServerRefusal. */
export async function readElement(wish: ElementWish): Promise<Buffer | undefined> {
  const { link, key, field, index, id, member, most, signal } = wish
  if (member !== undefined) return memberOf(wish, member)
  const size = await sizeOf(wish)
  if (size !== undefined && size > most) throw new ElementTooLarge()
  if (id !== undefined) return streamField(wish, id)
  if (field !== undefined) return given(await link.send(['HGET', key, field], signal))
  if (index !== undefined) return given(await link.send(['LINDEX', key, index], signal))
  const type = textOf(await link.send(['TYPE', key], signal))
  const command = type === 'ReJSON-RL' ? (['JSON.GET', key, '.'] as const) : (['GET', key] as const)
  return given(await link.send(command, signal))
}

function memberOf({ link, key, signal, most }: ElementWish, member: Beginning) {
  if (member.size > most) throw new ElementTooLarge()
  return findMember({ link, key, signal, ...member })
}

/** The length of what is asked for where the server tells it beforehand. */
async function sizeOf({ link, key, field, index, id, signal }: ElementWish) {
  if (index !== undefined || id !== undefined) return undefined
  const command =
    field === undefined ? (['STRLEN', key] as const) : (['HSTRLEN', key, field] as const)
  const [length] = await link.sendAll([command], signal)
  return length === undefined || length instanceof ServerRefusal ? undefined : integerOf(length)
}

async function streamField({ link, key, field, signal }: ElementWish, id: string) {
  const [entry] = listOf(await link.send(['XRANGE', key, id, id], signal))
  if (entry === undefined) return undefined
  const { fields } = entryOf(entry)
  return fields.find((each) => field === undefined || each.field.equals(field))?.value
}

function given(reply: Parameters<typeof bytesOrNull>[0]): Buffer | undefined {
  return bytesOrNull(reply) ?? undefined
}
