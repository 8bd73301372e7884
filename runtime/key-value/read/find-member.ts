import type { Link } from '../link/link.ts'
import { bytesOf, listOf, textOf } from '../link/reply.ts'
import { escapeGlob } from '../scan/glob-pattern.ts'
import type { Beginning } from './beginning.ts'

export interface MemberWish extends Beginning {
  readonly link: Link
  readonly key: Buffer
  readonly signal: AbortSignal
}

/** Several members begin alike and are equally long. */
export class AmbiguousMember extends Error {
  constructor() {
    super('several members begin alike')
    this.name = 'AmbiguousMember'
  }
}

const SCANS: Readonly<Record<string, { readonly command: string; readonly width: number }>> = {
  set: { command: 'SSCAN', width: 1 },
  zset: { command: 'ZSCAN', width: 2 },
}
const STEP = 1000

/** The member of a set or a sorted set that begins so and is so long; undefined where none is. Throws AmbiguousMember. */
export async function findMember(wish: MemberWish): Promise<Buffer | undefined> {
  const { link, key, begins, size, signal } = wish
  const type = textOf(await link.send(['TYPE', key], signal))
  const scan = Object.hasOwn(SCANS, type) ? SCANS[type] : undefined
  if (scan === undefined) return undefined
  const pattern = Buffer.concat([escapeGlob(begins), Buffer.from('*')])
  let found: Buffer | undefined
  let cursor = '0'
  do {
    const asked = [scan.command, key, cursor, 'MATCH', pattern, 'COUNT', STEP] as const
    const [next, items] = listOf(await link.send(asked, signal))
    cursor = textOf(next)
    const members = listOf(items).filter((_, at) => at % scan.width === 0)
    for (const member of members.map(bytesOf).filter(({ length }) => length === size)) {
      if (found !== undefined && !found.equals(member)) throw new AmbiguousMember()
      found = member
    }
  } while (cursor !== '0')
  return found
}
