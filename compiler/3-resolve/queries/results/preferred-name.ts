import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Context } from '../context.ts'
import type { PreferredNames } from '../scope.ts'
import { columnShown, firstComputed, theOnly } from './output-named.ts'

/**
 * What a name in HAVING means (MySQL manual, SELECT): a key of GROUP BY, an output by its name, or one that shows a
 * column of that name under another.
 */
export function preferredNamed(
  name: Ast.Name,
  { outputs, keys }: PreferredNames,
  context: Context,
): Ir.Expression | undefined {
  const { columnKey } = context.dialect.names
  const wanted = columnKey(name.text)
  const shows = (expression: Ir.Expression) => {
    const shown = columnShown(expression)
    return shown !== undefined && columnKey(shown.name) === wanted
  }
  const grouped = keys.filter(shows).map((expression) => ({ expression }))
  if (grouped.length > 0) return theOnly(name, grouped, context)
  const named = outputs.filter((output) => columnKey(output.name) === wanted)
  if (named.length > 0) return firstComputed(name, named, context)
  const behind = outputs.filter(({ expression }) => shows(expression))
  return theOnly(name, behind, context)
}

/** Whether a column is one of those that are shown or grouped by. */
export function isPreferred(
  { variable, index }: Ir.ColumnReference,
  { outputs, keys }: PreferredNames,
): boolean {
  const shown = outputs.map(({ expression }) => expression)
  return [...keys, ...shown].some(
    (each) => each.kind === 'column' && each.variable === variable && each.index === index,
  )
}
