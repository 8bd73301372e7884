import type { Redis } from 'ioredis'
import { connectFailure } from './connect.ts'
import { opened } from './opened.ts'
import type { Driver } from './driver.ts'
import type { Listener } from './link.ts'
import { sendingError } from './sender.ts'

/** Opens a connection that receives messages; it ends with the signal. */
export async function openListener(
  client: Redis,
  signal: AbortSignal,
  { Command }: Driver,
): Promise<Listener> {
  const lost = new AbortController()
  const close = () => client.disconnect()
  client.options.retryStrategy = () => null
  try {
    await opened(client)
  } catch (error) {
    throw connectFailure(error)
  }
  client.on('close', () => lost.abort())
  if (signal.aborted) close()
  else signal.addEventListener('abort', close, { once: true })
  return {
    async subscribe(patterns, onMessage) {
      client.on('pmessageBuffer', (pattern: string | Buffer, channel: Buffer, payload: Buffer) =>
        onMessage({ pattern: Buffer.from(pattern), channel, payload }),
      )
      try {
        await client.sendCommand(new Command('psubscribe', [...patterns]))
      } catch (error) {
        close()
        throw sendingError(error)
      }
    },
    lost: lost.signal,
    close,
  }
}
