import { withFailures } from '../../../runtime/key-value/failure/failure-of.ts'
import { isWrite } from '../../../runtime/key-value/commands/command-table.ts'
import type { CommandFacts } from '../../../runtime/key-value/commands/command-table.ts'
import { judgeSent } from '../../../runtime/key-value/commands/judge-command.ts'
import type { Arguments, Reply } from '../../../runtime/key-value/link/reply.ts'
import { integerOf, ServerRefusal } from '../../../runtime/key-value/link/reply.ts'
import type { Link } from '../../../runtime/key-value/link/link.ts'
import type { CommandAnswer, CommandRequest } from '../../api/keys/command.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { linkOf, timed } from './asked-store.ts'
import { bytesOf } from './bytes.ts'
import type { KeyStudio } from './key-studio.ts'
import { shownReply } from './shown-reply.ts'

/** Sends what a person has typed, unless it is a command that the console does not send. Throws Refusal. */
export async function runCommand(
  { args, database, confirm }: CommandRequest,
  studio: KeyStudio,
  signal: AbortSignal,
): Promise<CommandAnswer> {
  const [name = Buffer.alloc(0), ...parts] = args.map((part, at) => bytesOf(part, `args.${at}`))
  const link = await linkOf(studio, database)
  const command: Arguments = [name.toString(), ...parts]
  const facts = await withFailures(() => studio.store.commands.of(command, signal))
  if (facts === undefined) return unknown(command[0])
  judge(facts, { parts, confirm }, studio)
  const { result, timing } = await timed(async () => {
    await refuseHuge(command, { facts, link }, signal)
    const [reply = null] = await link.sendAll([command], signal)
    return reply
  })
  return { command: facts.name, reply: shownReply(result), timing }
}

/** A server that has no such command need not be asked. */
function unknown(name: string): CommandAnswer {
  const reply: Reply = new ServerRefusal('ERR unknown command')
  const command = name.toUpperCase().slice(0, 64)
  return { command, reply: shownReply(reply), timing: { dbMs: 0 } }
}

interface Asked {
  readonly parts: readonly Buffer[]
  readonly confirm: string | undefined
}

function judge(facts: CommandFacts, { parts, confirm }: Asked, studio: KeyStudio): void {
  const { gate, reason } = judgeSent(facts, parts)
  const { name } = facts
  if (gate === 'refused') throw refusal('forbidden', `${name} is not sent. ${reason}`, 'args.0')
  if (studio.readOnly && isWrite(facts)) throw new Refusal('read_only')
  if (gate === 'open') return
  if (!studio.allowDangerous)
    throw refusal(
      'forbidden',
      `${name} is off in this studio. ${reason} "quarry studio --allow-dangerous" has it confirmed instead.`,
      'args.0',
    )
  if (confirm?.toUpperCase() !== name)
    throw refusal('confirm_required', `${reason} Confirm it by its name: ${name}`, 'confirm')
}

/** They answer with a whole value. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['GET', 'GETSET', 'GETDEL', 'GETEX', 'DUMP', 'HGETALL', 'HKEYS', 'HVALS', 'SMEMBERS'],
  ...['LRANGE', 'ZRANGE', 'ZREVRANGE', 'ZRANGEBYSCORE', 'ZREVRANGEBYSCORE', 'ZRANGEBYLEX'],
  ...['XRANGE', 'XREVRANGE', 'SORT', 'SORT_RO', 'JSON.GET'],
])
/** Bytes of a value that one answer may hold. */
const MOST_BYTES = 32 * 1024 * 1024

interface Sending {
  readonly facts: CommandFacts
  readonly link: Link
}

/** Throws Refusal where the answer would fill the memory of the studio. */
async function refuseHuge(
  command: Arguments,
  { facts, link }: Sending,
  signal: AbortSignal,
): Promise<void> {
  const key = command[facts.firstKey]
  if (!WHOLE.has(facts.name) || key === undefined || facts.firstKey === 0) return
  const [size] = await link.sendAll([['MEMORY', 'USAGE', key]], signal)
  if (size === null || size instanceof ServerRefusal || integerOf(size) <= MOST_BYTES) return
  throw refusal('too_large', 'The value is too large for one answer; its page shows it in parts.')
}
