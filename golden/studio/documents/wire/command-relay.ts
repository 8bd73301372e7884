import type { Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { Document } from 'mongodb'
import { type Filters, type Relay, relay } from '../../relay.ts'
import { answerTo, type Message, MessageCutter } from './message.ts'

/** A command as it went to the server. */
export interface SentCommand {
  readonly name: string
  /** Milliseconds; undefined: the server may take as long as it likes. */
  readonly maxTimeMS: number | undefined
  /** Holds the command without what the driver adds to every one. */
  readonly body: Document
  /** Returns whether the connection that it went over has ended: the server gives up what it does for it. */
  readonly isGone: () => boolean
}

export interface ServerFault {
  readonly code: number
  readonly codeName: string
}

/** Stands between the studio and a server of documents, and reads what the studio sends. */
export interface CommandRelay extends Relay {
  commands(): readonly SentCommand[]
  /** Answers to commands of this name do not arrive any more. */
  hold(name: string): void
  /** Commands of this name are answered so, without the server: it may not know them. */
  answer(name: string, document: Document): void
  /** Commands of this name are answered by a fault. */
  refuse(name: string, fault: ServerFault): void
  /** Answers arrive as the server gives them. */
  release(): void
}

/** Returns a relay to a server, which must ask for no compression. */
export async function commandRelay(url: string): Promise<CommandRelay> {
  const sent: SentCommand[] = []
  const held = new Set<string>()
  const told = new Map<string, Document>()
  const filtersOf = (client: Socket): Filters => {
    const names = new Map<number, string>()
    const isGone = () => client.destroyed
    const up = messages((message) => {
      const body = message.read()
      const [name] = Object.keys(body ?? {})
      if (name === undefined) return message.bytes
      names.set(message.id, name)
      sent.push({ name, maxTimeMS: body?.['maxTimeMS'], body: withoutFrame(body ?? {}), isGone })
      return message.bytes
    })
    const down = messages(({ bytes, answers }) => {
      const name = names.get(answers) ?? ''
      const document = told.get(name)
      if (document) return answerTo(answers, document)
      return held.has(name) ? undefined : bytes
    })
    return { up, down }
  }
  const between = await relay(new URL(url), filtersOf)
  return {
    ...between,
    commands: () => sent,
    hold: (name) => void held.add(name),
    answer: (name, document) => void told.set(name, { ok: 1, ...document }),
    refuse: (name, fault) => void told.set(name, { ok: 0, errmsg: 'refused', ...fault }),
    release() {
      held.clear()
      told.clear()
    },
  }
}

const FRAME: ReadonlySet<string> = new Set([
  'maxTimeMS',
  'lsid',
  'txnNumber',
  '$db',
  '$clusterTime',
])

function withoutFrame(body: Document): Document {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !FRAME.has(name)))
}

/** Passes messages on as they are returned; undefined: it is lost. */
function messages(pass: (message: Message) => Buffer | undefined): Transform {
  const cutter = new MessageCutter()
  return new Transform({
    transform(chunk, _encoding, done) {
      for (const message of cutter.take(chunk)) {
        const passed = pass(message)
        if (passed) this.push(passed)
      }
      done()
    },
  })
}
