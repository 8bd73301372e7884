/** What `quarry studio` has found out before it serves a database of any kind. */
export interface StudioFacts {
  /** Of quarry. */
  readonly version: string
  /** Without its password. */
  readonly address: string
  /** Of quarry.toml; undefined without one. */
  readonly environment: string | undefined
  /** Every write is refused, whoever asks. */
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
  /** Where files that belong to the user are kept. */
  readonly stateDirectory: string
  /** Takes one line for the terminal: without values and passwords. */
  readonly log: (line: string) => void
}

/** What every variant of the studio is to the server; its routes ask more of it. */
export interface ServedStudio extends StudioFacts {
  close(): Promise<void>
}
