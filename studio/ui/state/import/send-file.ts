import type { ImportAnswer, ImportFault, TableImport } from '../../../api/import.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { Intent } from '../api/intent.ts'
import { tableApiPath, type TableAddress } from '../table-address.ts'
import { FileParts } from './file-parts.ts'
import { type ImportSettings, importBody } from './import-settings.ts'

export interface ImportProgress {
  readonly bytes: number
  readonly rows: number
  readonly inserted: number
  readonly skipped: number
  /** Rows count from 0 through the whole file. */
  readonly faults: readonly ImportFault[]
  readonly faultCount: number
  readonly undoIds: readonly string[]
  readonly isOver: boolean
}

export const NO_PROGRESS: ImportProgress = {
  bytes: 0,
  rows: 0,
  inserted: 0,
  skipped: 0,
  faults: [],
  faultCount: 0,
  undoIds: [],
  isOver: false,
}

export interface Sending {
  readonly api: ApiClient
  readonly file: Blob
  readonly table: TableAddress
  readonly settings: ImportSettings
  /** Nothing is written: it is told what would fail. */
  readonly isTrial: boolean
  readonly onProgress: (progress: ImportProgress) => void
}

interface SendingSignals {
  readonly signal: AbortSignal
  readonly stop: AbortSignal
}

const MOST_FAULTS = 200

/** A file that is sent part by part. A part whose rows fail is not written, and ends an import. */
export class FileSending {
  readonly #sending: Sending
  readonly #parts: FileParts
  readonly #intent = new Intent()
  #progress = NO_PROGRESS
  #isFirst = true
  #openList = false
  #piece: { readonly text: string; readonly more: boolean } | undefined

  constructor(sending: Sending) {
    this.#sending = sending
    this.#parts = new FileParts(sending.file, sending.settings.encoding)
  }

  /**
   * Sends what has not been sent. `signal` ends it at once, `stop` behind the part under way. Where the answer to a part
   * was lost, it may be called again and asks for that part first.
   */
  async run({ signal, stop }: SendingSignals): Promise<void> {
    const { isTrial } = this.#sending
    for (let more = true; more;) {
      const piece = this.#piece ?? (await this.#parts.next())
      this.#piece = piece
      more = piece.more
      if (piece.text === '') break
      const way = { signal, intent: this.#intent }
      const answer = await sendPart(
        this.#sending,
        { ...piece, isFirst: this.#isFirst, openList: this.#openList },
        way,
      )
      this.#tell(added(this.#progress, answer, this.#parts.bytesRead()))
      this.#piece = undefined
      if (this.#progress.faultCount > 0 && !isTrial) return
      this.#parts.take(answer.consumed)
      this.#openList = answer.openList
      if (answer.consumed > 0) this.#isFirst = false
      signal.throwIfAborted()
      if (stop.aborted && more) return
    }
    this.#tell({ ...this.#progress, isOver: true })
  }

  /** Returns whether an import that was stopped, and not by a fault, has more to send. */
  hasRest(): boolean {
    return !this.#progress.isOver && this.#progress.faultCount === 0
  }

  #tell(progress: ImportProgress): void {
    this.#progress = progress
    this.#sending.onProgress(progress)
  }
}

interface Piece {
  readonly text: string
  readonly more: boolean
  readonly isFirst: boolean
  readonly openList: boolean
}

type PartAnswer = Pick<
  ImportAnswer,
  'rows' | 'inserted' | 'skipped' | 'consumed' | 'openList' | 'faults' | 'faultCount' | 'undoId'
>

async function sendPart(
  { api, table, settings, isTrial }: Sending,
  { text, more, isFirst, openList }: Piece,
  { signal, intent }: { readonly signal: AbortSignal; readonly intent: Intent },
): Promise<PartAnswer> {
  const header = isFirst && settings.header === true
  const body: TableImport = {
    ...importBody(table, settings),
    ...(settings.format === 'csv' ? { header } : { openList }),
    text,
    more,
  }
  const options = {
    body,
    signal,
    query: isTrial ? { dryRun: 1 } : {},
  }
  const path = tableApiPath(table, '/import')
  try {
    return isTrial
      ? await api.read<ImportAnswer>(path, options)
      : await intent.send(body, (key) => api.send<ImportAnswer>('POST', path, { ...options, key }))
  } catch (error) {
    const faults = faultsOf(error)
    if (faults.length === 0) throw error
    return { ...NOTHING, openList, faults, faultCount: faults.length }
  }
}

const NOTHING = { rows: 0, inserted: 0, skipped: 0, consumed: 0, undoId: null } as const

/** Of a part that was refused: `rows.12.price`, or `rows.12` of a row that cannot be read. */
export function faultsOf(error: unknown): ImportFault[] {
  if (!(error instanceof ApiFailure) || !OF_ROWS.has(error.code)) return []
  return error.details.flatMap(({ path = '', message = '' }) => {
    const [, row, column] = /^rows\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
    if (row === undefined) return []
    // The message counts the rows of the part alone.
    const reason = message.replace(/^Row \d+: /, '')
    return [{ row: Number(row), message: reason, ...(column === undefined ? {} : { column }) }]
  })
}

const OF_ROWS: ReadonlySet<string> = new Set(['invalid_value', 'bad_request'])

function added(before: ImportProgress, answer: PartAnswer, bytes: number): ImportProgress {
  const faults = answer.faults.map((fault) => ({ ...fault, row: fault.row + before.rows }))
  return {
    bytes,
    rows: before.rows + answer.rows,
    inserted: before.inserted + answer.inserted,
    skipped: before.skipped + answer.skipped,
    faults: [...before.faults, ...faults].slice(0, MOST_FAULTS),
    faultCount: before.faultCount + answer.faultCount,
    undoIds: answer.undoId === null ? before.undoIds : [...before.undoIds, answer.undoId],
    isOver: false,
  }
}
