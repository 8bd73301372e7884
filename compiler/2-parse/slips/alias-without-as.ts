import { type FindSlip, isReserved, textAt, wordAt } from './slip.ts'

/** `DELETE FROM books b WHERE`, where the alias of the changed table needs AS */
export const aliasWithoutAs: FindSlip = (context): string | undefined => {
  const { tokens, index, dialect } = context
  const token = tokens[index]
  const follows = behindAlias.get(wordAt(context, 0))
  if (!follows || !dialect.grammar.chapters.has('aliased-targets')) return undefined
  if (token?.kind !== 'word' || isReserved(wordAt(context, index), dialect)) return undefined
  const before = textAt(context, index - 2) === '.' ? index - 4 : index - 2
  const isBehindTable = /^(?:from|update|into)$/.test(wordAt(context, before))
  const goesOn = follows.test(textAt(context, index + 1).toLowerCase())
  return isBehindTable && goesOn ? `an alias needs AS here: AS ${token.text}` : undefined
}

/** What follows the alias, by the first word of the statement: `INSERT INTO t a VALUES` rather names a column. */
const behindAlias: ReadonlyMap<string, RegExp> = new Map([
  ['delete', /^(?:where|returning|)$/],
  ['update', /^set$/],
  ['insert', /^\($/],
])
