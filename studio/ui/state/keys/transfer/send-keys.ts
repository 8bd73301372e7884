import type { KeyImport, KeyImportAnswer } from '../../../../api/keys/transfer.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { FileParts } from '../../import/file-parts.ts'

export interface KeyProgress {
  readonly bytes: number
  readonly keys: number
  readonly written: number
  readonly skipped: number
  readonly replaced: number
  /** Keys that the file names without a value. */
  readonly unreachable: number
  /** The first of what is wrong, by the lines of the file from 1. */
  readonly faults: KeyImportAnswer['faults']
  readonly faultCount: number
  readonly isOver: boolean
}

export const NOTHING_SENT: KeyProgress = {
  ...{ bytes: 0, keys: 0, written: 0, skipped: 0, replaced: 0, unreachable: 0 },
  ...{ faults: [], faultCount: 0, isOver: false },
}

export interface SendingKeys {
  readonly file: Blob
  readonly how: Pick<KeyImport, 'database' | 'onConflict' | 'dryRun'>
  readonly signal: AbortSignal
  readonly onProgress: (progress: KeyProgress) => void
}

const MOST_FAULTS = 20

/** Sends a file part by part. A part in which anything is wrong is not written, and ends an import. */
export async function sendKeys(api: ApiClient, sending: SendingKeys): Promise<KeyProgress> {
  const { file, how, signal, onProgress } = sending
  const parts = new FileParts(file, 'utf-8')
  let progress = NOTHING_SENT
  let lines = 0
  let skipping = false
  for (let more = true; more;) {
    const piece = await parts.next()
    more = piece.more
    const body: KeyImport = { ...how, ...piece, skipping }
    const answer = await api.send<KeyImportAnswer>('POST', '/api/keys/import', { body, signal })
    signal.throwIfAborted()
    progress = added(progress, answer, { bytes: parts.bytesRead(), lines })
    onProgress(progress)
    if (progress.faultCount > 0 && how.dryRun !== true) return progress
    lines += linesOf(piece)
    skipping = answer.skipping
    parts.take(answer.consumed)
  }
  progress = { ...progress, isOver: true }
  onProgress(progress)
  return progress
}

/** The whole lines of a part, which are what the server takes of it. */
function linesOf({ text, more }: { readonly text: string; readonly more: boolean }): number {
  const ends = text.match(/\n/g)?.length ?? 0
  return more || text.endsWith('\n') ? ends : ends + 1
}

interface Place {
  readonly bytes: number
  /** Those before the part. */
  readonly lines: number
}

function added(before: KeyProgress, answer: KeyImportAnswer, { bytes, lines }: Place): KeyProgress {
  const faults = answer.faults.map(({ line, message }) => ({ line: line + lines, message }))
  return {
    bytes,
    keys: before.keys + answer.keys,
    written: before.written + answer.written,
    skipped: before.skipped + answer.skipped,
    replaced: before.replaced + answer.replaced,
    unreachable: before.unreachable + answer.unreachable,
    faults: [...before.faults, ...faults].slice(0, MOST_FAULTS),
    faultCount: before.faultCount + answer.faultCount,
    isOver: false,
  }
}
