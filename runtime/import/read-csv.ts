import { finished } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import type { FileRecord } from './record.ts'

export interface CsvRules {
  readonly delimiter: string
  /** A field without quotes that is this text is NULL. */
  readonly nullText: string
  /** No more text follows, so that the last record is whole. */
  readonly isLast: boolean
  /** An empty line is a row whose only field is NULL, as export writes it. */
  readonly hasOneField: boolean
}

/** Longer records are a quote that nobody closes. */
const LONGEST_RECORD = 4 * 1024 * 1024

const PIECE = 64 * 1024

/**
 * The records of CSV, read piece by piece; the names of the fields are their places, from 0. Of a text that goes on the
 * record that is cut is left out. Throws CsvError.
 */
export async function* readCsv(text: string, rules: CsvRules): AsyncGenerator<FileRecord> {
  const ready: FileRecord[] = []
  const parser = parserOf(rules, ready)
  const faults: CsvError[] = []
  parser.on('error', (fault: CsvError) => faults.push(fault))
  for (let at = 0; at < text.length && faults.length === 0; at += PIECE) {
    await new Promise((written) => parser.write(text.slice(at, at + PIECE), written))
    yield* ready.splice(0)
  }
  if (rules.isLast && faults.length === 0) {
    parser.end()
    await finished(parser.resume())
  } else parser.destroy()
  yield* ready.splice(0)
  const [fault] = faults
  if (fault !== undefined) throw fault
}

function parserOf({ delimiter, nullText, hasOneField }: CsvRules, ready: FileRecord[]) {
  return parse({
    bom: true,
    delimiter,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: !hasOneField,
    cast: (value, { quoting }) => (!quoting && value === nullText ? null : value),
    on_record: (record: readonly (string | null)[], { bytes }) => {
      const fields = record.map((value, place) => ({ name: String(place), value }))
      ready.push({ fields, end: bytes })
    },
  })
}
