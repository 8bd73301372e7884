import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Kind } from '../values/cell-value.ts'
import type { ExportFormat } from './export-format.ts'
import { guardFormula } from './guard-formula.ts'

interface CsvOptions {
  readonly kindOf: (type: Type) => Kind
  /** The engine's own text of a value that is not NULL. */
  readonly textOf: (raw: Exclude<RawValue, null>, type: Type) => string
  /** Texts that a spreadsheet would run get an apostrophe. */
  readonly isGuarded: boolean
}

/**
 * RFC 4180 with CR LF. NULL is empty without quotes, an empty text is `""`, bytes are `\x` and
 * hexadecimal digits.
 */
export function csvFormat({ kindOf, textOf, isGuarded }: CsvOptions): ExportFormat {
  const guard = (text: string): string => (isGuarded ? guardFormula(text) : text)
  const fieldWriter = (type: Type): ((raw: RawValue) => string) => {
    const isNumber = NUMERIC.has(kindOf(type))
    return (raw) => {
      if (raw === null) return ''
      const text = textOf(raw, type)
      return quoted(isNumber && NUMBER.test(text) ? text : guard(text))
    }
  }
  return {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    begin: (columns) => line(columns.map(({ name }) => quoted(guard(name)))),
    rowWriter(columns) {
      const writers = columns.map(({ type }) => fieldWriter(type))
      return (values) => line(writers.map((field, index) => field(values[index] ?? null)))
    },
    end: () => '',
  }
}

/** A negative number is no formula. */
const NUMERIC: ReadonlySet<Kind> = new Set(['integer', 'number', 'decimal'])
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^-?Infinity$|^NaN$/i

function line(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`
}

function quoted(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
