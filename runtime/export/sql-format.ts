import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../database.ts'
import type { Kind } from '../values/cell-value.ts'
import type { ExportFormat } from './export-format.ts'

interface SqlOptions {
  /** The table, quoted. */
  readonly relation: string
  /** What lets a statement give numbers that the database gives otherwise, with a blank behind it. */
  readonly overriding: string
  readonly quote: (name: string) => string
  readonly kindOf: (type: Type) => Kind
  readonly literal: (raw: RawValue, kind: Kind) => string
}

/** An INSERT a row, which loads in the engine's own shell and through a driver. */
export function sqlFormat(options: SqlOptions): ExportFormat {
  const { relation, overriding, quote, kindOf, literal } = options
  return {
    contentType: 'application/sql; charset=utf-8',
    extension: 'sql',
    begin: () => '',
    row(values, columns) {
      const names = columns.map(({ name }) => quote(name)).join(', ')
      const texts = columns.map(({ type }, index) => literal(values[index] ?? null, kindOf(type)))
      return `INSERT INTO ${relation} (${names}) ${overriding}VALUES (${texts.join(', ')});\n`
    },
    end: () => '',
  }
}
