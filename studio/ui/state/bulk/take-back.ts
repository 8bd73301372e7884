import type { Frame } from '../frame/frame.ts'
import type { UndoHistory } from '../edit/undo-history.ts'

/** What is needed of a studio, of whatever variant. */
interface Undoing extends Pick<Frame, 'api' | 'announcer' | 'toasts' | 'noteUndo'> {
  readonly undo: Pick<UndoHistory<never>, 'refresh'>
}

/** Takes changes back, the last one first, and tells all pages. */
export async function takeBack(studio: Undoing, undoIds: readonly string[]): Promise<void> {
  try {
    for (const id of undoIds.toReversed())
      await studio.api.send('POST', `/api/changes/${encodeURIComponent(id)}/undo`)
    studio.announcer.say('Undone')
  } catch (error) {
    studio.toasts.showFailure(error)
  } finally {
    await studio.undo.refresh().catch(studio.toasts.showFailure)
    studio.noteUndo()
  }
}

/** Says what was done, with the way back where there is one. */
export function showDone(studio: Undoing, text: string, undoIds: readonly string[]): void {
  const action = { label: 'Undo', run: () => void takeBack(studio, undoIds) }
  studio.toasts.show({ tone: 'ok', text, action: undoIds.length === 0 ? undefined : action })
}
