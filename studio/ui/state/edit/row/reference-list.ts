import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Page } from '../../../../api/pages.ts'
import type { Column, TableSchema } from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { failureLine } from '../../api/api-failure.ts'
import { createFetched } from '../../fetched.ts'
import { tableApiPath } from '../../table-address.ts'
import {
  namingColumns,
  type ReferenceOption,
  referenceOptions,
  referenceQuery,
} from './reference-options.ts'

export interface ReferenceList {
  readonly options: Accessor<readonly ReferenceOption[]>
  readonly loading: Accessor<boolean>
  /** The options are those of what was typed before. */
  readonly isStale: Accessor<boolean>
  readonly failure: Accessor<string | undefined>
  readonly hasMore: Accessor<boolean>
  readonly loadMore: () => void
}

/** Between two letters that are typed. */
const TYPING = 150

/** The rows of a referenced table that match what is typed, page by page. */
export function createReferenceList(
  api: ApiClient,
  references: NonNullable<Column['references']>,
  typed: Accessor<string>,
): ReferenceList {
  const table = { schema: references.schema, name: references.table }
  const [options, setOptions] = createSignal<readonly ReferenceOption[]>([])
  const [cursor, setCursor] = createSignal<string>()
  const [loading, setLoading] = createSignal(true)
  const [isStale, setStale] = createSignal(true)
  const [failure, setFailure] = createSignal<string>()
  const schema = createFetched(
    () => table,
    (asked, signal) =>
      api.get<TableSchema>(tableApiPath(asked, '/schema'), {
        query: { schema: asked.schema },
        signal,
      }),
  )
  const key = createMemo(() =>
    schema.data()?.columns.find(({ name }) => name === references.column),
  )
  const names = createMemo(() => namingColumns(schema.data()?.columns ?? [], references.column))
  let abort = new AbortController()

  const load = async (from: string | undefined) => {
    const keyColumn = key()
    if (keyColumn === undefined) return
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    setLoading(true)
    const search = { schema: table.schema, key: keyColumn, names: names(), typed: typed() }
    const body = referenceQuery({ ...search, cursor: from })
    try {
      const page = await api.read<Page>(tableApiPath(table, '/query'), { body, signal })
      const found = referenceOptions(page, keyColumn.name, names())
      setOptions((before) => (from === undefined ? found : [...before, ...found]))
      setCursor(page.page.next ?? undefined)
      setFailure(undefined)
    } catch (error) {
      if (signal.aborted) return
      setFailure(failureLine(error))
    }
    setLoading(false)
    setStale(false)
  }
  createEffect(
    on([key, typed], (_, before) => {
      setStale(true)
      const wait = setTimeout(() => void load(undefined), before === undefined ? 0 : TYPING)
      onCleanup(() => clearTimeout(wait))
    }),
  )
  createEffect(() => {
    const unknown = schema.failure()
    if (unknown === undefined) return
    setFailure(failureLine(unknown))
    setLoading(false)
    setStale(false)
  })
  onCleanup(() => abort.abort())
  return {
    ...{ options, loading, isStale, failure },
    hasMore: () => cursor() !== undefined,
    loadMore: () => void load(cursor()),
  }
}
