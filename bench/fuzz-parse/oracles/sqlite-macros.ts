import { keywords } from '../../../compiler/dialects/sqlite/keywords.ts'

const reserved: ReadonlySet<string> = new Set(
  keywords.filter(({ names }) => names.length === 0).flatMap(({ words }) => words.split(/\s+/)),
)

/** `sqlc.arg(x)` is quarry's own: to SQLite it is a parameter. */
export function withoutMacros(sql: string): string {
  return sql.replaceAll(
    /\bsqlc\s*\.\s*(?:arg|narg|slice|embed)\s*\(\s*(?:(\w+)|'\w+')\s*\)/g,
    (macro, name: string | undefined) => (reserved.has(name?.toLowerCase() ?? '') ? macro : '?'),
  )
}
