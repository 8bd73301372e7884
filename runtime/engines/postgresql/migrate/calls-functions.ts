/** Strings, and comments between words. */
const QUOTED = /'(?:[^'\\]|''|\\.)*'|\/\*[\s\S]*?\*\/|--[^\n]*/g
/** What stands before a parenthesis of a definition without calling anything of the user's. */
const HARMLESS =
  /\b(?:on\s+[^\s(]+|using\s+(?:btree|hash|gin|gist|brin|spgist)|references\s+[^\s(]+|include|key|unique|check|where|varchar|char|character|varying|bpchar|numeric|decimal|timestamp|timestamptz|time|timetz|interval|bit|varbit|as\s+identity|always\s+as|in|and|or|not|now|coalesce|nullif|lower|upper|length|btrim|trim|cast)\s*\(/gi
const CALL = /[\w$"\]]\s*\(/

/** Whether a change of a table or an index may call a function of which nothing is known. */
export function callsFunctions(statement: string): boolean {
  return CALL.test(statement.replaceAll(QUOTED, "''").replaceAll(HARMLESS, ' '))
}
