import type { CellNote } from '../../../../api/cell.ts'
import type { CellAnswer } from '../../../../api/rows.ts'
import type { Column } from '../../../../api/tables.ts'
import type { Draft } from '../draft.ts'

/** A value that is read or edited in a window of its own. */
export interface OpenValue {
  readonly column: Column
  /** Of which row it is. */
  readonly title: string
  /** Why it cannot be changed. */
  readonly lock: string | undefined
  readonly draft: Draft
  readonly note: CellNote | undefined
  /** Fetches a value that is shown cut; undefined where `draft` holds all of it. */
  readonly load: ((signal: AbortSignal) => Promise<CellAnswer>) | undefined
  /** The hash is of a value that was fetched. */
  readonly save: (draft: Draft, hash: string | undefined) => void
}

export type ValueView = 'text' | 'json' | 'array' | 'binary'

const VIEWS: Partial<Readonly<Record<Column['kind'], ValueView>>> = {
  json: 'json',
  array: 'array',
  binary: 'binary',
}

export function valueView(column: Column, isBytes: boolean): ValueView {
  return isBytes ? 'binary' : (VIEWS[column.kind] ?? 'text')
}

/** What a value begins with that was NULL or the default before. */
const BEGINNINGS: Readonly<Record<ValueView, Draft>> = {
  text: { kind: 'value', value: '' },
  json: { kind: 'value', value: '{}' },
  array: { kind: 'value', value: [] },
  binary: { kind: 'value', value: '' },
}

export function beginning(view: ValueView): Draft {
  return BEGINNINGS[view]
}
