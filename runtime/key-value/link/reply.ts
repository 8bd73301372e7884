/** A part of a command as it is sent: text is UTF-8. */
export type Argument = string | number | Buffer

/** A command with its name first. Parts are sent with their lengths, so that every byte in them is data. */
export type Arguments = readonly [string, ...Argument[]]

/** What a server answers: an integer is its digits, all other text is bytes. */
export type Reply = null | string | Buffer | ServerRefusal | readonly Reply[]

/** The server has refused a command. Its words are for the log, and for nobody else. */
export class ServerRefusal extends Error {
  constructor(words: string) {
    super(words)
    this.name = 'ServerRefusal'
  }

  /** The first word of what it said, which is its code: `WRONGTYPE`, `NOPERM`, `ERR`. */
  get code(): string {
    return /^[A-Z]+/.exec(this.message)?.[0] ?? ''
  }
}

/** A reply that no version of the server should give. */
class OddReply extends Error {
  constructor(wanted: string) {
    super(`the server answers otherwise than it should: ${wanted} was awaited`)
    this.name = 'OddReply'
  }
}

export function bytesOf(reply: Reply | undefined): Buffer {
  if (Buffer.isBuffer(reply)) return reply
  if (typeof reply === 'string') return Buffer.from(reply)
  throw refused(reply) ?? new OddReply('bytes')
}

export function bytesOrNull(reply: Reply | undefined): Buffer | null {
  return reply === null || reply === undefined ? null : bytesOf(reply)
}

export function textOf(reply: Reply | undefined): string {
  return bytesOf(reply).toString()
}

export function integerOf(reply: Reply | undefined): number {
  const value = typeof reply === 'string' ? Number(reply) : Number.NaN
  if (Number.isInteger(value)) return value
  throw refused(reply) ?? new OddReply('an integer')
}

export function listOf(reply: Reply | undefined): readonly Reply[] {
  if (isList(reply)) return reply
  throw refused(reply) ?? new OddReply('a list')
}

export function isList(reply: Reply | undefined): reply is readonly Reply[] {
  return Array.isArray(reply)
}

/** A list of names and values in turn, as pairs. */
export function pairsOf(reply: Reply | undefined): readonly (readonly [Reply, Reply])[] {
  const list = listOf(reply)
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? null] as const] : []))
}

/** A list of names and values in turn, by the names. */
export function membersOf(reply: Reply | undefined): ReadonlyMap<string, Reply> {
  return new Map(pairsOf(reply).map(([name, value]) => [textOf(name), value]))
}

function refused(reply: Reply | undefined): ServerRefusal | undefined {
  return reply instanceof ServerRefusal ? reply : undefined
}
