import type { Lexed } from '../1-lex/token.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type * as Ir from '../ir/query.ts'
import type { Span } from '../source/span.ts'
import { rowCasts } from './row-casts.ts'

/** `row` is between the parentheses of VALUES; `before` ends in front of VALUES. */
export interface BulkSpans {
  readonly before: Span
  readonly row: Span
  readonly after: Span
  /** What is replaced in the row besides. */
  readonly casts: readonly Ir.Edit[]
}

/**
 * The row that :copyfrom repeats, for the arguments of a call that takes many. Reports `no-bulk-row`,
 * `stray-parameter`, `default-in-bulk-row`.
 */
export function findBulkRow(
  name: string,
  { statement, parameters }: Ir.Resolved,
  { lexed, dialect }: { readonly lexed: Lexed; readonly dialect: Dialect },
  report: Report,
): BulkSpans | undefined {
  const insert = statement.kind === 'insert' ? statement : undefined
  const found = insert && rowOf(insert)
  if (!insert || !found || parameters.length === 0) {
    report.add('no-bulk-row', statement.at, { name })
    return undefined
  }
  const { values, row } = found
  for (const { list, occurrences } of parameters)
    reportOutside({ list, occurrences }, values, report)
  const written = row.find(({ kind }) => kind === 'default')
  if (written && !dialect.semantics.bulkRowTakesDefault) {
    report.add('default-in-bulk-row', written.at, {})
  }
  const open = lexed.tokens.find(({ text, at }) => at.start >= values.start && text === '(')
  return {
    before: { start: 0, end: values.start },
    row: { start: open?.at.end ?? values.start, end: values.end - 1 },
    after: { start: values.end, end: lexed.text.length },
    casts: rowCasts(insert, row, dialect, report),
  }
}

interface ValuesRow {
  readonly values: Span
  readonly row: readonly Ir.AssignedValue[]
}

function rowOf({ source }: Ir.Insert): ValuesRow | undefined {
  if (source.kind !== 'rows' || !source.values) return undefined
  const [row, ...others] = source.rows
  return row && others.length === 0 ? { values: source.values, row } : undefined
}

function reportOutside(
  { list, occurrences }: Pick<Ir.DeclaredParameter, 'list' | 'occurrences'>,
  values: Span,
  report: Report,
): void {
  const outside = list
    ? occurrences[0]
    : occurrences.find((at) => at.start < values.start || at.end > values.end)
  if (outside) report.add('stray-parameter', outside, {})
}
