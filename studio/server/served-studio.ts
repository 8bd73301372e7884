/** What every variant of the studio is to the server; its routes ask more of it. */
export interface ServedStudio {
  /** Of quarry. */
  readonly version: string
  /** Every write is refused, whoever asks. */
  readonly readOnly: boolean
  /** Takes one line for the terminal: without values and passwords. */
  readonly log: (line: string) => void
  close(): Promise<void>
}
