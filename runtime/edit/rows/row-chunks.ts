import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { JournalFull } from '../../journal/journal.ts'
import type { Kind } from '../../values/cell-value.ts'
import { type EditedTable, hasSureKey } from '../edited-table.ts'
import { imageValues } from './locate-row.ts'
import { type FoundRow, findRows, type RowSearch } from './read-rows.ts'
import { MOST_NAMED } from './rows-are.ts'
import type { Condition, StatementWriter } from '../statement-writer.ts'

/** The kinds whose values stand in the order in which they are compared. */
const ORDERED: ReadonlySet<Kind> = new Set(['integer', 'text', 'uuid', 'date', 'timestamp'])

/** More than this of one read is not held in memory; a row that is larger is read by itself. */
const MOST_BYTES = 16 * 1024 * 1024

/** What may be in memory of a table that cannot be read in parts. */
const MOST_BYTES_WHOLE = 100 * 1024 * 1024

/**
 * The rows of a condition, locked, in parts of a few hundred. They are read at once where the key has no plain order, or
 * is about to be changed. Throws JournalFull where that is too much.
 */
export async function* rowChunks(
  session: Queryable,
  table: EditedTable,
  condition: Condition,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): AsyncGenerator<readonly FoundRow[]> {
  const { values } = table.open
  const isOrdered = table.key.every(({ type }) => ORDERED.has(values.kindOf(type)))
  if (isWhole || !hasSureKey(table) || !isOrdered) {
    yield await allRows(session, table, condition)
    return
  }
  let last: FoundRow | undefined
  do {
    const rows: readonly FoundRow[] = await nextRows(session, table, { condition, last })
    if (rows.length > 0) yield rows
    last = rows.at(-1)
  } while (last !== undefined)
}

async function allRows(
  session: Queryable,
  table: EditedTable,
  condition: Condition,
): Promise<readonly FoundRow[]> {
  const { rows, isCut } = await findRows(session, table, {
    where: (writer) => writer.condition(condition),
    isLocked: true,
    maxRows: Number.MAX_SAFE_INTEGER,
    maxBytes: MOST_BYTES_WHOLE,
  })
  if (isCut) throw new JournalFull(MOST_BYTES_WHOLE)
  return rows
}

async function nextRows(
  session: Queryable,
  table: EditedTable,
  { condition, last }: { readonly condition: Condition; readonly last: FoundRow | undefined },
): Promise<readonly FoundRow[]> {
  const { sqlText } = table.open
  // A bare name would be that of a result, of which there are two.
  const relation = sqlText.relation(table.relation)
  const order = table.key.map(({ name }) => `${relation}.${sqlText.quote(name)}`).join(', ')
  const search = (limit: number): RowSearch & { maxRows: number } => ({
    where(writer) {
      const matching = `(${writer.condition(condition)})`
      return last === undefined ? matching : `${matching} AND ${isBehind(table, last, writer)}`
    },
    tail: ` ORDER BY ${order} LIMIT ${limit}`,
    isLocked: true,
    maxRows: limit,
  })
  const few = await findRows(session, table, { ...search(MOST_NAMED), maxBytes: MOST_BYTES })
  if (few.rows.length > 0 || !few.isCut) return few.rows
  return (await findRows(session, table, search(1))).rows
}

/** `(a > 1 OR (a = 1 AND b > 2))`, which uses an index where `(a, b) > (1, 2)` uses none. */
function isBehind(table: EditedTable, row: FoundRow, writer: StatementWriter): string {
  const { sqlText } = table.open
  const behind = ([first, ...others]: readonly Column[]): string => {
    if (first === undefined) return '1 = 0'
    const [{ parameter = null } = {}] = imageValues(table, row, [first])
    const name = sqlText.quote(first.name)
    const above = `${name} > ${writer.value(parameter, first.type)}`
    if (others.length === 0) return above
    const same = `${name} = ${writer.value(parameter, first.type)}`
    return `(${above} OR (${same} AND ${behind(others)}))`
  }
  return behind(table.key)
}
