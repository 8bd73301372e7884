import type { Queryable } from '../../database.ts'
import type { JsonForm } from '../../values/cell-value.ts'
import type { Expectation, KeyValue } from '../check-change.ts'
import type { CheckedTarget } from './check-row-change.ts'
import type { EditedTable } from '../edited-table.ts'
import { differences } from './expectation-holds.ts'
import { findAlike, findByKey } from '../rows/locate-row.ts'
import { refused, Stopped } from '../outcome.ts'
import { type FoundRow, storedRow } from '../rows/read-rows.ts'

/** The row that is to be changed, locked, and as it was seen. Throws Stopped where it is not. */
export async function findTarget(
  session: Queryable,
  table: EditedTable,
  { target, form }: { readonly target: CheckedTarget; readonly form: JsonForm },
): Promise<FoundRow> {
  const { expectations } = target
  const seen = { expectations, form }
  const rows =
    target.key.length > 0
      ? await findByKey(session, table, target.key)
      : await findAlike(session, table, {
          known: knownValues(table, { expectations, form }),
          isSame: (row) => differences(table, row, seen).length === 0,
        })
  if (rows === 'too-many') throw refused('key', TOO_MANY)
  const [row, ...others] = rows
  if (row === undefined) throw new Stopped({ kind: 'conflict', current: undefined, columns: [] })
  if (others.length > 0) throw refused('key', NOT_ALONE)
  const columns = differences(table, row, seen)
  if (columns.length === 0) return row
  throw new Stopped({ kind: 'conflict', current: storedRow(table, row), columns })
}

const TOO_MANY = 'The table has no key, and too many rows are like this one to tell them apart.'
const NOT_ALONE = 'Several rows are exactly like this one, and nothing tells them apart.'

function knownValues(
  { open: { values } }: EditedTable,
  { expectations, form }: { expectations: readonly Expectation[]; form: JsonForm },
): readonly KeyValue[] {
  return expectations.flatMap(({ column, seen }) => {
    if (seen.kind === 'hash') return []
    const written = values.write(seen.value, column.type, form)
    return written.kind === 'value' ? [{ column, parameter: written.parameter }] : []
  })
}
