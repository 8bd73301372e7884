/** Where the alias of a column of the result may be used besides ORDER BY, and whether it wins over a column. */
export interface AliasRules {
  readonly where: boolean
  readonly groupBy: 'after-columns' | 'after-one-column'
  /** Before columns: with the keys of GROUP BY, outside aggregates, and no other columns are seen there. */
  readonly having: 'none' | 'after-columns' | 'before-columns'
  /** In an expression of GROUP BY and ORDER BY as well, where the name does not stand alone. */
  readonly inExpressions: boolean
  /** In subqueries of the select list, behind the item that has it. */
  readonly inSubqueries: boolean
  /** That of an aggregate in an expression of ORDER BY too, where it does not stand alone. */
  readonly aggregatesInOrder: boolean
}
