import { BSON, type Document } from 'mongodb'

/** https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const OP_MSG = 2013
const HEADER = 16
const FLAGS = 4
const KIND = 1

/** A message of the protocol, whose first section is a command or an answer. */
export interface Message {
  readonly bytes: Buffer
  readonly id: number
  readonly answers: number
  /** Reads what it says; undefined for messages of an older form: the driver greets the server by one. */
  readonly read: () => Document | undefined
}

/** Cuts a stream of bytes into messages. */
export class MessageCutter {
  #chunks: Buffer[] = []
  #length = 0

  /** Returns the messages that are whole now. */
  take(chunk: Buffer): readonly Message[] {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    const [first = chunk] = this.#chunks
    // Most chunks are the middle of a long message.
    if (first.length >= 4 && this.#length < first.readInt32LE()) return []
    let rest = Buffer.concat(this.#chunks)
    const messages: Message[] = []
    while (rest.length >= HEADER && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE()
      messages.push(messageOf(rest.subarray(0, length)))
      rest = rest.subarray(length)
    }
    this.#chunks = [rest]
    this.#length = rest.length
    return messages
  }
}

function messageOf(bytes: Buffer): Message {
  const isMessage = bytes.readInt32LE(12) === OP_MSG
  const read = () => BSON.deserialize(bytes.subarray(bodyPlace(bytes)), READING)
  return {
    ...{ bytes, id: bytes.readInt32LE(4), answers: bytes.readInt32LE(8) },
    read: isMessage ? read : () => undefined,
  }
}

/** Documents may follow the body. */
const READING = { allowObjectSmallerThanBufferSize: true } as const

/** The driver sends documents of a sequence before or behind the body: sections have no order. */
function bodyPlace(bytes: Buffer): number {
  let at = HEADER + FLAGS
  while (bytes[at] !== 0) at += KIND + bytes.readInt32LE(at + KIND)
  return at + KIND
}

/** Returns the message that answers another one with a document. */
export function answerTo(id: number, document: Document): Buffer {
  const body = BSON.serialize(document)
  const head = Buffer.alloc(HEADER + FLAGS + KIND)
  for (const [place, value] of [head.length + body.length, 0, id, OP_MSG].entries())
    head.writeInt32LE(value, place * 4)
  return Buffer.concat([head, body])
}
