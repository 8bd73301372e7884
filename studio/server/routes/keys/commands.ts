import { commandHelp } from '../../../../runtime/key-value/commands/command-help.ts'
import { type CommandFacts, isWrite } from '../../../../runtime/key-value/commands/command-table.ts'
import { judgeCommand } from '../../../../runtime/key-value/commands/judge-command.ts'
import {
  commandAnswer,
  type CommandHelp,
  type CommandList,
  commandList,
  commandRequest,
} from '../../../api/keys/command.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { runCommand } from '../../keys/run-command.ts'
import { metadataAnswer } from '../../routing/metadata-answer.ts'
import { bodyRoute, type KeyRoute, route } from './key-route.ts'

export const commandRoutes: readonly KeyRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/command', body: commandRequest, answers: commandAnswer },
      summary: 'Sends a command',
    },
    async (body, { signal }, studio) => ({ body: await runCommand(body, studio, signal) }),
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/commands', answers: commandList },
      summary: 'The commands of the server, for help and completion',
    },
    async (request, studio) => {
      const { signal } = request
      const link = await linkOf(studio)
      const { result } = await timed(async () => ({
        all: await studio.store.commands.all(signal),
        help: await commandHelp(link, signal),
      }))
      const commands = [...result.all.values()]
        .map((facts) => shownHelp(facts, result.help.get(facts.name)))
        .toSorted((a, b) => a.name.localeCompare(b.name))
      return metadataAnswer(request, { commands } satisfies CommandList)
    },
  ),
]

type Known = Omit<CommandHelp, 'isWrite' | 'gate' | 'reason'>

function shownHelp(facts: CommandFacts, known: Known | undefined): CommandHelp {
  const { name } = facts
  const { gate, reason } = judgeCommand(facts)
  const nothing = { name, syntax: name, summary: '', group: '', since: '', complexity: '' }
  return {
    ...nothing,
    ...known,
    ...{ isWrite: isWrite(facts), gate, reason: gate === 'open' ? null : reason },
  }
}
