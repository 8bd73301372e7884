import { DatabaseFailure } from '../../database-failure.ts'
import type { CommandTable } from '../commands/command-table.ts'
import type { Link, LinkNode, Sender } from './link.ts'
import type { Arguments } from './reply.ts'

/** The link, by which no command goes that could write: the server itself says which ones those are. */
export function readOnlyLink(link: Link, commands: CommandTable): Link {
  const guarded = (sender: Sender): Sender => ({
    async send(command, signal) {
      await refuseWrites([command], commands, signal)
      return sender.send(command, signal)
    },
    async sendAll(all, signal) {
      await refuseWrites(all, commands, signal)
      return sender.sendAll(all, signal)
    },
  })
  const guardedNode = (node: LinkNode): LinkNode => ({ ...guarded(node), name: node.name })
  return {
    ...link,
    ...guarded(link),
    nodes: () => link.nodes().map(guardedNode),
    exclusively: (key, signal, work) =>
      link.exclusively(key, signal, (sender) => work(guarded(sender))),
  }
}

async function refuseWrites(
  all: readonly Arguments[],
  commands: CommandTable,
  signal: AbortSignal,
): Promise<void> {
  for (const command of all) {
    if (await commands.mayWrite(command, signal))
      throw new DatabaseFailure(
        { kind: 'read-only' },
        { cause: new Error(`${command[0]} may write, and the studio is read-only`) },
      )
  }
}
