import { useNavigate } from '@solidjs/router'
import { keyLabel, keyPath } from '../../state/keys/key-address.ts'
import type { KeyPage } from '../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** Deletes the key of a page, leaves the page, and offers to take the deletion back. */
export function useDeleteKey(page: KeyPage): () => Promise<void> {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  const takeBack = async (undoId: string) => {
    try {
      await studio.api.send('POST', `/api/changes/${undoId}/undo`)
      await studio.undo.refresh()
      studio.noteUndo()
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return async () => {
    const address = page.address()
    try {
      const { undoId } = await page.remove()
      const canUndo = undoId !== null && studio.meta.data()?.capabilities.undo === true
      studio.toasts.show({
        ...{ tone: 'ok', text: `Deleted ${keyLabel(address)}` },
        action: canUndo ? { label: 'Undo', run: () => void takeBack(undoId) } : undefined,
      })
      studio.tabs.close(keyPath(address))
      navigate('/')
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
}
