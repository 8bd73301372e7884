import { COLUMN_LIST, COLUMNS } from './item.ts'

/** The statements that generated code sends, for those who write them by hand. */
export interface Statements {
  readonly get: string
  readonly list: string
  readonly add: string
  readonly create: string
  readonly raise: string
  readonly getWrite: string
  readonly remove: string
}

/** `mark` writes a parameter, from 1: `$1`, `?`. */
export function statementsOf(mark: (number: number) => string): Statements {
  const values = COLUMNS.map((_, i) => mark(i + 1)).join(', ')
  const add = `INSERT INTO writes (${COLUMN_LIST}) VALUES (${values})`
  return {
    get: `SELECT ${COLUMN_LIST} FROM items WHERE id = ${mark(1)}`,
    list: `SELECT ${COLUMN_LIST} FROM items WHERE id >= ${mark(1)} ORDER BY id LIMIT ${mark(2)}`,
    add,
    create: `${add} RETURNING ${COLUMN_LIST}`,
    raise: `UPDATE writes SET qty = qty + 1 WHERE id = ${mark(1)}`,
    getWrite: `SELECT ${COLUMN_LIST} FROM writes WHERE id = ${mark(1)}`,
    remove: `DELETE FROM writes WHERE id = ${mark(1)}`,
  }
}
