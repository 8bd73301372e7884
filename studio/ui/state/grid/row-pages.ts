import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Count, JsonValue } from '../../../api/cell.ts'
import type { CountMode, Page } from '../../../api/pages.ts'
import type { Column, TableSchema } from '../../../api/tables.ts'
import type { ApiClient } from '../api/api-client.ts'
import { isSameTable, tableApiPath, type TableAddress } from '../table-address.ts'
import { type GridRow, gridRows, withDistinctIds } from './grid-row.ts'
import type { GridView, SortKey } from './grid-view.ts'
import { keptColumns } from './kept-columns.ts'
import { askedSort, viewBody } from './page-body.ts'

const FIRST_PAGE = 100
const NEXT_PAGE = 200
/** The most that one request gives. */
const LONGEST_PAGE = 1000

/** What is shown: the rows of a view that are loaded, from its start, or up to its end. */
export interface LoadedRows {
  readonly rows: readonly GridRow[]
  readonly columns: readonly Column[]
  /** Why rows cannot be changed. */
  readonly readOnly: string | undefined
  readonly cursor: string | undefined
  readonly milliseconds: number | undefined
  readonly from: GridView['from']
  /** What they were read for. */
  readonly view: GridView | undefined
}

export interface AskedRows {
  readonly table: TableAddress
  readonly view: GridView
}

const NOTHING: LoadedRows = {
  rows: [],
  columns: [],
  readOnly: undefined,
  cursor: undefined,
  milliseconds: undefined,
  from: 'start',
  view: undefined,
}

export interface PagesOptions {
  readonly api: ApiClient
  readonly asked: Accessor<AskedRows>
  /** Resolves when rows may move: not under the hands of somebody who edits one. */
  readonly untilFree: () => Promise<void>
}

/** Reads the rows of a view page by page. It lives as long as the owner that makes it. */
export class RowPages {
  readonly loaded: Accessor<LoadedRows>
  readonly count: Accessor<Count | undefined>
  readonly counting: Accessor<boolean>
  readonly loading: Accessor<boolean>
  readonly failure: Accessor<unknown>
  readonly #api: ApiClient
  readonly #asked: Accessor<AskedRows>
  readonly #untilFree: () => Promise<void>
  readonly #setLoaded: (loaded: LoadedRows) => void
  readonly #setCount: (count: Count | undefined) => void
  readonly #setCounting: (counting: boolean) => void
  readonly #setLoading: (loading: boolean) => void
  readonly #setFailure: (failure: unknown) => void
  readonly #turn: Accessor<number>
  readonly #setTurn: (turn: number) => void
  #abort = new AbortController()
  #table: TableAddress | undefined

  constructor({ api, asked, untilFree }: PagesOptions) {
    this.#api = api
    this.#asked = asked
    this.#untilFree = untilFree
    ;[this.loaded, this.#setLoaded] = createSignal(NOTHING)
    ;[this.count, this.#setCount] = createSignal<Count>()
    ;[this.counting, this.#setCounting] = createSignal(false)
    ;[this.loading, this.#setLoading] = createSignal(false)
    ;[this.failure, this.#setFailure] = createSignal<unknown>()
    ;[this.#turn, this.#setTurn] = createSignal(0)
    createEffect(on([asked, this.#turn], ([wanted]) => this.#start(wanted)))
    onCleanup(() => this.#abort.abort())
  }

  rows(): readonly GridRow[] {
    return this.loaded().rows
  }

  columns(): readonly Column[] {
    return this.loaded().columns
  }

  hasMore(): boolean {
    return this.loaded().cursor !== undefined
  }

  reload(): void {
    this.#setTurn(this.#turn() + 1)
  }

  /** Ends what is being read, here and in the database; the rows that are in sight stay. */
  stop(): void {
    if (!this.loading()) return
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#setLoading(false)
    this.#setCounting(false)
    this.#setFailure(new StoppedReading())
  }

  /** The next page in the direction of reading. */
  loadMore(): void {
    const { cursor, columns, from } = this.loaded()
    if (cursor === undefined || this.loading()) return
    const { table, view } = this.#asked()
    const sort = askedSort({ ...view, from }, columns) ?? []
    void this.#guarded(async (signal) => {
      const page = await this.#ask(
        { sort, limit: NEXT_PAGE, count: 'none', cursor },
        { table, view },
      )
      if (from === 'end') await this.#untilFree()
      if (!signal.aborted) this.#take(page, { view, from }, joined(this.rows(), page, from))
    })
  }

  countExactly(): Promise<void> {
    return this.#countRows(this.#asked(), 'exact')
  }

  /** Rows as a write answered them, by the id that they had before. */
  replace(stored: ReadonlyMap<string, GridRow>): void {
    this.#setRows(this.rows().map((row) => stored.get(row.id) ?? row))
    this.#compareColumns([...stored.values()])
  }

  /** What a cell was found to hold. */
  replaceValue(id: string, column: string, value: JsonValue): void {
    this.#setRows(
      this.rows().map((row) =>
        row.id === id ? { ...row, values: { ...row.values, [column]: value } } : row,
      ),
    )
  }

  remove(ids: ReadonlySet<string>): void {
    this.#setRows(this.rows().filter((row) => !ids.has(row.id)))
    this.#addToCount(-ids.size)
  }

  /** New rows come first, where they are seen, wherever the order would put them. */
  add(rows: readonly GridRow[]): void {
    this.#setRows([...rows, ...this.rows()])
    this.#addToCount(rows.length)
    this.#compareColumns(rows)
  }

  /** Reads all again where rows of an answer have other columns than are shown: the table was altered meanwhile. */
  #compareColumns(rows: readonly GridRow[]): void {
    const names = this.columns().map(({ name }) => name)
    const isSame = rows.every(
      ({ values }) =>
        Object.keys(values).length === names.length &&
        names.every((name) => Object.hasOwn(values, name)),
    )
    if (!isSame) this.reload()
  }

  #addToCount(by: number): void {
    const count = this.count()
    if (typeof count?.value === 'number') this.#setCount({ ...count, value: count.value + by })
  }

  #setRows(rows: readonly GridRow[]): void {
    this.#setLoaded({ ...this.loaded(), rows })
  }

  #start(wanted: AskedRows): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#setFailure(undefined)
    // Rows of the same table stay in sight until the others are there.
    if (this.#table === undefined || !isSameTable(this.#table, wanted.table)) {
      this.#setLoaded(NOTHING)
      this.#setCount(undefined)
    }
    this.#table = wanted.table
    void this.#guarded((signal) => this.#loadFirst(wanted, signal), wanted)
  }

  /** Rows of another view must not be taken for those of one that could not be read. */
  async #clear(wanted: AskedRows, signal: AbortSignal): Promise<void> {
    if (this.loaded().view !== wanted.view) {
      this.#setRows([])
      this.#setCount(undefined)
    }
    if (this.columns().length > 0) return
    try {
      const columns = await this.#readColumns(wanted)
      const kept = keptColumns(this.columns(), columns)
      if (!signal.aborted) this.#setLoaded({ ...this.loaded(), columns: kept })
    } catch {
      // The failure of the rows is told already, and is the one to mend first.
      return
    }
  }

  async #loadFirst(wanted: AskedRows, signal: AbortSignal): Promise<void> {
    const sort = askedSort(wanted.view, await this.#columnsFor(wanted))
    const from = sort === undefined ? 'start' : wanted.view.from
    const asked = { sort: sort ?? wanted.view.sort, count: 'none' } as const
    // Of rows that are read again as many come back: whoever is at one of them stays there.
    const isAgain = this.loaded().view === wanted.view
    const least = isAgain ? Math.max(FIRST_PAGE, this.rows().length) : FIRST_PAGE
    let page = await this.#ask({ ...asked, limit: Math.min(least, LONGEST_PAGE) }, wanted)
    let rows = joined([], page, from)
    while (rows.length < least && page.page.next !== null && !signal.aborted) {
      const limit = Math.min(least - rows.length, LONGEST_PAGE)
      page = await this.#ask({ ...asked, limit, cursor: page.page.next }, wanted)
      rows = joined(rows, page, from)
    }
    await this.#untilFree()
    if (signal.aborted) return
    this.#take(page, { view: wanted.view, from }, rows)
    void this.#countRows(wanted, 'auto')
  }

  /** Only the end of a table asks for its columns first: the order that is reversed needs the key. */
  async #columnsFor(wanted: AskedRows): Promise<readonly Column[]> {
    return wanted.view.from === 'start' ? [] : this.#readColumns(wanted)
  }

