import type { ProjectLocation } from './config/open-project.ts'
import type { Interrupts } from './process/interrupts.ts'
import type { Stopwatch } from './terminal/stopwatch.ts'
import type { Terminal } from './terminal/terminal.ts'

/** What every command is given besides its own options. */
export interface Invocation {
  readonly location: ProjectLocation
  readonly terminal: Terminal
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stopwatch: Stopwatch
  readonly interrupts: Interrupts
  /** The value of an option as it is written on the command line. */
  readonly writtenValue: (option: string) => string | undefined
  /** Asks for a yes or a no; undefined where nobody is there to answer. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
  /** All of the standard input. */
  readonly readInput: () => Promise<Buffer>
}
