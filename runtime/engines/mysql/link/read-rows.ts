import { isUtf8 } from 'node:buffer'
import type { Connection } from 'mysql2'
import type { RawValue } from '../../../raw-value.ts'
import { type ResultField, isBinary } from './protocol-type.ts'

/** What is told of a statement while it runs. */
export interface Reader {
  /** A result begins: of a procedure there may be several. */
  readonly fields: (fields: readonly ResultField[]) => void
  readonly row: (row: readonly RawValue[]) => void
  /** A statement without rows has changed so many. */
  readonly done: (affectedRows: number) => void
  /** The state of the session behind each part of the answer. */
  readonly status: (status: Status) => void
}

export interface Status {
  readonly inTransaction: boolean
  readonly isReadOnly: boolean
}

const IN_TRANSACTION = 1
const READ_ONLY = 8192

/** Runs a statement by the text protocol, and tells of the first of its results alone. */
export function readFirst(client: Connection, sql: string, reader: Reader): Promise<void> {
  let results = 0
  return readRows(client, sql, {
    ...reader,
    fields(fields) {
      results += 1
      if (results === 1) reader.fields(fields)
    },
    row(row) {
      if (results === 1) reader.row(row)
    },
  })
}

/** Runs a statement by the text protocol. */
export function readRows(client: Connection, sql: string, reader: Reader): Promise<void> {
  return new Promise((resolve, reject) => {
    let decoders: readonly ((value: Buffer) => RawValue)[] | undefined
    const leave = () => client.off('error', fail)
    const fail = (error: unknown) => {
      leave()
      reject(error)
    }
    // The loss of the connection is told to the connection, not to what runs on it.
    client.on('error', fail)
    const query = client.query({ sql, rowsAsArray: true, typeCast: false })
    query.on('fields', (given: unknown) => {
      if (!Array.isArray(given)) return
      const fields = given.map(resultField)
      decoders = fields.map(decoderOf)
      reader.fields(fields)
    })
    query.on('result', (row: unknown) => {
      if (!Array.isArray(row)) tellOutcome(row, reader)
      else if (decoders !== undefined) reader.row(decoded(row, decoders))
    })
    watchStatus(query, reader)
    query.on('error', fail)
    query.on('end', () => {
      leave()
      resolve()
    })
  })
}

function decoded(
  row: readonly unknown[],
  decoders: readonly ((value: Buffer) => RawValue)[],
): readonly RawValue[] {
  return row.map((value, index) => {
    if (!Buffer.isBuffer(value)) return null
    return decoders[index]?.(value) ?? null
  })
}

function decoderOf(field: ResultField): (value: Buffer) => RawValue {
  if (isBinary(field)) return (value) => new Uint8Array(value)
  // `SET NAMES latin1` of a person makes texts that are not UTF-8: they stay the bytes that they are.
  return (value) => (isUtf8(value) ? value.toString('utf8') : new Uint8Array(value))
}

function resultField(field: unknown): ResultField {
  const format = partOf(field, 'extendedFormat') ?? partOf(field, 'extendedTypeName')
  return {
    name: String(partOf(field, 'name')),
    columnType: Number(partOf(field, 'columnType')),
    columnLength: Number(partOf(field, 'columnLength')),
    decimals: Number(partOf(field, 'decimals')),
    flags: Number(partOf(field, 'flags')),
    characterSet: Number(partOf(field, 'characterSet')),
    extended: typeof format === 'string' ? format : undefined,
  }
}

function tellOutcome(header: unknown, reader: Reader): void {
  reader.status(statusOf(Number(partOf(header, 'serverStatus') ?? 0)))
  reader.done(Number(partOf(header, 'affectedRows') ?? 0))
}

/** The driver keeps to itself what the server says behind the rows of a SELECT. */
function watchStatus(query: object, reader: Reader): void {
  const execute: unknown = Reflect.get(query, 'execute')
  if (typeof execute !== 'function')
    throw new Error('this version of mysql2 reads packets otherwise')
  Reflect.set(query, 'execute', (packet: unknown, ...others: unknown[]) => {
    if (called(packet, 'isEOF') === true) {
      reader.status(statusOf(Number(called(packet, 'eofStatusFlags'))))
    }
    return Reflect.apply(execute, query, [packet, ...others])
  })
}

function called(packet: unknown, name: string): unknown {
  const method = partOf(packet, name)
  return typeof method === 'function' ? Reflect.apply(method, packet, []) : undefined
}

function statusOf(flags: number): Status {
  return {
    inTransaction: (flags & IN_TRANSACTION) !== 0,
    isReadOnly: (flags & READ_ONLY) !== 0,
  }
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
