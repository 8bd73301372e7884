import type { FieldMapping, ImportAnswer, ImportFormat, TableImport } from '../../../api/import.ts'
import type { TableAddress } from '../table-address.ts'

/** How a file is read, and what becomes of its rows. */
export interface ImportSettings {
  readonly format: ImportFormat
  readonly encoding: string
  /** Undefined: the server finds it out. */
  readonly delimiter: string | undefined
  readonly header: boolean | undefined
  readonly nullText: string
  readonly unguard: boolean
  readonly onConflict: 'error' | 'skip'
  readonly mapping: readonly FieldMapping[] | undefined
}

export function firstSettings(fileName: string, encoding: string): ImportSettings {
  const [, ending = ''] = /\.(\w+)$/.exec(fileName.toLowerCase()) ?? []
  return {
    format: FORMATS[ending] ?? 'csv',
    encoding,
    delimiter: ending === 'tsv' ? '\t' : undefined,
    header: undefined,
    nullText: '',
    unguard: true,
    onConflict: 'error',
    mapping: undefined,
  }
}

const FORMATS: Readonly<Record<string, ImportFormat>> = {
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
}

/** What every part of the file is sent with. */
export function importBody(
  table: TableAddress,
  settings: ImportSettings,
): Omit<TableImport, 'text'> {
  const { format, delimiter, header, nullText, unguard, onConflict, mapping } = settings
  const ofCsv = {
    nullText,
    unguard,
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(header === undefined ? {} : { header }),
  }
  return {
    schema: table.schema,
    format,
    onConflict,
    ...(format === 'csv' ? ofCsv : {}),
    ...(mapping === undefined ? {} : { mapping: [...mapping] }),
  }
}

/** The settings with what the server has found out, so that all parts are read alike. */
export function settledBy(settings: ImportSettings, answer: ImportAnswer): ImportSettings {
  return {
    ...settings,
    delimiter: answer.delimiter,
    header: answer.header,
    mapping: answer.mapping,
  }
}

/** The mapping with one field going elsewhere; a column takes one field only. */
export function mapField(
  mapping: readonly FieldMapping[],
  from: string,
  to: string | undefined,
): readonly FieldMapping[] {
  const others = mapping.filter((each) => each.from !== from && each.to !== to)
  return to === undefined ? others : [...others, { from, to }]
}