  async #readColumns({ table }: AskedRows): Promise<readonly Column[]> {
    const options = { query: { schema: table.schema }, signal: this.#abort.signal }
    return (await this.#api.get<TableSchema>(tableApiPath(table, '/schema'), options)).columns
  }

  #ask(page: AskedPage, { table, view }: AskedRows): Promise<Page> {
    const { sort, ...rest } = page
    const body = { ...viewBody(table, view), ...rest, ...(sort.length === 0 ? {} : { sort }) }
    const signal = this.#abort.signal
    return this.#api.read(tableApiPath(table, '/query'), { body, signal })
  }

  #take(
    page: Page,
    { view, from }: Pick<LoadedRows, 'view' | 'from'>,
    rows: readonly GridRow[],
  ): void {
    this.#setLoaded({
      rows: withDistinctIds(rows),
      columns: keptColumns(this.columns(), page.columns),
      readOnly: page.readOnly ?? undefined,
      cursor: page.page.next ?? undefined,
      milliseconds: page.timing.dbMs,
      from,
      view,
    })
  }

  async #countRows(wanted: AskedRows, mode: CountMode): Promise<void> {
    const { signal } = this.#abort
    this.#setCounting(true)
    try {
      const { count } = await this.#ask({ sort: [], limit: 1, count: mode }, wanted)
      if (!signal.aborted) this.#setCount(count)
    } catch (error) {
      // The rows are in sight: without an answer the place of the count says nothing.
      if (mode === 'exact' && !signal.aborted) throw error
    } finally {
      if (!signal.aborted) this.#setCounting(false)
    }
  }

  /** `first`: what the first page was asked for. */
  async #guarded(work: (signal: AbortSignal) => Promise<void>, first?: AskedRows): Promise<void> {
    const { signal } = this.#abort
    this.#setLoading(true)
    try {
      await work(signal)
      if (!signal.aborted) this.#setFailure(undefined)
    } catch (error) {
      if (!signal.aborted) {
        this.#setFailure(error)
        if (first !== undefined) await this.#clear(first, signal)
      }
    }
    if (!signal.aborted) this.#setLoading(false)
  }
}

/** Pages that are read from the end come in the reversed order. */
function joined(
  before: readonly GridRow[],
  page: Page,
  from: GridView['from'],
): readonly GridRow[] {
  const fresh = gridRows(page)
  return from === 'end' ? [...fresh.toReversed(), ...before] : [...before, ...fresh]
}

class StoppedReading extends Error {
  constructor() {
    super('Reading was stopped. The rows in sight are those of before.')
    this.name = 'StoppedReading'
  }
}

interface AskedPage {
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly count: CountMode
  readonly cursor?: string
}
