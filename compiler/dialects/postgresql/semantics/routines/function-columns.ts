import type { Catalog, Column } from '../../../../ir/catalog.ts'
import { baseType, type Field } from '../../../../ir/type.ts'
import { plainColumn } from '../../../../ir/plain-column.ts'
import type { CallSite } from '../../../dialect.ts'
import { chooseRoutine } from './choose-routine.ts'

/**
 * The columns of a call in FROM: OUT parameters, RETURNS TABLE, the fields of a composite result.
 * Undefined: one column, named like the alias (manual 7.2.1.4).
 */
export function functionColumns(call: CallSite, catalog: Catalog): readonly Column[] | undefined {
  const choice = chooseRoutine(call, catalog)
  if (choice.kind !== 'routine') return undefined
  // A domain over a composite type is taken apart as the type itself is.
  const result = baseType(choice.result)
  if (result.kind !== 'composite') return undefined
  const { name, fields } = result
  return fields.map((field) => column(field, name === undefined))
}

/** The NOT NULL of a table holds in the table alone: a function makes rows of its type with what it likes. */
function column({ name, type, nullable }: Field, isOwnRow: boolean): Column {
  return plainColumn({ name, type, nullable: nullable || !isOwnRow })
}
