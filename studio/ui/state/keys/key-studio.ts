import { createContext, useContext } from 'solid-js'
import type { KeyMeta } from '../../../api/keys/meta.ts'
import type { Told } from '../fetched.ts'
import type { Frame } from '../frame/frame.ts'
import { createStoredTabs, type StoredTabs } from '../tabs/stored-tabs.ts'

/** What every page of keys shares. */
export interface KeyStudio extends Frame {
  readonly meta: Told<KeyMeta>
  readonly tabs: StoredTabs
}

export function createKeyStudio(frame: Frame): KeyStudio {
  const data = () => {
    const meta = frame.meta.data()
    return meta?.variant === 'key-value' ? meta : undefined
  }
  return {
    ...frame,
    meta: { ...frame.meta, data },
    tabs: createStoredTabs(localStorage, 'quarry-key-tabs'),
  }
}

export const KeyStudioContext = createContext<KeyStudio>()

export function useKeyStudio(): KeyStudio {
  const studio = useContext(KeyStudioContext)
  if (studio === undefined) throw new Error('a part of the studio of keys stands outside of it')
  return studio
}
