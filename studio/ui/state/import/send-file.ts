import type { ImportAnswer, ImportFault, TableImport } from '../../../api/import.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { requestKey } from '../api/request-key.ts'
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
  readonly file: Blob
  readonly table: TableAddress
  readonly settings: ImportSettings
  /** Nothing is written: it is told what would fail. */
  readonly isTrial: boolean
  readonly signal: AbortSignal
  readonly onProgress: (progress: ImportProgress) => void
}

const MOST_FAULTS = 200

/** Sends a file part by part. A part whose rows fail is not written, and ends an import. */
export async function sendFile(api: ApiClient, sending: Sending): Promise<ImportProgress> {
  const { file, settings, signal, isTrial, onProgress } = sending
  const parts = new FileParts(file, settings.encoding)
  let progress = NO_PROGRESS
  for (let isFirst = true, more = true; more;) {
    const piece = await parts.next()
    more = piece.more
    if (piece.text === '') break
    const answer = await sendPart(api, sending, { ...piece, isFirst })
    signal.throwIfAborted()
    progress = added(progress, answer, parts.bytesRead())
    onProgress(progress)
    if (progress.faultCount > 0 && !isTrial) return progress
    parts.take(answer.consumed)
    if (answer.consumed > 0) isFirst = false
  }
  progress = { ...progress, isOver: true }
  onProgress(progress)
  return progress
}

interface Piece {
  readonly text: string
  readonly more: boolean
  readonly isFirst: boolean
}

type PartAnswer = Pick<
  ImportAnswer,
  'rows' | 'inserted' | 'skipped' | 'consumed' | 'faults' | 'faultCount' | 'undoId'
>

async function sendPart(
  api: ApiClient,
  { table, settings, isTrial, signal }: Sending,
  { text, more, isFirst }: Piece,
): Promise<PartAnswer> {
  const header = isFirst && settings.header === true
  const body: TableImport = {
    ...importBody(table, settings),
    ...(settings.format === 'csv' ? { header } : {}),
    text,
    more,
  }
  const options = {
    body,
    signal,
    query: isTrial ? { dryRun: 1 } : {},
    headers: { 'Idempotency-Key': requestKey() },
  }
  try {
    return await sendTwice(() =>
      api.send<ImportAnswer>('POST', tableApiPath(table, '/import'), options),
    )
  } catch (error) {
    const faults = faultsOf(error)
    if (faults.length === 0) throw error
    return { ...NOTHING, faults, faultCount: faults.length }
  }
}

/** An answer that was lost is asked for once more: under its key nothing is written twice. */
async function sendTwice<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 0) throw error
    return send()
  }
}

const NOTHING = { rows: 0, inserted: 0, skipped: 0, consumed: 0, undoId: null } as const

/** Of a part that was refused: `rows.12.price`. */
function faultsOf(error: unknown): ImportFault[] {
  if (!(error instanceof ApiFailure) || error.code !== 'invalid_value') return []
  return error.details.flatMap(({ path = '', message = '' }) => {
    const [, row, column] = /^rows\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
    if (row === undefined) return []
    return [{ row: Number(row), message, ...(column === undefined ? {} : { column }) }]
  })
}

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
