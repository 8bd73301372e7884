import type { Cluster, Redis } from 'ioredis'
import { DatabaseFailure } from '../../database-failure.ts'
import { answerWithin } from './answer-within.ts'
import type { Driver } from './driver.ts'
import type { Sender } from './link.ts'
import { type Arguments, type Reply, ServerRefusal } from './reply.ts'

export interface Sending {
  readonly driver: Driver
  /** Milliseconds that a command may take. */
  readonly timeout: number
}

/** Sends by a connection of the driver. */
export function senderOf(client: Redis | Cluster, { driver, timeout }: Sending): Sender {
  const commandOf = ([name, ...parts]: Arguments) =>
    // In capitals: the driver rewrites what it knows by its small letters.
    new driver.Command(name.toUpperCase(), [...parts], { replyEncoding: null })
  const answer = async (sent: Promise<unknown>, signal: AbortSignal) => {
    try {
      return replyOf(await answerWithin(sent, timeout, signal))
    } catch (error) {
      throw sendingError(error)
    }
  }
  const send = (command: Arguments, signal: AbortSignal) =>
    answer(Promise.resolve(client.sendCommand(commandOf(command))), signal)
  const oneByOne = (commands: readonly Arguments[], signal: AbortSignal) =>
    Promise.all(commands.map((command) => send(command, signal).catch(keepRefusal)))
  if (client instanceof driver.Cluster) return { send, sendAll: oneByOne }
  return {
    send,
    async sendAll(commands, signal) {
      if (commands.length === 0) return []
      const pipeline = client.pipeline()
      for (const [name, ...parts] of commands) pipeline.callBuffer(name.toUpperCase(), parts)
      const outcomes = await answer(executed(pipeline.exec()), signal)
      return Array.isArray(outcomes) ? outcomes : []
    },
  }
}

/** The outcomes of a pipeline as one list, in which a refusal stands for itself. */
async function executed(sent: Promise<[Error | null, unknown][] | null>): Promise<unknown> {
  const outcomes = (await sent) ?? []
  return outcomes.map(([error, reply]) => error ?? reply)
}

function keepRefusal(error: unknown): ServerRefusal {
  if (error instanceof ServerRefusal) return error
  throw error
}

function replyOf(value: unknown): Reply {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return value.map(replyOf)
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Error) {
    const error = sendingError(value)
    if (error instanceof ServerRefusal) return error
    throw error
  }
  throw new TypeError(`a reply of type ${typeof value}`)
}

/** What an error of the driver means: a refusal by the server, or a connection that failed. */
export function sendingError(error: unknown): unknown {
  if (error instanceof DatabaseFailure || !(error instanceof Error)) return error
  if (error.name === 'ReplyError') return new ServerRefusal(error.message)
  if (error instanceof TypeError || error instanceof RangeError) return error
  return new DatabaseFailure({ kind: 'connection' }, { cause: error })
}
