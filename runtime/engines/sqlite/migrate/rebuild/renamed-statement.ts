import { foldName, isSameName, quoteName } from '../text/names.ts'
import { TokenCursor } from '../text/token-cursor.ts'
import { isSign, isWord, type SqlToken, tokensOf } from '../text/tokens.ts'

interface Renamed {
  readonly statement: string
  /** That which the statement gives to the table. */
  readonly name: string
}

/**
 * The CREATE TABLE statement for a table of another name. `CHECK (users.a > 0)` in it reads that table; a foreign key
 * to itself is left, as it is meant for the name that the table has in the end.
 */
export function renamedStatement(sql: string, name: string): Renamed {
  const tokens = tokensOf(sql)
  const place = placeOfName(tokens)
  const named = tokens[place]
  if (named === undefined)
    throw new Error('behind "quarry:rebuild" stands a CREATE TABLE statement with columns')
  const isQualifier = (token: SqlToken, at: number) =>
    at > place &&
    isSign(tokens[at + 1], '.') &&
    isName(token) &&
    isSameName(token.value, named.value)
  const replaced = tokens.filter((token, at) => at === place || isQualifier(token, at))
  let statement = ''
  let end = 0
  for (const { at } of replaced) {
    statement += sql.slice(end, at.start) + quoteName(name)
    end = at.end
  }
  return { statement: statement + sql.slice(end), name: named.value }
}

function isName({ kind }: SqlToken): boolean {
  return kind === 'word' || kind === 'quoted-name'
}

/** -1 for what is no CREATE TABLE, or one of a temporary table or from a query. */
function placeOfName(tokens: readonly SqlToken[]): number {
  const cursor = new TokenCursor(tokens)
  const isVirtual = cursor.takeWords('create', 'virtual', 'table')
  if (!isVirtual && !cursor.takeWords('create', 'table')) return -1
  cursor.takeWords('if', 'not', 'exists')
  let name = cursor.take()
  if (isSign(cursor.next, '.')) {
    if (name === undefined || foldName(name.value) !== 'main') return -1
    cursor.take()
    name = cursor.take()
  }
  const goesOn = isVirtual ? isWord(cursor.next, 'using') : isSign(cursor.next, '(')
  return name !== undefined && goesOn ? tokens.indexOf(name) : -1
}
