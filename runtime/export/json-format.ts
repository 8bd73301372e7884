import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Cell } from '../values/cell-value.ts'
import { isDocument } from '../values/json-document.ts'
import { nullDocumentsName } from '../values/null-documents.ts'
import type { Values } from '../values/values.ts'
import type { ExportedColumn, ExportFormat } from './export-format.ts'

/** A list of objects, one a line. Integers beyond 2^53 and decimals are strings, bytes are base64. */
export function jsonFormat(values: Values): ExportFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    extension: 'json',
    begin: () => '[',
    rowWriter(columns) {
      const write = objectWriter(columns, values)
      return (row, isFirst) => `${isFirst ? '\n' : ',\n'}${write(row)}`
    },
    end: () => '\n]\n',
  }
}

/** An object a line: https://github.com/ndjson/ndjson-spec */
export function ndjsonFormat(values: Values): ExportFormat {
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    begin: () => '',
    rowWriter(columns) {
      const write = objectWriter(columns, values)
      return (row) => `${write(row)}\n`
    },
    end: () => '',
  }
}

/**
 * Written by hand, as a column may be called `__proto__`. The document `null` is not NULL: a member behind the others
 * lists the columns that hold it.
 */
function objectWriter(
  columns: readonly ExportedColumn[],
  values: Values,
): (row: readonly RawValue[]) => string {
  const members = columns.map(({ name, type }, index) => ({
    before: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    write: valueWriter(type, values),
  }))
  if (members.length === 0) return () => '{}'
  const documents = columns.flatMap(({ name, type }, index) =>
    values.kindOf(type) === 'json' ? [{ name, index }] : [],
  )
  const before = `,${JSON.stringify(nullDocumentsName(columns.map(({ name }) => name)))}:`
  return (row) => {
    const written = members.map((member, index) => member.before + member.write(row[index] ?? null))
    const nulls = documents.filter(
      ({ index }) => row[index] !== null && written[index] === `${members[index]?.before}null`,
    )
    if (nulls.length > 0) written.push(before + JSON.stringify(nulls.map(({ name }) => name)))
    // Joined, because a text that is added to piece by piece is kept in pieces until somebody reads it.
    return `${written.join('')}}`
  }
}

function valueWriter(type: Type, values: Values): (raw: RawValue) => string {
  const read = values.readerOf(type, 'parsed')
  const plain = (raw: RawValue) => JSON.stringify(read(raw).value)
  if (values.kindOf(type) !== 'json') return plain
  const readText = values.readerOf(type, 'text')
  return (raw) => documentText(readText(raw)) ?? plain(raw)
}

/** A document stands as it is stored, in one line: its numbers may have more digits than those of JavaScript. */
function documentText({ value, encoding }: Cell): string | undefined {
  if (typeof value !== 'string' || encoding !== undefined || !isDocument(value)) return undefined
  return value.replaceAll(/[\r\n]+/g, ' ').trim()
}
