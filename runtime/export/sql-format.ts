import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Kind } from '../values/cell-value.ts'
import type { ExportedColumn, ExportFormat } from './export-format.ts'

export interface SqlOptions {
  /** The table, quoted. */
  readonly relation: string
  /** What lets a statement give numbers that the database gives otherwise, with a blank behind it. */
  readonly overriding: string
  readonly quote: (name: string) => string
  readonly kindOf: (type: Type) => Kind
  readonly literal: (raw: RawValue, kind: Kind) => string
}

interface InsertWriter {
  readonly before: string
  readonly write: (values: readonly RawValue[]) => string
}

/** An INSERT a row, which loads in the engine's own shell and through a driver. */
export function sqlFormat(options: SqlOptions): ExportFormat {
  return {
    contentType: 'application/sql; charset=utf-8',
    extension: 'sql',
    begin: () => '',
    rowWriter(columns) {
      const { before, write } = insertWriter(columns, options)
      return (values) => `${before}${write(values)};\n`
    },
    end: () => '',
  }
}

/** What stands in front of the rows of an INSERT, and each row in parentheses. */
export function insertWriter(
  columns: readonly ExportedColumn[],
  { relation, overriding, quote, kindOf, literal }: SqlOptions,
): InsertWriter {
  const names = columns.map(({ name }) => quote(name)).join(', ')
  const kinds = columns.map(({ type }) => kindOf(type))
  return {
    before: `INSERT INTO ${relation} (${names}) ${overriding}VALUES `,
    write: (values) =>
      `(${kinds.map((kind, index) => literal(values[index] ?? null, kind)).join(', ')})`,
  }
}
