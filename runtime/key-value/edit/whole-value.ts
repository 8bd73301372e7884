import type { Argument, Arguments } from '../link/reply.ts'
import type { Pair, Scored } from '../read/value-page.ts'

/** A value as a whole, as it is made or carried from one store to another. */
export type WholeValue =
  | { readonly type: 'string'; readonly value: Buffer }
  | { readonly type: 'hash'; readonly entries: readonly Pair[] }
  | { readonly type: 'list'; readonly items: readonly Buffer[] }
  | { readonly type: 'set'; readonly members: readonly Buffer[] }
  | { readonly type: 'zset'; readonly members: readonly Scored[] }
  | { readonly type: 'stream'; readonly entries: readonly NewEntry[] }
  | { readonly type: 'json'; readonly value: Buffer }

export interface NewEntry {
  /** `*` has the server choose one. */
  readonly id: string
  readonly fields: readonly Pair[]
}

/** What TYPE says of a value that was made. */
export function storedType({ type }: WholeValue): string {
  return type === 'json' ? 'ReJSON-RL' : type
}

/** Parts of a command at most: a long one holds the server up. */
const MOST_PARTS = 1000

/** The commands that make a value where there is no such key. */
export function writeCommands(key: Buffer, value: WholeValue): readonly Arguments[] {
  switch (value.type) {
    case 'string':
      return [['SET', key, value.value]]
    case 'hash':
      return inParts(['HSET', key], value.entries.map(pairParts))
    case 'list':
      return inParts(['RPUSH', key], value.items.map(alone))
    case 'set':
      return inParts(['SADD', key], value.members.map(alone))
    case 'zset':
      return inParts(
        ['ZADD', key],
        value.members.map(({ member, score }) => [score, member]),
      )
    case 'stream':
      return value.entries.map(({ id, fields }) => ['XADD', key, id, ...fields.flatMap(pairParts)])
    case 'json':
      return [['JSON.SET', key, '$', value.value]]
  }
}

function pairParts({ field, value }: Pair): readonly Argument[] {
  return [field, value]
}

function alone(part: Argument): readonly Argument[] {
  return [part]
}

function inParts(head: Arguments, elements: readonly (readonly Argument[])[]): Arguments[] {
  const commands: Arguments[] = []
  for (let at = 0; at < elements.length; at += MOST_PARTS)
    commands.push([...head, ...elements.slice(at, at + MOST_PARTS).flat()])
  return commands
}
