import type { ProjectLocation } from './config/open-project.ts'
import type { Stopwatch } from './terminal/stopwatch.ts'
import type { Terminal } from './terminal/terminal.ts'

/** What every command is given besides its own options. */
export interface Invocation {
  readonly location: ProjectLocation
  readonly terminal: Terminal
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stopwatch: Stopwatch
  /** From here on a signal waits for the end of the step that runs. */
  readonly deferInterrupts: () => void
}
