import type { Place } from '../../../../compiler/source/span.ts'
import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import { readTokens } from '../../../../compiler/read-tokens.ts'
import { createdTable } from '../../../../compiler/written-hazards.ts'
import { type WrittenRename, writtenRenames } from '../../../../compiler/written-renames.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'

/** What is run before the statement at a place; `scripts` in the order in which they are run. */
export function statementsBefore(
  place: Place,
  scripts: readonly Script[],
): readonly ScriptStatement[] {
  const found: ScriptStatement[] = []
  for (const { file, statements } of scripts) {
    if (file.path !== place.file) found.push(...statements)
    else return [...found, ...statements.filter(({ at }) => at.start < place.start)]
  }
  return found
}

/** The names that a statement changes, the rebuilt table of a directive too. */
export function renamesIn(
  { text, directive }: ScriptStatement,
  dialect: Dialect,
): readonly WrittenRename[] {
  const written = writtenRenames(text, dialect)
  const made = directive && lastName(createdTable(text, dialect))
  const from = directive && namesIn(directive.argument, dialect).at(-1)
  const isRename = made !== undefined && from !== undefined && made !== from
  return isRename ? [...written, { from, to: made }] : written
}

/** The question as it would be asked before these statements: what they have renamed has its old name. */
export function beforeRenames(
  question: string,
  before: readonly ScriptStatement[],
  dialect: Dialect,
): string {
  const renames = before.flatMap((statement) => renamesIn(statement, dialect))
  return renames.reduceRight((text, rename) => withOldName(text, rename, dialect), question)
}

function withOldName(text: string, { from, to }: WrittenRename, dialect: Dialect): string {
  const named = readTokens(text, dialect).filter((token) => isName(token) && token.value === to)
  return named.reduceRight(
    (written, { at }) =>
      written.slice(0, at.start) + dialect.text.quote(from) + written.slice(at.end),
    text,
  )
}

/** All words and names of a text, those within its strings too: a block of code is one. */
export function namesIn(text: string, dialect: Dialect): readonly string[] {
  return readTokens(text, dialect).flatMap((token) => {
    if (isName(token)) return [token.value]
    return token.kind === 'string' ? (token.value.match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? []) : []
  })
}

/** A token of a statement. */
export type Token = ReturnType<typeof readTokens>[number]

export function isName({ kind }: Token): boolean {
  return kind === 'word' || kind === 'quoted-name'
}

/** Of `public.users` it is `users`. */
export function lastName(shown: string | undefined): string | undefined {
  return shown?.split('.').at(-1)
}
