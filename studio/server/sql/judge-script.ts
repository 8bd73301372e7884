import { describeParameters } from '../../../compiler/describe-parameters.ts'
import type { Catalog } from '../../../compiler/ir/catalog.ts'
import { lintScript } from '../../../compiler/lint-script.ts'
import { readScript, type ScriptStatement } from '../../../compiler/read-script.ts'
import { positionAt } from '../../../compiler/source/source-file.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { LintAnswer, SqlParameter, SqlStatement } from '../../api/sql.ts'
import type { Studio } from '../studio.ts'
import { suggestionsOf } from './details-of.ts'

/** What the compiler says of a text: its statements, what they need, and what is wrong with them. */
export function judgeScript(
  text: string,
  catalog: Catalog,
  { opened }: Pick<Studio, 'opened'>,
): LintAnswer {
  const { dialect } = opened
  const file = { path: 'query.sql', text }
  const diagnostics = lintScript(file, catalog, dialect).map((each) => ({
    start: each.place.start,
    end: each.place.end,
    ...positionAt(file, each.place.start),
    severity: each.severity,
    code: each.code,
    message: each.message,
    hint: each.hint ?? null,
    suggestions: suggestionsOf(each.hint).map((name) => writtenName(name, each.hint, opened)),
  }))
  const statements = readScript(text, dialect).map((each) =>
    statementOf(each, parametersOf(each, catalog, opened)),
  )
  return { diagnostics, statements }
}

/** A keyword stands as it is, a name as the engine needs it. */
function writtenName(name: string, hint: string | undefined, { dialect }: OpenDatabase): string {
  return hint?.includes(`"${name}"`) ? dialect.text.quote(name) : name
}

function statementOf(
  { at, kind, isUnfiltered }: ScriptStatement,
  parameters: SqlParameter[],
): SqlStatement {
  return { ...at, kind, unfiltered: isUnfiltered, parameters }
}

function parametersOf(
  statement: ScriptStatement,
  catalog: Catalog,
  { dialect, values }: OpenDatabase,
): SqlParameter[] {
  return describeParameters(statement, catalog, dialect).map(({ label, type, nullable }) => ({
    label,
    type: type === undefined ? null : dialect.types.render(type),
    kind: type === undefined ? null : values.kindOf(type),
    nullable,
  }))
}
