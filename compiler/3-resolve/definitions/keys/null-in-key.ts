import type * as Ast from '../../../2-parse/ast.ts'
import type { DefinitionContext } from '../context.ts'

/** `a int NULL PRIMARY KEY`, where that is no contradiction that the engine passes over. Reports `impossible-key`. */
export function nullInKey(
  { name, constraints }: Ast.ColumnDefinition,
  key: readonly string[],
  { dialect, report }: DefinitionContext,
): boolean {
  const { columnKey } = dialect.names
  const isNull = constraints.some(({ kind }) => kind === 'null')
  const isKey = key.some((column) => columnKey(column) === columnKey(name.text))
  if (!isNull || !isKey || !dialect.definitions.refusesNullInKey) return false
  const reason = `"${name.text}" is in the primary key and cannot be NULL`
  report.add('impossible-key', name.at, { reason })
  return true
}
