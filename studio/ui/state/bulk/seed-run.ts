import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { SeedEvent, TableSeed } from '../../../api/seeds.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiFailure, writeWithoutAnswer } from '../api/api-failure.ts'
import { Intent } from '../api/intent.ts'
import { type TableAddress, tableApiPath } from '../table-address.ts'

/** Made-up rows that are being added to a table. */
export interface SeedRun {
  /** Rows that are added; undefined: nothing runs. */
  readonly rows: Accessor<number | undefined>
  readonly failure: Accessor<unknown>
  /** How many were added; undefined where none were. */
  readonly start: (table: TableAddress, wish: TableSeed) => Promise<number | undefined>
  readonly cancel: () => void
}

export function createSeedRun(api: ApiClient): SeedRun {
  const [rows, setRows] = createSignal<number>()
  const [failure, setFailure] = createSignal<unknown>()
  const intent = new Intent()
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const start = async (table: TableAddress, wish: TableSeed) => {
    abort = new AbortController()
    setFailure(undefined)
    setRows(0)
    try {
      const body = { ...wish, schema: table.schema }
      const path = tableApiPath(table, '/seed')
      return await intent.send(body, (key) =>
        follow(api.lines(path, body, { key, signal: abort.signal }), setRows),
      )
    } catch (error) {
      if (!abort.signal.aborted) setFailure(error)
      return undefined
    } finally {
      setRows(undefined)
    }
  }
  return { rows, failure, start, cancel: () => abort.abort() }
}

/** Throws ApiFailure where the rows are refused, or the answer ends before it says how. */
async function follow(lines: AsyncIterable<string>, tell: (rows: number) => void): Promise<number> {
  for await (const line of lines) {
    const event: SeedEvent = JSON.parse(line)
    if (event.event === 'failure') throw new ApiFailure(event.status, event.body)
    if (event.event === 'done') return event.answer.rows
    tell(event.rows)
  }
  throw writeWithoutAnswer()
}
