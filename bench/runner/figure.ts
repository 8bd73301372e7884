/** A line of the result. */
export interface Figure {
  readonly name: string
  readonly measured: string
  /** The figure is compared with this, and with the goal. */
  readonly beside: string
  readonly isWithin: boolean
}
