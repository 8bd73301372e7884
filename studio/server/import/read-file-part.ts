import { CsvError } from 'csv-parse'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import { MalformedFile } from '../../../runtime/import/malformed-file.ts'
import { readCsv } from '../../../runtime/import/read-csv.ts'
import { readJsonRecords } from '../../../runtime/import/read-json-records.ts'
import { withNullDocuments } from '../../../runtime/import/with-null-documents.ts'
import { nullDocumentsName } from '../../../runtime/values/null-documents.ts'
import type { FileRecord } from '../../../runtime/import/record.ts'
import { exactNumber } from '../../../runtime/values/exact-json.ts'
import type { FieldMapping, TableImport } from '../../api/import.ts'
import { type Refusal, refusal } from '../failure/refusal.ts'
import { type JsonFault, readJson } from '../json/read-json.ts'
import { checkIdentifier } from '../tables/find-table.ts'
import { findDelimiter, hasOneField } from './find-delimiter.ts'

export interface FileFieldName {
  readonly from: string
  readonly label: string
}

/** The whole rows of a part of a file, with how it was read. */
export interface FilePart {
  readonly records: readonly FileRecord[]
  readonly consumed: number
  readonly delimiter: string
  readonly header: boolean
  readonly openList: boolean
  readonly fields: readonly FileFieldName[]
  readonly mapping: readonly FieldMapping[]
}

/** Throws: Refusal, for what is no such file. */
export async function readFilePart(asked: TableImport, relation: Relation): Promise<FilePart> {
  if (PACKED_STARTS.some((start) => asked.text.startsWith(start)))
    throw refusal('unsupported_type', PACKED, 'text')
  if (asked.text.includes('\0')) throw refusal('bad_request', BINARY, 'text')
  for (const { to } of asked.mapping ?? []) checkIdentifier(to, 'mapping')
  const delimiter = asked.delimiter ?? findDelimiter(asked.text)
  const member = nullDocumentsName(relation.columns.map(({ name }) => name))
  const read = await readAll(asked, { delimiter, relation })
  const all = asked.format === 'csv' ? read : read.map((each) => withNullDocuments(each, member))
  const header = asked.format === 'csv' && (asked.header ?? isHeader(all[0], relation))
  const fields = fieldsOf(all, asked, header)
  const mapping = asked.mapping ?? byName(fields, { relation, header, format: asked.format })
  checkMapping(mapping, relation)
  const records = header ? all.slice(1) : all
  const openList = all.at(-1)?.isListed ?? asked.openList ?? false
  return { records, consumed: all.at(-1)?.end ?? 0, delimiter, header, openList, fields, mapping }
}

const PACKED_STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006'] as const

const PACKED =
  'This is a workbook or another packed file, which is not read. Save the sheet as CSV, and import that.'
const BINARY =
  'The file holds zero bytes, so that it is no text. Save it as CSV or JSON in UTF-8. JSON writes a zero byte of a text as \\u0000.'

async function readAll(
  asked: TableImport,
  { delimiter, relation }: { readonly delimiter: string; readonly relation: Relation },
): Promise<readonly FileRecord[]> {
  const { text, format, more = false, nullText = '', openList = false } = asked
  const records: FileRecord[] = []
  // What goes on may begin with an empty line; in front of a header it says nothing.
  const lines = asked.header === false ? text.replace(/^[\r\n]+/, '') : text
  try {
    const reader =
      format === 'csv'
        ? readCsv(text, {
            ...{ delimiter, nullText, isLast: !more },
            hasOneField: hasOneField(lines, delimiter),
          })
        : readJsonRecords(text, { parse: readExact, isLast: !more, isListed: openList })
    for await (const record of reader) records.push(record)
    return records
  } catch (error) {
    if (error instanceof MalformedFile) throw unreadRow(error.rows, error.message)
    if (error instanceof CsvError) {
      const hasHeader = asked.header ?? isHeader(records[0], relation)
      throw unreadRow(Math.max(records.length - (hasHeader ? 1 : 0), 0), sentenceOf(error))
    }
    throw error
  }
}

/** The row within the text, from 0, without the header. */
function unreadRow(row: number, sentence: string): Refusal {
  return refusal('bad_request', `Row ${row + 1}: ${sentence}`, `rows.${row}`)
}

/** The journal and the database get each number as the file has it. */
function readExact(text: string, rows: number) {
  const fault = (found: JsonFault) => new MalformedFile(sentenceOfJson(found), { rows })
  return readJson(text, { rounded: exactNumber, fault })
}

function sentenceOfJson(fault: JsonFault): string {
  switch (fault.kind) {
    case 'malformed':
      return `The row is no JSON at its character ${fault.character}.`
    case 'twice':
      return `The name "${fault.name}" stands twice in an object.`
    case 'deep':
      return `The row is nested more than ${fault.most} deep. CSV takes deeper documents.`
    case 'long':
      return `The row has more than ${fault.most} members.`
  }
}

function sentenceOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote is opened and never closed.'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'The row has no end: a quote is opened and not closed.'
  return 'The row is not CSV.'
}

/** Whether the first row names columns of the table. */
function isHeader(first: FileRecord | undefined, { columns }: Relation): boolean {
  const names = new Set(columns.map(({ name }) => name.toLowerCase()))
  return first?.fields.some(({ value }) => names.has(labelOf(value).toLowerCase())) ?? false
}

function labelOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function fieldsOf(
  records: readonly FileRecord[],
  { format }: TableImport,
  header: boolean,
): readonly FileFieldName[] {
  if (format !== 'csv') {
    const names = new Set(records.flatMap(({ fields }) => fields.map(({ name }) => name)))
    return [...names].map((name) => ({ from: name, label: name }))
  }
  const [first] = records
  return (first?.fields ?? []).map(({ value }, place) => {
    const label = header ? labelOf(value) : ''
    return { from: String(place), label: label === '' ? `Field ${place + 1}` : label }
  })
}

interface Matching {
  readonly relation: Relation
  readonly header: boolean
  readonly format: TableImport['format']
}

/** Fields go to the columns of their names; without names by their places. */
function byName(
  fields: readonly FileFieldName[],
  { relation, header, format }: Matching,
): readonly FieldMapping[] {
  const columns = relation.columns.filter(
    ({ generated, identity }) => generated === 'none' && identity !== 'always',
  )
  if (format === 'csv' && !header)
    return fields.flatMap(({ from }, place) => {
      const to = relation.columns[place]
      return to === undefined || !columns.includes(to) ? [] : [{ from, to: to.name }]
    })
  const taken = new Set<string>()
  return fields.flatMap(({ from, label }) => {
    const to = columns.find(({ name }) => name.toLowerCase() === label.toLowerCase())?.name
    if (to === undefined || taken.has(to)) return []
    taken.add(to)
    return [{ from, to }]
  })
}

function checkMapping(mapping: readonly FieldMapping[], { columns }: Relation): void {
  const seen = new Set<string>()
  for (const { to } of mapping) {
    if (!columns.some(({ name }) => name === to))
      throw refusal('bad_request', `The table has no column "${to}".`, 'mapping')
    if (seen.has(to)) throw refusal('bad_request', `Two fields go to "${to}".`, 'mapping')
    seen.add(to)
  }
  if (mapping.length === 0)
    throw refusal('bad_request', 'No field of the file goes to a column.', 'mapping')
}
