import type { ScriptStatement } from '../../../compiler/read-script.ts'
import type { Statement } from '../../../runtime/database.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { JsonValue } from '../../api/cell.ts'
import { sqlParameters } from './sql-parameters.ts'

/** The statement with its parameters as the engine writes them: `:name` and `@name` become `$1` or `?`. */
export function sentSql(
  { text, parameters: { places } }: ScriptStatement,
  params: readonly JsonValue[],
  { sqlText }: Pick<OpenDatabase, 'sqlText'>,
): Statement {
  const isNumbered = sqlText.parameter(1, undefined) !== sqlText.parameter(2, undefined)
  const given = sqlParameters(params)
  const pieces = places.map(({ at, parameter }, index) => {
    const before = text.slice(places[index - 1]?.at.end ?? 0, at.start)
    return before + sqlText.parameter(parameter + 1, undefined)
  })
  return {
    sql: pieces.join('') + text.slice(places.at(-1)?.at.end ?? 0),
    parameters: isNumbered ? given : places.map(({ parameter }) => given[parameter] ?? null),
  }
}
