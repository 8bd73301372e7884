import type { RowInsert } from './change.ts'
import { type Assignment, type Checked, checkAssignments, type Refusal } from './check-change.ts'
import { type EditedTable, readOnlyReason } from './edited-table.ts'
import type { Editing } from './editing.ts'

/** A row to add, of which every name and value has been judged. */
export function checkInsert(
  { open, form }: Editing,
  table: EditedTable,
  row: RowInsert,
): Checked<readonly Assignment[]> {
  const reason = readOnlyReason(table.relation)
  if (reason !== undefined) return { kind: 'refused', refusals: [{ path: 'table', reason }] }
  const checking = { relation: table.relation, values: open.values, form }
  const checked = checkAssignments(row, checking)
  const missing = missingColumns(table, row)
  if (checked.kind === 'checked' && missing.length === 0) return checked
  const refusals = checked.kind === 'refused' ? checked.refusals : []
  return { kind: 'refused', refusals: [...refusals, ...missing] }
}

/** The columns that must be given a value. A domain may have a default of its own. */
function missingColumns(
  { relation }: EditedTable,
  { set, defaults }: RowInsert,
): readonly Refusal[] {
  return relation.columns
    .filter(
      ({ name, nullable, hasDefault, identity, generated, type }) =>
        !Object.hasOwn(set, name) &&
        !defaults.includes(name) &&
        !nullable &&
        !hasDefault &&
        identity === 'none' &&
        generated === 'none' &&
        type.kind !== 'domain',
    )
    .map(({ name }) => ({ path: `set.${name}`, reason: 'The column needs a value.' }))
}
