/** The first words of a statement, upper case, as the other engines tell them: `CREATE TABLE`, `INSERT`. */
export function commandOf(sql: string): string {
  const words = withoutComments(sql)
    .match(/[a-z_]+/gi)
    ?.slice(0, 2)
    .map((word) => word.toUpperCase())
  const [first = '', second = ''] = words ?? []
  return TWO_WORDS.has(first) ? `${first} ${second}`.trim() : first
}

/** The statement from its first word on. */
export function withoutComments(sql: string): string {
  return sql.replace(BEFORE, '')
}

const BEFORE = /^(?:\s|\(|--[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/g
const TWO_WORDS: ReadonlySet<string> = new Set([
  'CREATE',
  'ALTER',
  'DROP',
  'RENAME',
  'TRUNCATE',
  'START',
  'LOCK',
  'UNLOCK',
])
