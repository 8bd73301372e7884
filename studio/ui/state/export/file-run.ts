import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { ApiClient } from '../api/api-client.ts'
import { openFileTarget } from './file-target.ts'

export type FileStage = 'asking' | 'running' | 'done'

export interface FileWish {
  /** The path of the API. */
  readonly path: string
  readonly body: object
  /** The name of the file. */
  readonly name: string
  /** Sees each part of the file. */
  readonly watch?: (bytes: Uint8Array) => void
}

/** A file that is being written, from the question until its last byte. */
export interface FileRun {
  readonly stage: Accessor<FileStage>
  readonly bytes: Accessor<number>
  readonly failure: Accessor<unknown>
  /** The last one was cancelled; nothing of its file is kept. */
  readonly isCancelled: Accessor<boolean>
  readonly start: (wish: FileWish) => Promise<void>
  readonly cancel: () => void
}

export function createFileRun(api: ApiClient): FileRun {
  const [stage, setStage] = createSignal<FileStage>('asking')
  const [bytes, setBytes] = createSignal(0)
  const [failure, setFailure] = createSignal<unknown>()
  const [isCancelled, setCancelled] = createSignal(false)
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const start = async (wish: FileWish) => {
    abort = new AbortController()
    const { signal } = abort
    setFailure(undefined)
    setCancelled(false)
    setBytes(0)
    setStage('running')
    try {
      const isWhole = await writeFile(api, { ...wish, signal, onBytes: setBytes })
      setStage(isWhole ? 'done' : 'asking')
    } catch (error) {
      setStage('asking')
      if (signal.aborted) setCancelled(true)
      else setFailure(error)
    }
  }
  return { stage, bytes, failure, isCancelled, start, cancel: () => abort.abort() }
}

interface Writing extends FileWish {
  readonly signal: AbortSignal
  readonly onBytes: (bytes: number) => void
}

/** Returns false where the person chose no place for it. */
async function writeFile(api: ApiClient, writing: Writing): Promise<boolean> {
  const { path, body, signal, onBytes } = writing
  const target = await openFileTarget(writing.name)
  if (target === undefined) return false
  let size = 0
  try {
    const reader = (await api.stream(path, body, { signal })).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      await target.write(next.value)
      writing.watch?.(next.value)
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

/** A name with nothing in it that a file system reads as something else. */
export function fileName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_').replace(/^\.+/, '_')
}
