/** Strings, and comments between words. */
const QUOTED = /'(?:[^'\\]|''|\\.)*'|\/\*[\s\S]*?\*\/|--[^\n]*/g
/** What stands before a parenthesis without calling anything, and what reads nothing but its arguments. */
const HARMLESS =
  /\b(?:into\s+[^\s(]+|values|in|and|or|not|where|set|now|coalesce|nullif|lower|upper|concat|length|round|abs|count|sum|min|max|replace|trim|cast)\s*\(/gi
const CALL = /[\w$"`\]]\s*\(/

/** Whether a change of rows may call a function of which nothing is known, or reads by a query what may call one. */
export function callsFunctions(statement: string): boolean {
  const bare = statement.replaceAll(QUOTED, "''")
  return /\bselect\b/i.test(bare) || CALL.test(bare.replaceAll(HARMLESS, ' '))
}
