import {
  canonicalKey,
  conflictWords,
  keyDefinition,
  takeConflict,
  takeDeferral,
  takeReference,
  type TableConstraint,
} from './constraint-text.ts'
import { TokenCursor } from './token-cursor.ts'
import { canonicalText, isWord, type SqlToken } from './tokens.ts'

type Read = Omit<TableConstraint, 'name' | 'column'>

/** An item of a table that is no column; between its constraints commas may be left out. */
export function readTableConstraints(item: readonly SqlToken[]): readonly TableConstraint[] {
  const cursor = new TokenCursor(item)
  const constraints: TableConstraint[] = []
  let name: string | undefined
  while (!cursor.isDone) {
    if (cursor.takeWords('constraint')) {
      name = cursor.takeName()
      continue
    }
    const read = takeConstraint(cursor)
    if (read === undefined) cursor.take()
    else constraints.push({ ...read, name, column: undefined })
    name = undefined
  }
  return constraints
}

function takeConstraint(cursor: TokenCursor): Read | undefined {
  if (cursor.takeWords('primary', 'key')) return takeKey(cursor, 'primary-key')
  if (cursor.takeWords('unique')) return takeKey(cursor, 'unique')
  if (cursor.takeWords('foreign', 'key')) return takeForeignKey(cursor)
  if (!cursor.takeWords('check')) return undefined
  const definition = `check ( ${canonicalText(cursor.takeGroup() ?? [])} )`
  takeConflict(cursor)
  return { kind: 'check', definition, references: undefined }
}

function takeKey(cursor: TokenCursor, kind: 'primary-key' | 'unique'): Read {
  const columns = cursor.takeGroup() ?? []
  const isCounting = isWord(columns.at(-1), 'autoincrement')
  const listed = canonicalKey(isCounting ? columns.slice(0, -1) : columns)
  const more = [...(isCounting ? ['autoincrement'] : []), ...conflictWords(takeConflict(cursor))]
  const words = kind === 'unique' ? 'unique' : 'primary key'
  return { kind, definition: keyDefinition(words, listed, more), references: undefined }
}

function takeForeignKey(cursor: TokenCursor): Read {
  const columns = canonicalText(cursor.takeGroup() ?? [])
  cursor.takeWords('references')
  const { table, definition } = takeReference(cursor)
  const deferral = takeDeferral(cursor)
  const more = deferral === undefined ? [definition] : [definition, deferral]
  return {
    kind: 'foreign-key',
    definition: keyDefinition('foreign key', columns, more),
    references: table,
  }
}
