import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { TableExport } from '../../../api/export.ts'
import type { ApiClient } from '../api/api-client.ts'
import { tableApiPath } from '../table-address.ts'
import { openFileTarget } from './file-target.ts'

export type ExportStage = 'asking' | 'running' | 'done'

/** A file that is being written, from the question until its last byte. */
export interface ExportRun {
  readonly stage: Accessor<ExportStage>
  readonly bytes: Accessor<number>
  readonly failure: Accessor<unknown>
  readonly start: (body: TableExport, table: string) => Promise<void>
  readonly cancel: () => void
}

export function createExportRun(api: ApiClient): ExportRun {
  const [stage, setStage] = createSignal<ExportStage>('asking')
  const [bytes, setBytes] = createSignal(0)
  const [failure, setFailure] = createSignal<unknown>()
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const start = async (body: TableExport, table: string) => {
    abort = new AbortController()
    const { signal } = abort
    setFailure(undefined)
    setBytes(0)
    setStage('running')
    try {
      const name = `${fileName(table)}.${body.format}`
      const isWhole = await writeFile(api, { body, table, name, signal, onBytes: setBytes })
      setStage(isWhole ? 'done' : 'asking')
    } catch (error) {
      setStage('asking')
      if (!signal.aborted) setFailure(error)
    }
  }
  return { stage, bytes, failure, start, cancel: () => abort.abort() }
}

/** The name of a table with nothing in it that a file system reads as something else. */
function fileName(table: string): string {
  return table.replaceAll(/[^\w.-]+/g, '_').replace(/^\.+/, '_')
}

interface Writing {
  readonly body: TableExport
  readonly table: string
  readonly name: string
  readonly signal: AbortSignal
  readonly onBytes: (bytes: number) => void
}

/** False where the person chose no place for it. */
async function writeFile(api: ApiClient, writing: Writing): Promise<boolean> {
  const { body, signal, onBytes } = writing
  const target = await openFileTarget(writing.name)
  if (target === undefined) return false
  let size = 0
  try {
    const path = tableApiPath({ schema: '', name: writing.table }, '/export')
    const reader = (await api.stream(path, body, { signal })).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      await target.write(next.value)
      size += next.value.length
      onBytes(size)
    }
    await target.finish()
    return true
  } catch (error) {
    await target.abort()
    throw error instanceof TypeError && size > 0 ? new Error(BROKEN) : error
  }
}

/** An answer that has begun can only break off: its status is sent already. */
const BROKEN =
  'The file broke off before its end, and is not kept. The terminal of the studio says why. Try again.'
