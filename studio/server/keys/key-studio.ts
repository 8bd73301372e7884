import type { KeyStore } from '../../../runtime/key-value/key-store.ts'
import type { ServedStudio, StudioFacts } from '../served-studio.ts'

/** What `quarry studio` has found out before it serves keys. */
export interface KeyStudioSettings extends StudioFacts {
  readonly store: KeyStore
}

/** What the routes of keys ask. */
export interface KeyStudio extends KeyStudioSettings, ServedStudio {}

export function createKeyStudio(settings: KeyStudioSettings): KeyStudio {
  return { ...settings, close: () => settings.store.close() }
}
