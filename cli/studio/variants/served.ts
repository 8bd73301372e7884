import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { ServedRoute } from '../../../studio/server/routing/route.ts'
import type { ServedStudio } from '../../../studio/server/served-studio.ts'
import type { FoundDatabase } from '../../database/find-address.ts'
import type { Invocation } from '../../invocation.ts'

/** The options of the command that say what is served. */
export interface ShownOptions {
  readonly readOnly: boolean
  readonly verbose: boolean
  /** The console of keys sends gated commands that are confirmed. */
  readonly allowDangerous: boolean
}

export interface StudioRun {
  readonly options: ShownOptions
  readonly invocation: Invocation
  /** Where files that belong to the user are kept. */
  readonly stateDirectory: string
  /** Milliseconds. */
  readonly statementTimeout: number
}

/** A database that is open, and what the studio answers of it. */
export interface Served {
  /** What the server is, in a few words. */
  readonly server: string
  readonly studio: ServedStudio
  readonly routes: readonly ServedRoute[]
}

/** Opens what an address leads to, or says why it cannot. */
export type OpenVariant = (found: FoundDatabase, run: StudioRun) => Promise<Served | Renderable>
