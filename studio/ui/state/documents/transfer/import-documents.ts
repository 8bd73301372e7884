import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { DocumentImport, ImportedDocuments } from '../../../../api/documents/transfers.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { Intent } from '../../api/intent.ts'
import { takeBack } from '../../bulk/take-back.ts'
import { createFetched, type Told } from '../../fetched.ts'
import { FileParts, refusedFile } from '../../import/file-parts.ts'
import type { DocumentStudio } from '../document-studio.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'

export type ImportFormat = DocumentImport['format']

export interface DocumentProgress {
  readonly bytes: number
  readonly inserted: number
  readonly skipped: number
  /** Documents count from 0 through the whole file. */
  readonly faults: ImportedDocuments['faults']
  readonly isOver: boolean
  readonly undoIds: readonly string[]
}

export interface DocumentImportRun {
  readonly file: Accessor<File | undefined>
  readonly format: Accessor<ImportFormat>
  readonly onConflict: Accessor<'error' | 'skip'>
  readonly choose: (file: File) => Promise<void>
  readonly setFormat: (format: ImportFormat) => void
  readonly setOnConflict: (choice: 'error' | 'skip') => void
  /** The first documents of the file, read without writing. */
  readonly preview: Told<ImportedDocuments>
  readonly isRunning: Accessor<boolean>
  readonly progress: Accessor<DocumentProgress | undefined>
  readonly failure: Accessor<unknown>
  readonly start: () => Promise<void>
  readonly cancel: () => void
  readonly undo: () => Promise<void>
}

/** So much of the file is tried while its settings change. */
const PREVIEW = 256 * 1024
/** A list cannot be cut; so much of it fits into one request. */
const MOST_LIST = 6 * 1024 * 1024

const ENDINGS: Readonly<Record<string, ImportFormat>> = {
  ...{ csv: 'csv', json: 'ejson', ejson: 'ejson', ndjson: 'ndjson', jsonl: 'ndjson' },
}

const NOTHING: DocumentProgress = {
  ...{ bytes: 0, inserted: 0, skipped: 0, faults: [], isOver: false, undoIds: [] },
}

export function createDocumentImport(
  studio: DocumentStudio,
  address: Accessor<CollectionAddress>,
): DocumentImportRun {
  const [file, setFile] = createSignal<File>()
  const [format, setFormat] = createSignal<ImportFormat>('ejson')
  const [onConflict, setOnConflict] = createSignal<'error' | 'skip'>('error')
  const [failure, setFailure] = createSignal<unknown>()
  const [progress, setProgress] = createSignal<DocumentProgress>()
  const [isRunning, setRunning] = createSignal(false)
  // A part whose answer was lost is sent under its key once more, so that nothing is written twice.
  let intent = new Intent()
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const path = () => collectionApiPath(address(), '/import')
  const settings = () => ({ format: format(), onConflict: onConflict() })
  const preview = createFetched(
    () => {
      const chosen = file()
      return chosen && { chosen, ...settings() }
    },
    async ({ chosen, ...how }, signal) => {
      const { text, more } = await partsOf(chosen, how.format, PREVIEW).next()
      const options = { body: { ...how, text, more }, signal, query: { dryRun: 1 } }
      return studio.api.send<ImportedDocuments>('POST', path(), options)
    },
  )
  const start = async () => {
    const chosen = file()
    if (chosen === undefined || isRunning()) return
    abort = new AbortController()
    const { signal } = abort
    setFailure(undefined)
    setProgress(NOTHING)
    setRunning(true)
    try {
      const parts = partsOf(chosen, format())
      const way = { studio, path: path(), settings: settings(), intent }
      await sendParts({ ...way, parts, signal, setProgress })
    } catch (error) {
      if (!signal.aborted) setFailure(error)
      const written = writtenBefore(error)
      if (written) setProgress((known) => withWritten(known ?? NOTHING, written))
    }
    setRunning(false)
    // A part that failed may have been written up to a document that was refused.
    studio.noteWrite()
  }
  return {
    ...{ file, format, onConflict, setFormat, setOnConflict },
    ...{ preview, isRunning, progress, failure, start },
    async choose(chosen) {
      setProgress(undefined)
      intent = new Intent()
      const [, ending = ''] = /\.(\w+)$/.exec(chosen.name.toLowerCase()) ?? []
      const found = ENDINGS[ending] ?? 'ejson'
      const reason = (await refusedFile(chosen)) ?? tooLong(chosen, found)
      setFailure(reason === undefined ? undefined : new Error(reason))
      if (reason !== undefined) return
      setFormat(found)
      setFile(chosen)
    },
    cancel: () => abort.abort(),
    async undo() {
      await takeBack(studio, progress()?.undoIds ?? [])
      setProgress(undefined)
    },
  }
}

