/** A line of the result. */
export interface Figure {
  readonly name: string
  readonly measured: string
  /** What it is compared with, and the goal. */
  readonly beside: string
  readonly isWithin: boolean
}
