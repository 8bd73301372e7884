import { type Accessor, createContext, createEffect, on, useContext } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { SchemaFiles, TableDesign, TableDesignEdit } from '../../../api/designs.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import { createDraft, type DraftState } from '../migrations/draft-state.ts'
import type { Studio } from '../studio.ts'
import type { TableAddress } from '../table-address.ts'
import {
  type DesignForm,
  type DesignRow,
  editOf,
  EMPTY_COLUMN,
  formOf,
  isUnchanged,
} from './design-rows.ts'

/** The form of a table, and the migration that it makes. */
export interface DesignState {
  /** Undefined: a new one. */
  readonly table: Accessor<TableAddress | undefined>
  readonly design: Fetched<TableDesign>
  readonly offers: Fetched<SchemaFiles>
  readonly form: DesignForm
  /** Of a new table. */
  readonly name: Accessor<string>
  readonly setName: (name: string) => void
  readonly file: Accessor<string | undefined>
  readonly setFile: (file: string) => void
  readonly changeColumn: (key: number, change: Partial<DesignRow['column']>) => void
  readonly changeText: (key: number, text: string) => void
  readonly changeStatement: (key: number, text: string) => void
  readonly add: (what: 'column' | 'constraint' | 'statement') => void
  readonly remove: (list: 'rows' | 'statements', key: number) => void
  /** The line moves by one place. */
  readonly move: (key: number, by: -1 | 1) => void
  readonly isReady: Accessor<boolean>
  readonly draft: DraftState
}

/** A new table begins with a key. */
function newForm(): DesignForm {
  const column = { ...EMPTY_COLUMN, name: 'id', type: 'integer' }
  const key = { key: 0, from: undefined, isColumn: true, column, text: 'PRIMARY KEY' }
  return { rows: [key], statements: [] }
}

/** Keys of new lines; those of lines that were there are their places. */
const FIRST_NEW_KEY = 1_000_000

export function createDesignState(
  studio: Studio,
  table: Accessor<TableAddress | undefined>,
): DesignState {
  const design = createFetched(table, ({ schema, name }, signal) => {
    const path = `/api/designs/${encodeURIComponent(name)}`
    return studio.api.get<TableDesign>(path, { query: { schema }, signal })
  })
  const offers = createFetched(
    () => true,
    (_, signal) => studio.api.get<SchemaFiles>('/api/designs', { signal }),
  )
  const [store, setStore] = createStore({
    name: '',
    file: '',
    form: table() === undefined ? newForm() : { rows: [], statements: [] },
  })
  createEffect(
    on(design.data, (found) => {
      if (found !== undefined) setStore('form', formOf(found))
    }),
  )
  const wanted = (): TableDesignEdit => {
    const parts = editOf(store.form, design.data())
    const edited = table()
    if (edited === undefined)
      return { table: store.name.trim(), ...(store.file && { file: store.file }), ...parts }
    const { schema, name } = edited
    return { schema, table: name, checksum: design.data()?.checksum ?? '', ...parts }
  }
  const draft = createDraft(studio, { from: 'schema', tables: () => [wanted()] })
  const lines = createLines((change) => {
    setStore('form', change)
    draft.forget()
  })
  return {
    ...{ table, design, offers, draft },
    form: store.form,
    name: () => store.name,
    setName: (name) => {
      setStore('name', name)
      draft.forget()
    },
    file: () => store.file || offers.data()?.files.at(-1),
    setFile: (file) => {
      setStore('file', file)
      draft.forget()
    },
    ...lines,
    isReady: () => {
      const isNamed = table() !== undefined || store.name.trim() !== ''
      return isNamed && !isUnchanged(store.form, design.data())
    },
  }
}

/** What changes the lines of the form. */
function createLines(changed: (change: (form: DesignForm) => DesignForm) => void) {
  let key = FIRST_NEW_KEY
  const setRows = (change: (rows: readonly DesignRow[]) => readonly DesignRow[]) =>
    changed((form) => ({ ...form, rows: change(form.rows) }))
  const changeRow = (at: number, change: (row: DesignRow) => DesignRow) =>
    setRows((rows) => rows.map((row) => (row.key === at ? change(row) : row)))
  return {
    changeColumn: (at, change) =>
      changeRow(at, (row) => ({ ...row, column: { ...row.column, ...change } })),
    changeText: (at, text) => changeRow(at, (row) => ({ ...row, text })),
    changeStatement: (at, text) =>
      changed((form) => ({
        ...form,
        statements: form.statements.map((each) => (each.key === at ? { ...each, text } : each)),
      })),
    add: (what) => {
      key += 1
      const line = { key, from: undefined, text: '' }
      changed(({ rows, statements }) =>
        what === 'statement'
          ? { rows, statements: [...statements, line] }
          : { statements, rows: withAdded(rows, what === 'column', line) },
      )
    },
    remove: (list, at) =>
      changed((form) => ({ ...form, [list]: form[list].filter((each) => each.key !== at) })),
    move: (at, by) => setRows((rows) => moved(rows, at, by)),
  } satisfies Partial<DesignState>
}

/** A column comes behind the columns, a constraint behind all. */
function withAdded(
  rows: readonly DesignRow[],
  isColumn: boolean,
  line: Pick<DesignRow, 'key' | 'from' | 'text'>,
): readonly DesignRow[] {
  const added = { ...line, isColumn, column: EMPTY_COLUMN }
  const last = rows.findLastIndex((row) => row.isColumn)
  return isColumn ? rows.toSpliced(last + 1, 0, added) : [...rows, added]
}

function moved(rows: readonly DesignRow[], key: number, by: -1 | 1): readonly DesignRow[] {
  const at = rows.findIndex((row) => row.key === key)
  const [row, other] = [rows[at], rows[at + by]]
  if (row === undefined || other === undefined) return rows
  return rows.with(at, other).with(at + by, row)
}

export const DesignContext = createContext<DesignState>()

export function useDesign(): DesignState {
  const state = useContext(DesignContext)
  if (state === undefined) throw new Error('no design around this')
  return state
}
