/** Which statements that are kept as written are what, by their leading words. */
export interface CommandRules {
  /** They fail where there is no relation of a name in them. */
  readonly onRelations: RegExp
  /** They are for materialized views. */
  readonly refreshes: RegExp
}
