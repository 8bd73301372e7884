import type { Sender } from '../link/link.ts'
import {
  isList,
  listOf,
  membersOf,
  pairsOf,
  type Reply,
  ServerRefusal,
  textOf,
} from '../link/reply.ts'

/** What the server's own manual says of a command: https://redis.io/docs/latest/commands/command-docs/ */
export interface CommandHelp {
  readonly name: string
  readonly syntax: string
  readonly summary: string
  readonly group: string
  readonly since: string
  readonly complexity: string
}

/** The help of all commands by their names; empty where the server has none, or its user may not ask. */
export async function commandHelp(
  sender: Sender,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CommandHelp>> {
  const [reply] = await sender.sendAll([['COMMAND', 'DOCS']], signal)
  if (reply === undefined || reply instanceof ServerRefusal) return new Map()
  const all = pairsOf(reply).flatMap(([name, facts]) => helpOf(textOf(name), facts))
  return new Map(all.map((help) => [help.name, help]))
}

function helpOf(written: string, reply: Reply): readonly CommandHelp[] {
  const facts = membersOf(reply)
  const name = written.toUpperCase().replace('|', ' ')
  const text = (member: string) => {
    const value = facts.get(member)
    return value === undefined ? '' : textOf(value)
  }
  const parts = facts.get('arguments')
  const syntax = [name, ...(isList(parts) ? parts.map(argumentOf) : [])].join(' ')
  const [summary, group, since] = [text('summary'), text('group'), text('since')]
  const own = { name, syntax, summary, group, since, complexity: text('complexity') }
  const inner = facts.get('subcommands')
  const others = isList(inner) ? pairsOf(inner) : []
  return [own, ...others.flatMap(([part, each]) => helpOf(textOf(part), each))]
}

/** `[NX | XX]`, `field value [field value ...]`. */
function argumentOf(reply: Reply): string {
  const facts = membersOf(reply)
  const flags = facts.get('flags')
  const has = (flag: string) => isList(flags) && flags.some((each) => textOf(each) === flag)
  const token = facts.get('token')
  const words = [token === undefined ? '' : textOf(token), innerOf(facts)].filter(Boolean).join(' ')
  const many = has('multiple') ? `${words} [${words} ...]` : words
  return has('optional') ? `[${many}]` : many
}

function innerOf(facts: ReadonlyMap<string, Reply>): string {
  const type = textOf(facts.get('type'))
  const inner = facts.get('arguments')
  if (type === 'pure-token') return ''
  if (!isList(inner)) return textOf(facts.get('display_text') ?? facts.get('name'))
  return listOf(inner)
    .map(argumentOf)
    .join(type === 'oneof' ? ' | ' : ' ')
}
