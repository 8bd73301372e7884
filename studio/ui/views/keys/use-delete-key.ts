import { useNavigate } from '@solidjs/router'
import { keyLabel, keyPath } from '../../state/keys/key-address.ts'
import type { KeyPage } from '../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { useTakeBack } from './use-take-back.ts'

/** Deletes the key of a page, leaves the page, and offers to take the deletion back. */
export function useDeleteKey(page: KeyPage): () => Promise<void> {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  const takeBack = useTakeBack()
  return async () => {
    const address = page.address()
    try {
      const { undoId } = await page.remove()
      studio.toasts.show({
        ...{ tone: 'ok', text: `Deleted ${keyLabel(address)}` },
        action: takeBack(undoId),
      })
      studio.tabs.close(keyPath(address))
      navigate('/')
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
}
