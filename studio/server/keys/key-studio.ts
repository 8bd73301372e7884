import type { KeyStore } from '../../../runtime/key-value/key-store.ts'
import type { ServedStudio } from '../served-studio.ts'

/** What `quarry studio` has found out before it serves keys. */
export interface KeyStudioSettings {
  readonly store: KeyStore
  /** Of quarry. */
  readonly version: string
  /** Without its password. */
  readonly address: string
  /** Of quarry.toml; undefined without one. */
  readonly environment: string | undefined
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
  /** Where files that belong to the user are kept. */
  readonly stateDirectory: string
  /** Takes one line for the terminal: without values and passwords. */
  readonly log: (line: string) => void
}

/** What the routes of keys ask. */
export interface KeyStudio extends KeyStudioSettings, ServedStudio {}

export function createKeyStudio(settings: KeyStudioSettings): KeyStudio {
  return { ...settings, close: () => settings.store.close() }
}
