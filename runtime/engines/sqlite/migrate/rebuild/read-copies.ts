import { foldName } from '../text/names.ts'
import { tokensOf } from '../text/tokens.ts'

/** By column of the new table, in the one case of its letters, the expression over the old table that fills it. */
export type Copies = ReadonlyMap<string, string>

const LINE = /^[ \t]*--[ \t]*quarry:copy\b(.*)$/gim

/** Reads the lines `-- quarry:copy full_name = trim(name)` in front of a statement. */
export function readCopies(sql: string): Copies {
  const start = tokensOf(sql)[0]?.at.start ?? 0
  const copies = new Map<string, string>()
  for (const [, text = ''] of sql.slice(0, start).matchAll(LINE)) {
    const [column, equals] = tokensOf(text)
    const expression = text.slice(equals?.at.end ?? text.length).trim()
    if (column === undefined || equals?.text !== '=' || expression === '')
      throw new Error(
        `behind "quarry:copy" stands a column, "=" and an expression, not "${text.trim()}"`,
      )
    copies.set(foldName(column.value), expression)
  }
  return copies
}
