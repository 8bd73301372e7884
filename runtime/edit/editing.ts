import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { TransactionOptions } from '../database.ts'
import type { Journal } from '../journal/journal.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { JsonForm } from '../values/cell-value.ts'

/** Where changes are made, and how their values are written in JSON. */
export interface Editing {
  readonly open: OpenDatabase
  /** The schema as it is now, in which it is found what else changes with a row. */
  readonly catalog: Catalog
  readonly journal: Journal
  readonly form: JsonForm
  readonly options?: TransactionOptions
}

/** Whether the changes can be taken back. */
export function isKept({ journal }: Pick<Editing, 'journal'>): boolean {
  return journal.storage.kind !== 'off'
}
