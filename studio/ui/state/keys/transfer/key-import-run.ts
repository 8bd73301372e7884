import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { refusedFile } from '../../import/file-parts.ts'
import type { KeyStudio } from '../key-studio.ts'
import { type KeyProgress, NOTHING_SENT, sendKeys } from './send-keys.ts'

export type KeyImportStage = 'asking' | 'checking' | 'importing'
export type OnConflict = 'skip' | 'replace'

/** A file of keys, from when it is chosen until its keys are written. */
export interface KeyImportRun {
  readonly file: Accessor<File | undefined>
  readonly stage: Accessor<KeyImportStage>
  /** What the check of the whole file has found; `skipped` are there already. */
  readonly check: Accessor<KeyProgress | undefined>
  readonly progress: Accessor<KeyProgress | undefined>
  readonly failure: Accessor<unknown>
  /** The last check or import was cancelled. */
  readonly isCancelled: Accessor<boolean>
  readonly onConflict: Accessor<OnConflict>
  readonly setOnConflict: (to: OnConflict) => void
  /** Looks at all of it without writing anything. */
  readonly choose: (file: File) => Promise<void>
  readonly start: () => Promise<void>
  readonly cancel: () => void
}

export function createKeyImportRun(studio: KeyStudio): KeyImportRun {
  const [file, setFile] = createSignal<File>()
  const [stage, setStage] = createSignal<KeyImportStage>('asking')
  const [check, setCheck] = createSignal<KeyProgress>()
  const [progress, setProgress] = createSignal<KeyProgress>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isCancelled, setCancelled] = createSignal(false)
  const [onConflict, setOnConflict] = createSignal<OnConflict>('skip')
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const send = async (chosen: File, during: Exclude<KeyImportStage, 'asking'>) => {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    const isTrial = during === 'checking'
    setFailure(undefined)
    setCancelled(false)
    setStage(during)
    try {
      const database = studio.database()
      const how = { ...(database === undefined ? {} : { database }), dryRun: isTrial }
      await sendKeys(studio.api, {
        file: chosen,
        how: { ...how, onConflict: isTrial ? 'skip' : onConflict() },
        signal,
        onProgress: isTrial ? setCheck : setProgress,
      })
    } catch (error) {
      if (!signal.aborted) setFailure(error)
    }
    if (!signal.aborted) setStage('asking')
  }
  const choose = async (chosen: File) => {
    setProgress(undefined)
    setCheck(undefined)
    // Whoever wanted the keys of one file replaced has not said so of another.
    setOnConflict('skip')
    const reason = await refusedFile(chosen)
    if (reason !== undefined) {
      setFile(undefined)
      setFailure(new Error(reason))
      return
    }
    setFile(chosen)
    await send(chosen, 'checking')
  }
  const start = async () => {
    const chosen = file()
    if (chosen === undefined || check()?.isOver !== true || stage() !== 'asking') return
    setProgress(NOTHING_SENT)
    await send(chosen, 'importing')
    if ((progress()?.written ?? 0) > 0) studio.noteUndo()
    studio.noteWrite()
  }
  const cancel = () => {
    abort.abort()
    setCancelled(true)
    setStage('asking')
  }
  return {
    ...{ file, stage, check, progress, failure, isCancelled, onConflict, choose, start, cancel },
    setOnConflict: (to) => void setOnConflict(to),
  }
}
