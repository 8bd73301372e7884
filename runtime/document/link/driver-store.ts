import { setTimeout as pause } from 'node:timers/promises'
import type { BSON, Document, MongoClient } from 'mongodb'
import type { DocumentSequence } from 'mongodb/lib/cmap/commands.js'
import type { BsonObject } from '../bson/bson-value.ts'
import { command } from '../command.ts'
import type {
  CommandOptions,
  DocumentStore,
  DocumentStoreSettings,
  Reply,
  StoreCommand,
} from '../document-store.ts'
import { DocumentsRefused } from '../documents-refused.ts'
import type { Clients } from './clients.ts'
import { driverFailure, serverFailure } from './driver-failure.ts'
import { driverValue } from './driver-value.ts'
import { guardReadOnly } from './guard-read-only.ts'
import { isWithoutServers, mayAskAgain } from './may-ask-again.ts'
import { Patience } from './patience.ts'
import { releaseBatch } from './release-batch.ts'

export interface Driver {
  readonly MongoClient: typeof MongoClient
  readonly BSON: typeof BSON
  readonly DocumentSequence: typeof DocumentSequence
}

interface Opened extends DocumentStoreSettings {
  readonly driver: Driver
  readonly version: string
  readonly database: string
}

/** How much longer than the server a client waits for it, in milliseconds. */
const GRACE = 1000
/** Milliseconds: connections that end at the same time have all ended, the one of the driver's heartbeat too. */
const ENDED = 100
const DOCUMENTS = 500

export function driverStore(clients: Clients, opened: Opened): DocumentStore {
  const run = (wanted: StoreCommand, options: CommandOptions) =>
    runCommand(clients, opened, { wanted, options })
  return {
    version: opened.version,
    database: opened.database,
    async ping(signal) {
      await run({ database: 'admin', body: command({ ping: 1 }) }, { signal })
    },
    run,
    read: (wanted, options) => readDocuments(clients, opened, { wanted, options }),
    close: () => clients.close(),
  }
}

interface Asked {
  readonly wanted: StoreCommand
  readonly options: CommandOptions
}

async function runCommand(clients: Clients, opened: Opened, asked: Asked): Promise<Reply> {
  const body = bodyOf(opened, asked)
  const signal = signalOf(opened, asked)
  const send = async () => {
    const client = clients.current
    try {
      const reply: Reply = await client.db(asked.wanted.database).command(body, { signal })
      throwWriteErrors(reply)
      return reply
    } catch (error) {
      throw failureOf(error, asked, { clients, client })
    }
  }
  try {
    return await send()
  } catch (error) {
    if (!mayAskAgain(error, asked.wanted.body, clients.current)) throw error
    await pause(ENDED)
    return send()
  }
}

async function* readDocuments(
  clients: Clients,
  opened: Opened,
  asked: Asked,
): AsyncGenerator<readonly Uint8Array[]> {
  const body = bodyOf(opened, asked)
  const { isEndless = false } = asked.options
  const patience = new Patience(timeoutOf(opened, asked.options) + GRACE, isEndless)
  let isBegun = false
  try {
    for await (const batch of readCursor(clients, asked, { body, patience })) {
      isBegun = true
      yield batch
    }
  } catch (error) {
    if (isBegun || !mayAskAgain(error, asked.wanted.body, clients.current)) throw error
    await pause(ENDED)
    yield* readCursor(clients, asked, { body, patience })
  } finally {
    patience.end()
  }
}

async function* readCursor(
  clients: Clients,
  asked: Asked,
  { body, patience }: { readonly body: Document; readonly patience: Patience },
): AsyncGenerator<readonly Uint8Array[]> {
  const signal = AbortSignal.any([asked.options.signal, patience.signal])
  const options = { raw: true, signal }
  const client = clients.current
  const cursor = client.db(asked.wanted.database).runCursorCommand(body, options)
  heed(cursor, signal)
  cursor.setBatchSize(DOCUMENTS)
  try {
    while (await patience.wait(() => cursor.hasNext())) {
      const batch: unknown[] = cursor.readBufferedDocuments()
      releaseBatch(cursor)
      yield batch.filter((document) => document instanceof Uint8Array)
    }
  } catch (error) {
    throw failureOf(error, asked, { clients, client })
  } finally {
    // A cursor that is closed says so to the server, which may be gone or silent.
    await Promise.allSettled([cursor.close({ timeoutMS: GRACE })])
  }
}

/** Makes a cursor end what it waits for: the driver looks at its signal between the commands only. */
function heed(cursor: object, signal: AbortSignal): void {
  const options: unknown = Reflect.get(cursor, 'cursorOptions')
  if (typeof options === 'object' && options !== null) Reflect.set(options, 'signal', signal)
}

/** The command as the driver takes it, with the time that the server has for it. */
function bodyOf(opened: Opened, { wanted, options }: Asked): Document {
  const { driver, readOnly } = opened
  if (readOnly) guardReadOnly(wanted.body)
  const body: Document = membersOf(wanted.body, driver)
  if (!options.isEndless) body['maxTimeMS'] = timeoutOf(opened, options)
  const { documents } = wanted
  if (documents === undefined) return body
  const sequence = new driver.DocumentSequence(documents.field)
  for (const bytes of documents.each) sequence.push({}, bytes)
  return { ...body, [documents.field]: sequence }
}

function membersOf({ members }: BsonObject, { BSON: library }: Driver): Document {
  return Object.fromEntries(members.map(({ name, value }) => [name, driverValue(value, library)]))
}

function timeoutOf({ statementTimeout }: Opened, { timeout }: CommandOptions): number {
  return Math.min(timeout ?? statementTimeout, statementTimeout)
}

function signalOf(opened: Opened, { options }: Asked): AbortSignal {
  const late = AbortSignal.timeout(timeoutOf(opened, options) + GRACE)
  return AbortSignal.any([options.signal, late])
}

interface Used {
  readonly clients: Clients
  readonly client: MongoClient
}

/** Sorts what the driver throws. A client that finds no server is replaced for whoever asks next. */
function failureOf(error: unknown, { options }: Asked, { clients, client }: Used): Error {
  if (isWithoutServers(error)) clients.replace(client)
  if (error instanceof DocumentsRefused) return error
  const failure = driverFailure(error)
  // The driver calls it cancelled, whichever of the two signals has fired.
  if (failure.facts.kind !== 'cancelled' || options.signal.aborted) return failure
  return driverFailure(new DOMException('the server did not answer in time', 'TimeoutError'))
}

/** A write that the server refuses is answered as a success of the command. */
function throwWriteErrors(reply: Reply): void {
  const errors: unknown = reply['writeErrors']
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  if (typeof first !== 'object' || first === null) return
  const code = 'code' in first ? Number(first.code) : 0
  const cause = new Error('errmsg' in first ? String(first.errmsg) : 'the write failed')
  // Statements are sent in order: those before the first that is refused are done.
  const written = 'index' in first ? Number(first.index) : 0
  throw serverFailure({ code, codeName: 'WriteError', cause, written })
}
