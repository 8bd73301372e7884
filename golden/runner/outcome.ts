/** What one check or one test file contributes to the closing line. */
export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly Skip[]
  readonly seconds: number
  /** Why it failed as a whole, where no single test says so. */
  readonly problem?: string
  /** Everything it printed; shown only when something failed. */
  readonly output: string
  /** What it printed when it failed beside others, where it passed alone afterwards. */
  readonly unsteady?: string
}

export interface Skip {
  readonly count: number
  readonly reason: string
}
