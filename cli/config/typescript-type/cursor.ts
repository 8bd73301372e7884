/** A place among tokens that moves forward. Rules of the grammar say whether they matched, and move it then. */
export interface Cursor {
  readonly tokens: readonly string[]
  at: number
}

export type Rule = (cursor: Cursor) => boolean

export function peek({ tokens, at }: Cursor, ahead = 0): string {
  return tokens[at + ahead] ?? ''
}

/** Takes the next token if it is one of these. */
export function take(cursor: Cursor, ...wanted: readonly string[]): boolean {
  const isWanted = cursor.at < cursor.tokens.length && wanted.includes(peek(cursor))
  if (isWanted) cursor.at++
  return isWanted
}

/** Takes what the rule takes, or nothing. */
export function attempt(cursor: Cursor, rule: Rule): boolean {
  const { at } = cursor
  if (rule(cursor)) return true
  cursor.at = at
  return false
}

/** Items between separators up to the closing sign, which is taken; the last may have a separator behind it. */
export function listUntil(
  cursor: Cursor,
  close: string,
  item: Rule,
  ...separators: readonly string[]
): boolean {
  while (!take(cursor, close)) {
    if (!item(cursor)) return false
    if (!take(cursor, ...separators) && peek(cursor) !== close) return false
  }
  return true
}

export function takeName(cursor: Cursor): boolean {
  const isName = /^[\p{ID_Start}$_]/u.test(peek(cursor))
  if (isName) cursor.at++
  return isName
}
