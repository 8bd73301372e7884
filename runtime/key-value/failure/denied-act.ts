import { ServerRefusal } from '../link/reply.ts'

const REACH = 'reach this key'

/** Whether the user of the address may not reach the key that a command was about, though it may run the command. */
export function isOutOfReach(refusal: unknown): refusal is ServerRefusal {
  return refusal instanceof ServerRefusal && deniedAct(refusal.message) === REACH
}

/** What the user may not do, by what the server says of it: `run CONFIG GET`; undefined where it says something else. */
export function deniedAct(said: string): string | undefined {
  if (!said.startsWith('NOPERM')) return undefined
  const name = /run the '([a-z][a-z\d_.|-]{0,60})' command/i.exec(said)?.[1]
  if (name !== undefined) return `run ${name.toUpperCase().replace('|', ' ')}`
  if (/access (?:a key|one of the keys)/i.test(said)) return REACH
  return /access (?:a channel|one of the channels)/i.test(said) ? 'use this channel' : undefined
}
