import { type ColumnText, readColumn } from './column-text.ts'
import type { TableConstraint } from './constraint-text.ts'
import { readTableConstraints } from './table-constraints.ts'
import { splitItems, TokenCursor } from './token-cursor.ts'
import { isSign, isWord, type SqlToken, tokensOf } from './tokens.ts'

/** What only the text of a CREATE TABLE statement says: no pragma has it. */
export interface TableText {
  readonly columns: readonly ColumnText[]
  readonly constraints: readonly TableConstraint[]
}

/** Reads a statement that SQLite has accepted. */
export function readTableText(statement: string): TableText {
  const tokens = tokensOf(statement)
  const opening = tokens.findIndex((token) => isSign(token, '('))
  const body = new TokenCursor(tokens.slice(Math.max(opening, 0))).takeGroup() ?? []
  const columns: ColumnText[] = []
  const constraints: TableConstraint[] = []
  for (const item of splitItems(body)) {
    if (beginsConstraint(item[0])) constraints.push(...readTableConstraints(item))
    else {
      const read = readColumn(item, statement)
      columns.push(read.column)
      constraints.push(...read.constraints)
    }
  }
  return { columns, constraints }
}

const CONSTRAINTS = ['constraint', 'primary', 'unique', 'check', 'foreign'] as const

function beginsConstraint(token: SqlToken | undefined): boolean {
  return CONSTRAINTS.some((word) => isWord(token, word))
}
