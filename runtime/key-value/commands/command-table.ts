import type { Sender } from '../link/link.ts'
import { type Arguments, isList, listOf, type Reply, textOf } from '../link/reply.ts'

/** What a server says of one of its commands: https://redis.io/docs/latest/commands/command/ */
export interface CommandFacts {
  /** In capitals; of a part of a command with a space: `CONFIG SET`. */
  readonly name: string
  /** With the name; a negative one is the least. */
  readonly arity: number
  /** In small letters: `write`, `admin`, `blocking`, `noscript`. */
  readonly flags: ReadonlySet<string>
  /** The groups of access lists, with `@`: `@dangerous`. */
  readonly groups: ReadonlySet<string>
  /** The place of the first key among the parts, from 1; 0 without one. */
  readonly firstKey: number
  readonly hasParts: boolean
}

/** The commands of a server, asked for once. */
export class CommandTable {
  private readonly sender: Sender
  private reading: Promise<ReadonlyMap<string, CommandFacts>> | undefined

  constructor(sender: Sender) {
    this.sender = sender
  }

  async all(signal: AbortSignal): Promise<ReadonlyMap<string, CommandFacts>> {
    this.reading ??= read(this.sender)
    try {
      signal.throwIfAborted()
      return await this.reading
    } catch (error) {
      this.reading = undefined
      throw error
    }
  }

  /** The facts of what is about to be sent, of its part where it has one; undefined for an unknown command. */
  async of(command: Arguments, signal: AbortSignal): Promise<CommandFacts | undefined> {
    const known = await this.all(signal)
    const found = known.get(command[0].toUpperCase())
    if (!found?.hasParts || command.length < 2) return found
    return known.get(`${found.name} ${String(command[1]).toUpperCase()}`) ?? found
  }

  /** Whether a command could change what the store holds; what nobody knows could. */
  async mayWrite(command: Arguments, signal: AbortSignal): Promise<boolean> {
    const facts = await this.of(command, signal)
    return facts === undefined || isWrite(facts)
  }
}

/** Scripts and functions are writes: nobody can say what they do. */
export function isWrite({ flags, groups, name }: CommandFacts): boolean {
  if (flags.has('write') || flags.has('may_replicate') || SENDING.has(name)) return true
  if (groups.has('@scripting')) return !READING_SCRIPTS.has(name)
  return flags.has('admin') && !READING_ADMIN.has(name)
}

/** Store nothing, and reach whoever listens. */
const SENDING: ReadonlySet<string> = new Set(['PUBLISH', 'SPUBLISH'])

/** Read what scripts there are, and run none. */
const READING_SCRIPTS: ReadonlySet<string> = new Set([
  ...['SCRIPT EXISTS', 'SCRIPT HELP', 'FUNCTION LIST', 'FUNCTION STATS', 'FUNCTION HELP'],
])

/** Are for administrators, and change nothing. */
const READING_ADMIN: ReadonlySet<string> = new Set([
  ...['CLIENT LIST', 'SLOWLOG GET', 'SLOWLOG LEN', 'LATENCY LATEST', 'LATENCY HISTORY'],
  ...['LATENCY GRAPH', 'LATENCY HISTOGRAM', 'LATENCY DOCTOR', 'CONFIG GET', 'LASTSAVE'],
  ...['ACL WHOAMI', 'ACL CAT', 'CLUSTER REPLICAS', 'CLUSTER SLAVES', 'MODULE LIST'],
])

const ALL_WITHIN_MS = 10_000

async function read(sender: Sender): Promise<ReadonlyMap<string, CommandFacts>> {
  const reply = listOf(await sender.send(['COMMAND'], AbortSignal.timeout(ALL_WITHIN_MS)))
  const all = reply.flatMap((each) => [each, ...partsOf(each)])
  return new Map(all.map((each) => [nameOf(each), factsOf(each)]))
}

function factsOf(reply: Reply): CommandFacts {
  const [, arity, flags, firstKey, , , groups] = listOf(reply)
  return {
    name: nameOf(reply),
    arity: Number(arity),
    flags: textsOf(flags),
    groups: textsOf(groups),
    firstKey: Number(firstKey),
    hasParts: partsOf(reply).length > 0,
  }
}

/** `config|set` is `CONFIG SET`. */
function nameOf(reply: Reply): string {
  return textOf(listOf(reply)[0]).toUpperCase().replace('|', ' ')
}

function partsOf(reply: Reply): readonly Reply[] {
  const parts = listOf(reply)[9]
  return isList(parts) ? parts : []
}

function textsOf(reply: Reply | undefined): ReadonlySet<string> {
  return new Set(isList(reply) ? reply.map(textOf) : [])
}
