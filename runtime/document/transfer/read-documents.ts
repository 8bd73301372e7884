import { unguardFormula } from '../../export/guard-formula.ts'
import { readCsv } from '../../import/read-csv.ts'
import type { BsonMember, BsonObject } from '../bson/bson-value.ts'
import { MalformedEjson } from '../ejson/malformed-ejson.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { cellValue } from './csv-cell.ts'

/** A part of a file of documents, as far as it was read. */
export interface ReadDocuments {
  readonly documents: readonly BsonObject[]
  readonly faults: readonly DocumentFault[]
  /** Bytes of the text; the next part begins behind them. */
  readonly consumed: number
  /** Of CSV. */
  readonly fields: readonly string[]
}

export interface DocumentFault {
  /** Counted from 0. */
  readonly document: number
  readonly message: string
}

export interface DocumentText {
  readonly text: string
  /** The file goes on behind it. */
  readonly isCut: boolean
  /** Of CSV: the columns, where the text is not the beginning of the file. */
  readonly fields: readonly string[] | undefined
}

type Read = (text: DocumentText) => Promise<ReadDocuments>

export const documentReaders: Readonly<Record<'ejson' | 'ndjson' | 'csv', Read>> = {
  ejson: readList,
  ndjson: readLines,
  csv: readTable,
}

/** A list, or one document; the whole of it. */
async function readList({ text, isCut }: DocumentText): Promise<ReadDocuments> {
  const nothing = { documents: [], fields: [], consumed: 0 }
  if (isCut)
    return {
      ...nothing,
      faults: [
        {
          document: 0,
          message: 'a list is sent whole, in at most 6 MB: ndjson and csv are taken in parts',
        },
      ],
    }
  try {
    const value = readEjson(text)
    const items = value.kind === 'array' ? value.items : [value]
    const documents = items.flatMap((item) => (item.kind === 'object' ? [item] : []))
    const faults = items.flatMap((item, document) =>
      item.kind === 'object' ? [] : [{ document, message: 'this is no document' }],
    )
    return { documents, faults, fields: [], consumed: Buffer.byteLength(text) }
  } catch (error) {
    return { ...nothing, faults: [{ document: 0, message: messageOf(error) }] }
  }
}

async function readLines({ text, isCut }: DocumentText): Promise<ReadDocuments> {
  const end = isCut ? text.lastIndexOf('\n') + 1 : text.length
  const documents: BsonObject[] = []
  const faults: DocumentFault[] = []
  const lines = text
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const [document, line] of lines.entries())
    try {
      const value = readEjson(line)
      if (value.kind === 'object') documents.push(value)
      else faults.push({ document, message: 'this is no document' })
    } catch (error) {
      faults.push({ document, message: messageOf(error) })
    }
  return { documents, faults, fields: [], consumed: Buffer.byteLength(text.slice(0, end)) }
}

/** An empty cell says that the document has no such member. */
async function readTable({ text, isCut, fields: known }: DocumentText): Promise<ReadDocuments> {
  const rules = { delimiter: ',', nullText: '', isLast: !isCut, hasOneField: known?.length === 1 }
  const documents: BsonObject[] = []
  let fields = known
  let consumed = 0
  for await (const { fields: cells, end } of readCsv(text, rules)) {
    consumed = end
    const texts = cells.map(({ value }) =>
      value === null ? undefined : unguardFormula(String(value)),
    )
    if (fields === undefined) fields = texts.map((each) => each ?? '')
    else documents.push(documentOf(fields, texts))
  }
  return { documents, faults: [], fields: fields ?? [], consumed }
}

function documentOf(fields: readonly string[], cells: readonly (string | undefined)[]): BsonObject {
  const members = fields.flatMap((name, place): BsonMember[] => {
    const text = cells[place]
    return text === undefined ? [] : [{ name, value: cellValue(text) }]
  })
  return { kind: 'object', members }
}

function messageOf(error: unknown): string {
  if (error instanceof MalformedEjson) return error.message
  throw error
}
