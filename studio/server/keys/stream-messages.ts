import { PassThrough } from 'node:stream'
import type { Message } from '../../../runtime/key-value/link/link.ts'
import type { PubSubEvent } from '../../api/keys/server.ts'
import { refusal } from '../failure/refusal.ts'
import type { QueryParameters } from '../routing/read-query.ts'
import type { Answer, RouteRequest } from '../routing/route.ts'
import { EVENTS_TYPE } from '../sql/stream-script.ts'
import { askedPattern, linkOf, timed } from './asked-store.ts'
import { shownBytes } from './bytes.ts'
import type { KeyStudio } from './key-studio.ts'

const PAYLOAD_BYTES = 4096
const MOST_PATTERNS = 20
/** Messages that one answer has at most; whoever wants more asks again. */
const MOST_MESSAGES = 100_000
/** Messages that may wait for a client that is slow: others are left out. */
const MOST_WAITING_BYTES = 1024 * 1024

/** Answers with messages as they come, until the client leaves. */
export async function streamMessages(
  { query, signal }: RouteRequest,
  studio: KeyStudio,
): Promise<Answer> {
  const link = await linkOf(studio)
  const patterns = askedPatterns(query)
  const bytes = new PassThrough()
  const { result: listener } = await timed(() => link.listen(signal))
  const stream = new MessageStream(bytes, () => listener.close())
  listener.lost.addEventListener('abort', () => stream.end('lost'))
  await timed(() => listener.subscribe(patterns, (message) => stream.tell(message)))
  stream.open()
  return { bytes, headers: { 'content-type': `${EVENTS_TYPE}; charset=utf-8` } }
}

/** `pattern`, or several as a list of JSON; all channels where there is neither. */
function askedPatterns(query: QueryParameters): readonly Buffer[] {
  const list = query.get('patterns')
  if (list === undefined) return [askedPattern(query, 'pattern') ?? Buffer.from('*')]
  if (query.has('pattern')) throw refusal('bad_request', 'the patterns are given once', 'patterns')
  const patterns = textsOf(list)
  if (patterns === undefined || patterns.length === 0 || patterns.length > MOST_PATTERNS)
    throw refusal('bad_request', `this is a list of 1 to ${MOST_PATTERNS} texts`, 'patterns')
  return patterns.map((pattern) => Buffer.from(pattern))
}

function textsOf(json: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    const isTexts = Array.isArray(list) && list.every((each) => typeof each === 'string')
    return isTexts ? list : undefined
  } catch {
    return undefined
  }
}

class MessageStream {
  private readonly bytes: PassThrough
  private readonly close: () => void
  private told = 0
  private dropped = 0
  private isEnded = false

  constructor(bytes: PassThrough, close: () => void) {
    this.bytes = bytes
    this.close = close
    // What was left out at the end of a burst is told without waiting for the next message.
    bytes.on('drain', () => this.tellDropped())
  }

  open(): void {
    this.write({ event: 'open' })
  }

  tell({ pattern, channel, payload }: Message): void {
    if (this.isEnded) return
    if (this.bytes.writableLength > MOST_WAITING_BYTES) {
      this.dropped += 1
      return
    }
    this.told += 1
    this.tellDropped()
    this.write({
      ...{ event: 'message', at: new Date().toISOString() },
      pattern: shownBytes(pattern, PAYLOAD_BYTES),
      channel: shownBytes(channel, PAYLOAD_BYTES),
      payload: shownBytes(payload, PAYLOAD_BYTES),
    })
    if (this.told >= MOST_MESSAGES) this.end('limit')
  }

  end(reason: 'limit' | 'lost'): void {
    if (this.isEnded) return
    this.tellDropped()
    this.isEnded = true
    this.bytes.end(`${JSON.stringify({ event: 'end', reason } satisfies PubSubEvent)}\n`)
    this.close()
  }

  private tellDropped(): void {
    if (this.dropped === 0 || this.isEnded) return
    this.write({ event: 'dropped', messages: this.dropped })
    this.dropped = 0
  }

  private write(event: PubSubEvent): void {
    this.bytes.write(`${JSON.stringify(event)}\n`)
  }
}
