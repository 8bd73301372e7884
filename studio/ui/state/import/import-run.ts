import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { ImportAnswer } from '../../../api/import.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import type { TableState } from '../grid/table-state.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { takeBack } from '../bulk/take-back.ts'
import { FileParts, foundEncoding, refusedFile } from './file-parts.ts'
import { firstSettings, type ImportSettings, importBody, settledBy } from './import-settings.ts'
import { isUndecided } from '../api/api-failure.ts'
import { FileSending, type ImportProgress, NO_PROGRESS } from './send-file.ts'

/** `stopping`: the part under way is finished, so that it is known what was written. */
export type ImportStage = 'asking' | 'checking' | 'importing' | 'stopping'

export interface ImportRun {
  readonly file: Accessor<File | undefined>
  readonly choose: (file: File) => Promise<void>
  readonly settings: Accessor<ImportSettings | undefined>
  readonly change: (part: Partial<ImportSettings>) => void
  /** What becomes of the first rows, tried without writing. */
  readonly preview: Fetched<ImportAnswer>
  readonly stage: Accessor<ImportStage>
  /** Of the last check or import; undefined before the first. */
  readonly progress: Accessor<ImportProgress | undefined>
  readonly isImported: Accessor<boolean>
  /** Rows of the file are written: it is not read in another way, or from its beginning, before they are taken back. */
  readonly isWritten: Accessor<boolean>
  /** The import ended before the file did, and `start` goes on with the rest. */
  readonly canGoOn: Accessor<boolean>
  readonly failure: Accessor<unknown>
  readonly check: () => Promise<void>
  readonly start: () => Promise<void>
  /**
   * Ends a check at once, an import behind the part under way, or at once when it is asked for again. Leaving the dialog
   * is asking once.
   */
  readonly cancel: () => void
  readonly undo: () => Promise<void>
}

const UNKNOWN_PART =
  'The part that was under way may have been written. Look before you import the file again.'

/** So much of the file is tried while its settings change. */
const PREVIEW = 64 * 1024

export function createImportRun(state: TableState, studio: Studio): ImportRun {
  const [file, setFile] = createSignal<File>()
  const [settings, setSettings] = createSignal<ImportSettings>()
  const [failure, setFailure] = createSignal<unknown>()
  const asked = () => {
    const chosen = file()
    const how = settings()
    return chosen === undefined || how === undefined ? undefined : { file: chosen, settings: how }
  }
  const preview = createFetched(asked, async (wanted, signal) => {
    const { text, more } = await new FileParts(
      wanted.file,
      wanted.settings.encoding,
      PREVIEW,
    ).next()
    const body = { ...importBody(state.table(), wanted.settings), text, more }
    const options = { body, signal, query: { dryRun: 1 } }
    return studio.api.read<ImportAnswer>(tableApiPath(state.table(), '/import'), options)
  })
  const sending = createSending(state, studio, { asked, preview, setFailure })
  const choose = async (chosen: File) => {
    setFailure(undefined)
    sending.forget()
    const reason = await refusedFile(chosen)
    if (reason !== undefined) {
      setFailure(new Error(reason))
      return
    }
    setSettings(firstSettings(chosen.name, await foundEncoding(chosen)))
    setFile(chosen)
  }
  const change = (part: Partial<ImportSettings>) => {
    const before = settings()
    if (before === undefined) return
    // A file that is read in another way has other fields.
    const isReadAgain = !('mapping' in part) && !('onConflict' in part)
    const mapping = isReadAgain ? undefined : before.mapping
    setSettings({ ...before, mapping, ...part })
    sending.forget()
  }
  return { file, choose, settings, change, preview, failure, ...sending }
}

interface WantedImport {
  readonly file: File
  readonly settings: ImportSettings
}

interface Asked {
  readonly asked: Accessor<WantedImport | undefined>
  readonly preview: Fetched<ImportAnswer>
  readonly setFailure: (failure: unknown) => void
}

function createSending(state: TableState, studio: Studio, { asked, preview, setFailure }: Asked) {
  const [stage, setStage] = createSignal<ImportStage>('asking')
  const [progress, setProgress] = createSignal<ImportProgress>()
  const [isImported, setImported] = createSignal(false)
  let abort = new AbortController()
  let stop = new AbortController()
  // An import that has not sent the whole file, or has no answer to the last part: it goes on with that part.
  const [unfinished, setUnfinished] = createSignal<FileSending>()
  const cancel = () => {
    if (stage() !== 'importing') return abort.abort()
    setStage('stopping')
    stop.abort()
  }
  onCleanup(() => {
    // The part under way is finished, however often the person has asked.
    if (stage() === 'importing') stop.abort()
    if (stage() === 'checking') abort.abort()
  })
  const newSending = (wanted: WantedImport, read: ImportAnswer, isTrial: boolean) =>
    new FileSending({
      ...{ api: studio.api, table: state.table(), file: wanted.file, isTrial },
      settings: settledBy(wanted.settings, read),
      onProgress: setProgress,
    })
  const run = async (isTrial: boolean) => {
    const wanted = asked()
    const read = preview.data()
    if (wanted === undefined || read === undefined || stage() !== 'asking') return
    abort = new AbortController()
    stop = new AbortController()
    const { signal } = abort
    setFailure(undefined)
    const goesOn = isTrial ? undefined : unfinished()
    if (goesOn === undefined) setProgress(NO_PROGRESS)
    setImported(!isTrial)
    setStage(isTrial ? 'checking' : 'importing')
    const sending = goesOn ?? newSending(wanted, read, isTrial)
    setUnfinished(undefined)
    try {
      await sending.run({ signal, stop: stop.signal })
      if (!isTrial && sending.hasRest()) setUnfinished(sending)
    } catch (error) {
      if (!signal.aborted) setFailure(error)
      else if (!isTrial) setFailure(new Error(UNKNOWN_PART))
      if (!isTrial && isUndecided(error)) setUnfinished(sending)
    }
    setStage('asking')
    if (isTrial || (progress()?.inserted ?? 0) === 0) return
    studio.noteWrite()
    state.pages.reload()
  }
  const forget = () => {
    setUnfinished(undefined)
    setProgress(undefined)
    setImported(false)
  }
  const undo = async () => {
    await takeBack(studio, progress()?.undoIds ?? [])
    forget()
  }
  return {
    stage,
    progress,
    isImported,
    check: () => run(true),
    start: () => run(false),
    cancel,
    undo,
    forget,
    isWritten: () => isImported() && (progress()?.inserted ?? 0) > 0,
    canGoOn: () => unfinished() !== undefined,
  }
}
