import type * as Ast from '../../2-parse/ast.ts'
import type { Context } from './context.ts'

/**
 * The names of a CTE's or a derived table's columns, those that are listed first. Reports `wrong-column-count` for more
 * than there are, and for fewer where the engine wants them all.
 */
export function listedColumns(
  { name, columns: listed }: Pick<Ast.Alias, 'name' | 'columns'>,
  names: readonly string[],
  { dialect, report }: Pick<Context, 'dialect' | 'report'>,
): readonly string[] {
  const isShort = listed.length > 0 && listed.length < names.length
  const wrong = isShort && !dialect.semantics.listsMayBeShort ? listed.at(-1) : listed[names.length]
  if (wrong) {
    const counts = { expected: names.length, found: listed.length }
    report.add('wrong-column-count', wrong.at, { where: `columns of "${name.text}"`, ...counts })
  }
  return names.map((own, i) => listed[i]?.text ?? own)
}

/** Reports columns of one name where the engine takes none, though nothing reads them. */
export function refuseSharedNames(
  { name: { at }, columns: listed }: Pick<Ast.Alias, 'name' | 'columns'>,
  given: readonly string[],
  { dialect: { names, semantics }, report }: Pick<Context, 'dialect' | 'report'>,
): void {
  if (semantics.derivedNames === 'any') return
  const columns = given.map((own, i) => listed[i]?.text ?? own)
  const keys = columns.map(names.columnKey)
  const name = columns.find((_, i) => keys.indexOf(keys[i] ?? '') !== i)
  if (name !== undefined) report.add('duplicate-object', at, { what: 'column', name })
}
