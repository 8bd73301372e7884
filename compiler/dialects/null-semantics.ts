import type { Catalog } from '../ir/catalog.ts'
import type { NullRule } from '../ir/routine.ts'
import type { Type } from '../ir/type.ts'
import type { CallMeaning } from './call-meaning.ts'

/** What decides in an engine whether a value can be NULL, beside the rules of its functions and operators. */
export interface NullSemantics {
  /** By lower-case name, the functions that say what the grammar has forms for. */
  readonly meanings: ReadonlyMap<string, CallMeaning>
  /** When a cast gives NULL. */
  castNulls(from: Type, to: Type, catalog: Catalog): NullRule
  /** Whether every value of the one type is one of the other, where several types become one; else some become NULL. */
  keepsValues(from: Type, to: Type, catalog: Catalog): boolean
  /** What is divided by zero is NULL. */
  readonly dividesByZero: boolean
  /** A subquery among VALUES may lose the rows that a LEFT JOIN keeps: MySQL 9.7 takes it for an inner join. */
  readonly valuesLoseRows: boolean
  /**
   * A key that is NOT NULL equals itself in HAVING, where a total has NULL in its place as well: MariaDB 10.11's
   * `GROUP BY a WITH ROLLUP HAVING a = a`.
   */
  readonly totalsEqualThemselves: boolean
  /** Views have INSTEAD OF triggers, which make the rows that RETURNING shows. */
  readonly triggersOfViews: boolean
  /** RETURNING shows what the statement has written, whatever triggers do. */
  readonly returnsWhatIsWritten: boolean
}
