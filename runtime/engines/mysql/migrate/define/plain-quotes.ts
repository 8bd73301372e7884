import type { IntrospectedConnection } from '../../../../engine.ts'

interface ModeRow {
  readonly mode: string
  readonly quotes: number | string
}

/** Modes that change how names and strings are written. */
const WRITTEN_OTHERWISE: ReadonlySet<string> = new Set([
  'ANSI',
  'ANSI_QUOTES',
  'NO_BACKSLASH_ESCAPES',
  'ORACLE',
])

/** Does the work in a session whose names stand in backticks, and whose strings have backslashes for escapes. */
export async function withPlainQuotes<Result>(
  connection: IntrospectedConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  const [row] = await connection.query<ModeRow>(
    'select @@sql_mode as mode, @@sql_quote_show_create as quotes',
  )
  const modes = row?.mode.split(',') ?? []
  const plain = modes.filter((mode) => !WRITTEN_OTHERWISE.has(mode))
  if (row === undefined || (plain.length === modes.length && Number(row.quotes) === 1))
    return work()
  const set = (mode: string, quotes: number | string) =>
    connection.query('set sql_mode = ?, sql_quote_show_create = ?', [mode, Number(quotes)])
  await set(plain.join(','), 1)
  try {
    return await work()
  } finally {
    await set(row.mode, row.quotes)
  }
}
