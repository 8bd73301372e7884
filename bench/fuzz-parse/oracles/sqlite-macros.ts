/** `sqlc.arg(x)` is quarry's own: to SQLite it is a parameter. */
export function withoutMacros(sql: string): string {
  return sql.replaceAll(/\bsqlc\s*\.\s*\w+\s*\(\s*'?\w+'?\s*\)/g, '?')
}
