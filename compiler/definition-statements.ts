import type { Statement } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { selectInto } from './3-resolve/definitions/tables/select-into.ts'
import { blaming } from './diagnostics/bug.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import { type ReadStatement, readStatements } from './read-statements.ts'
import type { SourceFile } from './source/source-file.ts'
import { asSpoken } from './split/as-spoken.ts'
import { split } from './split/split.ts'

export interface SchemaFile extends SourceFile {
  /** It holds what query files create, which counts where nothing has the name: nobody knows when it is run. */
  readonly ofQueries?: true
}

/** A statement of a schema file that may say something of the schema. */
export interface DefinitionStatement extends Pick<
  ReadStatement,
  'place' | 'tree' | 'syntax' | 'isSent'
> {
  /** `\\i types.sql`: nothing to read. */
  readonly isInclude: boolean
  readonly ofQueries: boolean
}

/** Reads the statements of a schema file one by one; data statements are passed over unread. */
export function definitionStatements(
  file: SchemaFile,
  dialect: Dialect,
): readonly DefinitionStatement[] {
  const { ofQueries = false } = file
  return split(file.text, dialect.lexical).flatMap((statement): readonly DefinitionStatement[] => {
    const { text, at } = statement
    const place = { file: file.path, ...at }
    if (includesFile(statement, dialect)) {
      const syntax = createReport()
      syntax.add('client-include', { start: 0, end: at.end - at.start }, { command: text })
      return [{ place, tree: undefined, syntax, isSent: false, isInclude: true, ofQueries }]
    }
    if (!isRead(statement, dialect)) return []
    return blaming(place, () => readStatements(text, place, asSpoken(dialect, statement)))
      .filter(({ lexed, tree }) => !isData(lexed.text, tree, dialect))
      .map((read) => ({ ...read, isInclude: false, ofQueries }))
  })
}

/** Whether a statement says nothing of the schema; `tree` is undefined where it could not be read. */
export function isData(
  text: string,
  tree: Ast.Statement | undefined,
  { definitions }: Dialect,
): boolean {
  if (!data.test(text) || !tree) return data.test(text)
  return !selectInto(tree) && !definitions.setsPath(tree)
}

function includesFile({ kind, text, rollback }: Statement, { lexical }: Dialect): boolean {
  const { include } = lexical.splitting.client
  include.lastIndex = 0
  return kind === 'client' && !rollback && include.test(text)
}

/** Rows and queries say nothing of the schema; COPY from a program is looked at, COPY of rows is not. */
const data =
  /^(?:\(|(?:insert|replace|update|delete|merge|select|with|values|table)\b|copy\b(?![\s\S]*\bprogram\b))/i

function isRead({ kind, text, rollback }: Statement, { definitions }: Dialect): boolean {
  if (kind !== 'sql' || rollback) return false
  return !data.test(text) || mayMakeTable.test(text) || definitions.settingCall?.test(text) === true
}

/** SELECT ... INTO */
const mayMakeTable = /^(?:\(|select\b|with\b)[\s\S]*\binto\b/i