interface WrittenPart {
  readonly insertedCount: number
  readonly undoId: string | null
}

/** What was inserted of a part, before the server refused one of its documents. */
function writtenBefore(error: unknown): WrittenPart | undefined {
  if (!(error instanceof ApiFailure) || !('insertedCount' in error.body)) return undefined
  const { insertedCount } = error.body
  const undoId = 'undoId' in error.body ? error.body.undoId : null
  return {
    insertedCount: Number(insertedCount),
    undoId: typeof undoId === 'string' ? undoId : null,
  }
}

function withWritten(known: DocumentProgress, { insertedCount, undoId }: WrittenPart) {
  const inserted = known.inserted + insertedCount
  return { ...known, inserted, undoIds: [...known.undoIds, ...(undoId === null ? [] : [undoId])] }
}

function tooLong({ size }: File, format: ImportFormat): string | undefined {
  return format === 'ejson' && size > MOST_LIST
    ? 'A file that is one list is sent whole and may have 6 MB. Write a document a line (NDJSON) or CSV, which may be of any size.'
    : undefined
}

function partsOf(file: File, format: ImportFormat, bytes?: number): FileParts {
  return new FileParts(file, 'utf-8', format === 'ejson' ? MOST_LIST : bytes)
}

interface Sending {
  readonly studio: DocumentStudio
  readonly path: string
  readonly settings: Pick<DocumentImport, 'format' | 'onConflict'>
  readonly parts: FileParts
  readonly signal: AbortSignal
  readonly intent: Intent
  readonly setProgress: (progress: DocumentProgress) => void
}

/** Sends a file part by part. A part with a fault is not written, and ends the import. */
async function sendParts({ parts, signal, setProgress, ...sending }: Sending): Promise<void> {
  let progress = NOTHING
  let seen = 0
  let fields: string[] | undefined
  for (let more = true; more;) {
    const piece = await parts.next()
    more = piece.more
    if (piece.text === '') break
    const body: DocumentImport = { ...sending.settings, ...piece, ...(fields && { fields }) }
    const answer = await sendPart(sending, body, signal)
    signal.throwIfAborted()
    progress = {
      bytes: parts.bytesRead(),
      inserted: progress.inserted + (answer.faultCount > 0 ? 0 : answer.inserted),
      skipped: progress.skipped + answer.skipped,
      faults: answer.faults.map((fault) => ({ ...fault, document: fault.document + seen })),
      isOver: !more && answer.faultCount === 0,
      undoIds: [...progress.undoIds, ...(answer.undoId === null ? [] : [answer.undoId])],
    }
    setProgress(progress)
    if (answer.faultCount > 0) return
    parts.take(answer.consumed)
    seen += answer.documents
    if (answer.fields.length > 0) fields = answer.fields
  }
}

function sendPart(
  { studio, path, intent }: Pick<Sending, 'studio' | 'path' | 'intent'>,
  body: DocumentImport,
  signal: AbortSignal,
): Promise<ImportedDocuments> {
  return intent.send(body, (key) =>
    studio.api.send<ImportedDocuments>('POST', path, { body, signal, key }),
  )
}
