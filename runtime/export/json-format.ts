import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../database.ts'
import { isDocument } from '../values/json-document.ts'
import type { Values } from '../values/values.ts'
import type { ExportedColumn, ExportFormat } from './export-format.ts'

/** A list of objects, one a line. Integers beyond 2^53 and decimals are strings, bytes are base64. */
export function jsonFormat(values: Values): ExportFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    extension: 'json',
    begin: () => '[',
    row: (raw, columns, isFirst) => `${isFirst ? '\n' : ',\n'}${objectText(raw, columns, values)}`,
    end: () => '\n]\n',
  }
}

/** An object a line: https://github.com/ndjson/ndjson-spec */
export function ndjsonFormat(values: Values): ExportFormat {
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    begin: () => '',
    row: (raw, columns) => `${objectText(raw, columns, values)}\n`,
    end: () => '',
  }
}

/** Written by hand, as a column may be called `__proto__`. */
function objectText(
  raw: readonly RawValue[],
  columns: readonly ExportedColumn[],
  values: Values,
): string {
  const properties = columns.map(({ name, type }, index) => {
    return `${JSON.stringify(name)}:${valueText(raw[index] ?? null, type, values)}`
  })
  return `{${properties.join(',')}}`
}

/** A document stands as it is stored, in one line: its numbers may have more digits than those of JavaScript. */
function valueText(raw: RawValue, type: Type, values: Values): string {
  if (values.kindOf(type) === 'json') {
    const { value, encoding } = values.read(raw, type, 'text')
    if (typeof value === 'string' && encoding === undefined && isDocument(value))
      return value.replaceAll(/[\r\n]+/g, ' ').trim()
  }
  return JSON.stringify(values.read(raw, type, 'parsed').value)
}
