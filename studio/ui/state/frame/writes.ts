import { type Accessor, createSignal } from 'solid-js'

/** Writes are told to the other tabs of the browser, which read again what they show. */
export interface Writes {
  /** Counts the writes made elsewhere, after which pages read again what they show. */
  readonly written: Accessor<number>
  /** A write of this page, which shows its result itself. */
  readonly noteWrite: () => void
  /** An undo or redo, whose result no page knows yet. */
  readonly noteUndo: () => void
  /** The connection was lost and is back: anything may have been written. */
  readonly noteReturn: () => void
  /** Has something read again after each write, wherever it was made. */
  readonly afterWrites: (read: () => void) => void
}

export function createWrites(): Writes {
  const [written, setWritten] = createSignal(0)
  const channel = new BroadcastChannel('quarry-writes')
  const readers: (() => void)[] = []
  const refresh = () => {
    for (const read of readers) read()
  }
  const noteWrite = () => {
    refresh()
    channel.postMessage('write')
  }
  const noteUndo = () => {
    setWritten((count) => count + 1)
    channel.postMessage('write')
  }
  const noteReturn = () => {
    refresh()
    setWritten((count) => count + 1)
  }
  channel.addEventListener('message', noteReturn)
  const afterWrites = (read: () => void) => void readers.push(read)
  return { written, noteWrite, noteUndo, noteReturn, afterWrites }
}
