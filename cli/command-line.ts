import type { ParsedOptions } from './arguments/parsed-options.ts'
import type { Invocation } from './invocation.ts'
import type { ExitCode } from './process/exit-code.ts'

export interface CommandLine {
  readonly name: string
  readonly description: string
  /** What it takes behind its name, as its usage shows it. */
  readonly takes: string | undefined
  readonly options: readonly CommandOption[]
  readonly examples: readonly string[]
  readonly run: (
    options: ParsedOptions,
    invocation: Invocation,
    taken: readonly string[],
  ) => Promise<ExitCode>
}

/** As cac writes it: `--config <file>` takes a value, `--json` does not. */
export interface CommandOption {
  readonly usage: string
  readonly description: string
}
