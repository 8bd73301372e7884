import { guardFormula } from '../../export/guard-formula.ts'
import { type BsonObject, memberOf } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import { valueAt } from '../edit/document-path.ts'
import { writeEjson } from '../ejson/write-ejson.ts'
import { findCommand } from '../find/find-command.ts'
import type { FindQuery } from '../find/find-request.ts'
import { cellText } from './csv-cell.ts'

export interface DocumentFile {
  readonly query: FindQuery
  readonly limit: number | undefined
  /** The columns of CSV; undefined: all members that there are. */
  readonly fields: readonly string[] | undefined
  /** Texts that a spreadsheet would run get an apostrophe. */
  readonly isGuarded: boolean
}

export type DocumentFormat = 'ejson' | 'ndjson' | 'csv'

interface Format {
  readonly contentType: string
  readonly extension: string
  readonly pieces: (
    store: DocumentStore,
    file: DocumentFile,
    options: CommandOptions,
  ) => AsyncGenerator<string>
}

/** How documents are written in files, piece by piece. */
export const documentFormats: Readonly<Record<DocumentFormat, Format>> = {
  ejson: { contentType: 'application/json', extension: 'json', pieces: listPieces },
  ndjson: { contentType: 'application/x-ndjson', extension: 'ndjson', pieces: linePieces },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv', pieces: csvPieces },
}

/** Documents that the first answer holds; the store asks for as many in the next ones. */
const BATCH = 500

/** Characters of a piece: few, so that a collector of garbage meets little that is still in use. */
const PIECE = 16 * 1024

async function* batchesOf(
  store: DocumentStore,
  { query, limit }: DocumentFile,
  options: CommandOptions,
): AsyncGenerator<readonly Uint8Array[]> {
  const command = findCommand(query, {
    batchSize: BATCH,
    ...(limit === undefined ? {} : { limit }),
  })
  yield* store.read(command, { ...options, isEndless: true })
}

/** The texts of documents, one document after the other: of a batch only the bytes are there as long as it lasts. */
function* piecesOf(
  batch: readonly Uint8Array[],
  textOf: (document: BsonObject) => string,
): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const bytes of batch) {
    const text = textOf(readBson(bytes))
    texts.push(text)
    length += text.length
    if (length < PIECE) continue
    yield texts.join('')
    texts = []
    length = 0
  }
  if (length > 0) yield texts.join('')
}

async function* listPieces(store: DocumentStore, file: DocumentFile, options: CommandOptions) {
  let between = '[\n'
  const textOf = (document: BsonObject) => {
    const text = between + writeEjson(document)
    between = ',\n'
    return text
  }
  for await (const batch of batchesOf(store, file, options)) yield* piecesOf(batch, textOf)
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

async function* linePieces(store: DocumentStore, file: DocumentFile, options: CommandOptions) {
  const textOf = (document: BsonObject) => `${writeEjson(document)}\n`
  for await (const batch of batchesOf(store, file, options)) yield* piecesOf(batch, textOf)
}

async function* csvPieces(store: DocumentStore, file: DocumentFile, options: CommandOptions) {
  const { isGuarded, fields } = file
  const columns = fields ?? (await namesOf(store, file, options))
  const guard = (text: string) => (isGuarded ? guardFormula(text) : text)
  yield line(columns.map((name) => quoted(guard(name))))
  const isPath = fields !== undefined
  const textOf = (document: BsonObject) =>
    line(columns.map((name) => cellOf(document, { name, isPath, guard })))
  for await (const batch of batchesOf(store, file, options)) yield* piecesOf(batch, textOf)
}

/** Returns the names of all members, in the order in which they are met: the documents are read twice. */
async function namesOf(store: DocumentStore, file: DocumentFile, options: CommandOptions) {
  const names = new Set<string>()
  for await (const batch of batchesOf(store, file, options))
    for (const bytes of batch) for (const { name } of readBson(bytes).members) names.add(name)
  return [...names]
}

interface Cell {
  readonly name: string
  readonly isPath: boolean
  readonly guard: (text: string) => string
}

/** Empty where the document has no such member. */
function cellOf(document: BsonObject, { name, isPath, guard }: Cell): string {
  const value = isPath ? valueAt(document, name.split('.')) : memberOf(document, name)
  if (value === undefined) return ''
  const text = cellText(value)
  // A negative number is no formula.
  const isNumber = value.kind === 'scalar' && ['int', 'long', 'double'].includes(value.type)
  return quoted(isNumber ? text : guard(text))
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

function quoted(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
