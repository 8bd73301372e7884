/**
 * The syntax of one statement, in a superset of what the dialects write: what the parser of a dialect
 * accepts, its engine accepts. Names are unescaped and folded as the engine folds them; nothing is
 * looked up yet. The chapters hold types only and name each other in circles, as queries and
 * expressions do.
 */
export type * from './ast/statement.ts'
export type * from './ast/node.ts'
export type * from './ast/query.ts'
export type * from './ast/from.ts'
export type * from './ast/expression.ts'
export type * from './ast/data-change.ts'
export type * from './ast/table.ts'
export type * from './ast/constraint.ts'
export type * from './ast/create-index.ts'
export type * from './ast/create-view.ts'
export type * from './ast/object.ts'
export type * from './ast/routine.ts'
export type * from './ast/alter.ts'
export type * from './ast/trigger.ts'
export type * from './ast/as-written.ts'
