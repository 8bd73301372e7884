import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import { fingerprintText } from '../edit/rows/fingerprint.ts'
import type { RowKey } from '../edit/change.ts'
import type { QueryOptions } from '../database.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { Cell, JsonForm } from '../values/cell-value.ts'
import { findColumn } from './columns.ts'
import { type Checked, type Fault, unlessFaulty } from './fault.ts'
import { keyText } from './order/key-text.ts'
import { Parameters } from './parameters.ts'
import type { Seal } from './order/seal.ts'

export interface CellOptions extends QueryOptions {
  readonly form: JsonForm
  readonly seal: Seal
}

/** A cell as it is stored, whole; `hash` is what an edit of a value that was shown cut expects. */
export interface WholeCell extends Cell {
  readonly kind: 'cell'
  readonly column: Column
  readonly hash: string
}

/** `ambiguous`: nothing tells the row from another one. */
export type FoundCell = WholeCell | { readonly kind: 'gone' } | { readonly kind: 'ambiguous' }

/** Throws DatabaseFailure. */
export async function readCell(
  open: OpenDatabase,
  relation: Relation,
  place: { readonly key: RowKey; readonly column: string },
  options: CellOptions,
): Promise<Checked<FoundCell>> {
  const { sqlText, values, database } = open
  const faults: Fault[] = []
  const column = findColumn(relation, place.column, { path: 'column', faults })
  const parameters = new Parameters(sqlText)
  const where = keyText(place.key, relation, { open, parameters, faults, seal: options.seal })
  if (column === undefined || faults.length > 0) return unlessFaulty({ kind: 'gone' }, faults)
  const list = `${sqlText.fingerprint(column)} as fingerprint, ${sqlText.read(column)} as value`
  const sql = `select ${list} from ${sqlText.relation(relation)} where ${where} limit 2`
  const { rows } = await database.query(parameters.statement(sql), options)
  const [row, another] = rows
  if (row === undefined) return { kind: 'checked', value: { kind: 'gone' } }
  if (another) return { kind: 'checked', value: { kind: 'ambiguous' } }
  const [fingerprint = null, raw = null] = row
  const cell = values.read(raw, column.type, options.form)
  const hash = fingerprintText(raw, fingerprint) ?? 'null'
  return { kind: 'checked', value: { kind: 'cell', column, ...cell, hash } }
}
