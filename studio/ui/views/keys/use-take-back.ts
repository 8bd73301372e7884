import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** Returns what takes a change back, for the action of a message; undefined where it cannot be. */
export function useTakeBack() {
  const studio = useKeyStudio()
  const takeBack = async (undoId: string) => {
    try {
      await studio.api.send('POST', `/api/changes/${undoId}/undo`)
      await studio.undo.refresh()
      studio.noteUndo()
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return (undoId: string | null) =>
    undoId === null || studio.meta.data()?.capabilities.undo !== true
      ? undefined
      : { label: 'Undo', run: () => void takeBack(undoId) }
}
