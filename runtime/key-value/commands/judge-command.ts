import type { CommandFacts } from './command-table.ts'
import { type GateLine, gatedCommands } from './gated-commands.ts'

const open: GateLine = { gate: 'open', reason: '' }

/** What the flags of a command say where no line of the table does: a command of a later release, or of a module. */
const flagLines: readonly {
  readonly isMeant: (facts: CommandFacts) => boolean
  readonly line: GateLine
}[] = [
  {
    isMeant: ({ flags }) => flags.has('blocking'),
    line: { gate: 'refused', reason: 'It waits, and holds up every other request.' },
  },
  {
    isMeant: ({ flags }) => flags.has('pubsub'),
    line: { gate: 'refused', reason: 'Messages have a page of their own.' },
  },
  {
    isMeant: ({ groups }) => groups.has('@scripting'),
    line: { gate: 'gated', reason: 'A script may do anything.' },
  },
  {
    isMeant: ({ flags, groups }) => flags.has('admin') || groups.has('@dangerous'),
    line: { gate: 'gated', reason: 'The server itself calls it dangerous.' },
  },
]

/** Whether the console may send the command, of whose part the facts are where it has one. */
export function judgeCommand(facts: CommandFacts): GateLine {
  const [whole = ''] = facts.name.split(' ')
  const line = lineOf(facts.name) ?? lineOf(whole)
  if (line !== undefined) return line
  return flagLines.find(({ isMeant }) => isMeant(facts))?.line ?? open
}

/** XREAD and XREADGROUP wait only when they are told to. */
const WAITING: ReadonlySet<string> = new Set(['XREAD', 'XREADGROUP'])

/** Judges a command with its parts. */
export function judgeSent(facts: CommandFacts, parts: readonly Buffer[]): GateLine {
  const line = judgeCommand(facts)
  if (!WAITING.has(facts.name)) return line
  const waits = parts.some((part) => part.toString('latin1').toUpperCase() === 'BLOCK')
  return waits ? line : open
}

function lineOf(name: string): GateLine | undefined {
  return Object.hasOwn(gatedCommands, name) ? gatedCommands[name] : undefined
}
