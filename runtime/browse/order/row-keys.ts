import type { RawValue } from '../../raw-value.ts'
import type { Values } from '../../values/values.ts'
import type { Row } from '../page/page.ts'
import { emptyRow } from '../read-rows.ts'
import type { Seal } from './seal.ts'
import type { ReadColumn } from '../page/select-list.ts'
import { type StoredValue, toStored } from '../stored-value.ts'

type RawRow = readonly RawValue[]

/** The values of the columns that tell the row apart. */
export function rowKey(row: RawRow, key: readonly ReadColumn[], values: Values): Row {
  const found = emptyRow()
  for (const { column, value } of key) {
    found[column.name] = values.read(row[value] ?? null, column.type, 'text').value
  }
  return found
}

/** The member that a key has of a row that nothing tells apart. */
export const TOKEN = 'token'

/** Columns with longer values are left out of a token. */
const LONGEST = 200

/** What a page shows of a row, as far as it is whole and short. */
export type TokenValues = readonly (readonly [column: string, value: StoredValue])[]

export function tokenPurpose({ schema, name }: { readonly schema: string; readonly name: string }) {
  return `row ${JSON.stringify([schema, name])}`
}

export function rowToken(
  row: RawRow,
  columns: readonly ReadColumn[],
  { seal, purpose }: { readonly seal: Seal; readonly purpose: string },
): Row {
  const known: TokenValues = columns.flatMap(({ column, value, size }) => {
    const stored = toStored(row[value] ?? null)
    const isLong = Number(row[size ?? -1] ?? 0) > LONGEST || (stored?.length ?? 0) > LONGEST
    return isLong ? [] : [[column.name, stored] as const]
  })
  const found = emptyRow()
  found[TOKEN] = seal.seal(JSON.stringify(known), purpose)
  return found
}
