import { parseSync } from 'libpg-query'
import type { Lexed } from '../../../compiler/1-lex/token.ts'

/** Where things stand in the text; all else of the tree must be the same. */
const places = new Set([
  'location',
  'name_location',
  'stmt_location',
  'stmt_len',
  'rexpr_list_start',
  'rexpr_list_end',
  'list_start',
  'list_end',
])

/** PostgreSQL's own parse tree, places left out, as a text to compare; undefined where it refuses. */
export function parseTree(sql: string): string | undefined {
  try {
    const tree: unknown = parseSync(sql)
    return JSON.stringify(tree, (key, value: unknown) => (places.has(key) ? undefined : value))
  } catch {
    return undefined
  }
}

/** `@name` as `$1`, which PostgreSQL's grammar takes for what quarry does: a parameter. */
export function withNumbers({ text, tokens }: Lexed): string {
  const named = tokens.filter(({ kind, value }) => kind === 'parameter' && !/^\d+$/.test(value))
  let written = ''
  let end = 0
  for (const { at } of named) {
    written += `${text.slice(end, at.start)}$1`
    end = at.end
  }
  return written + text.slice(end)
}
