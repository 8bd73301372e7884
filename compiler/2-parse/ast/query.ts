import type { Call, Expression, NamedWindow } from './expression.ts'
import type { FromItem } from './from.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { QueryStatement } from './statement.ts'

export interface Query extends Node {
  readonly kind: 'query'
  readonly with: With | undefined
  readonly body: QueryBody
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly locking: readonly Locking[]
  /** Behind the rest; behind the items of a select it is the select's. */
  readonly into: IntoTargets | undefined
  /** MariaDB's PROCEDURE ANALYSE(...): what becomes of the result. */
  readonly procedure: Call | undefined
}

export type QueryBody = Select | SetOperation | Values | Query

export interface With extends Node {
  readonly recursive: boolean
  readonly ctes: readonly Cte[]
}

export interface Cte extends Node {
  readonly name: Name
  readonly columns: readonly Name[]
  /** AS [NOT] MATERIALIZED; undefined where nothing is said. */
  readonly materialized: boolean | undefined
  readonly query: QueryStatement
  readonly search: Search | undefined
  readonly cycle: Cycle | undefined
  /** MariaDB's CYCLE columns RESTRICT: rows that come again there are left out. */
  readonly restricted: readonly Name[]
}

/** SEARCH (DEPTH | BREADTH) FIRST BY columns SET column */
export interface Search extends Node {
  readonly order: 'depth' | 'breadth'
  readonly by: readonly Name[]
  readonly set: Name
}

/** CYCLE columns SET mark [TO value DEFAULT value] USING path */
export interface Cycle extends Node {
  readonly columns: readonly Name[]
  readonly mark: Name
  readonly values: { readonly to: Expression; readonly otherwise: Expression } | undefined
  readonly path: Name
}

export interface Select extends Node, Hinted {
  readonly kind: 'select'
  readonly distinct: 'all' | 'distinct' | { readonly on: readonly Expression[] }
  readonly items: readonly SelectItem[]
  readonly into: IntoTable | IntoTargets | undefined
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** GROUP BY DISTINCT: a set that comes twice counts once. */
  readonly groupDistinct: boolean
  readonly groupBy: readonly GroupItem[]
  readonly having: Expression | undefined
  readonly windows: readonly NamedWindow[]
  /** MySQL's QUALIFY: which rows stay once the windows are known. */
  readonly qualify: Expression | undefined
}

/** What MySQL's statements say behind their first word. */
export interface Hinted {
  /** Optimizer hints: what stands between the marks of the comment; empty where there are none. */
  readonly hints: string
  /** In lower case, as often as written: `straight_join`, `low_priority`, `ignore`. */
  readonly modifiers: readonly string[]
}

/** SELECT ... INTO [TEMPORARY | UNLOGGED] [TABLE] name */
export interface IntoTable extends Node {
  readonly kind: 'into-table'
  readonly table: QualifiedName
  readonly persistence: 'permanent' | 'temporary' | 'unlogged'
}

/** MySQL's INTO OUTFILE, DUMPFILE, or variables: as written, with the word. */
export interface IntoTargets extends Node {
  readonly kind: 'into-targets'
  readonly text: string
}

export interface SetOperation extends Node {
  readonly kind: 'set-operation'
  readonly operator: 'union' | 'intersect' | 'except'
  readonly all: boolean
  readonly left: QueryBody
  readonly right: QueryBody
}

export interface Values extends Node {
  readonly kind: 'values'
  readonly rows: readonly (readonly Expression[])[]
  /** What the first row holds, as it is written; some engines name the columns by it. */
  readonly texts: readonly string[]
}

export type SelectItem = ExpressionItem | Star

export interface ExpressionItem extends Node {
  readonly kind: 'item'
  readonly expression: Expression
  readonly alias: Name | undefined
  /** The item's own text, without the alias; some engines name the column by it. */
  readonly text: string
  /** What stands between it and the next token or comment; nothing at the statement's end. */
  readonly blanks: string
}

/** `*` and `t.*`. */
export interface Star extends Node {
  readonly kind: 'star'
  readonly qualifier: QualifiedName | undefined
  /** The word TABLE of `TABLE t`, which says `SELECT * FROM t`. */
  readonly ofTable: boolean
}

/** An expression; `()`; ROLLUP (...) and CUBE (...), whose members may be rows; GROUPING SETS (...). */
export type GroupItem = Node &
  (
    | {
        readonly kind: 'group-expression'
        readonly expression: Expression
        /** MariaDB's GROUP BY a DESC. */
        readonly direction: 'unsaid' | 'asc' | 'desc'
      }
    | { readonly kind: 'empty-set' }
    | { readonly kind: 'rollup' | 'cube'; readonly members: readonly Expression[] }
    | { readonly kind: 'grouping-sets'; readonly items: readonly GroupItem[] }
    /** MySQL's GROUP BY ... WITH ROLLUP, of all items. */
    | { readonly kind: 'with-rollup'; readonly items: readonly GroupItem[] }
  )

export interface OrderItem extends Node {
  readonly expression: Expression
  readonly descending: boolean
  readonly direction: Direction
  readonly nulls: 'first' | 'last' | undefined
}

/** What is written: nothing, ASC, DESC, or USING with an operator. */
export type Direction = 'unsaid' | 'asc' | 'desc' | { readonly using: Operator }

/** `+`, or `schema.+` of OPERATOR(schema.+). */
export interface Operator extends Node {
  readonly schema: readonly Name[]
  readonly sign: string
}

export interface Limit extends Node {
  /** LIMIT ALL */
  readonly all: boolean
  readonly count: Expression | undefined
  readonly offset: Expression | undefined
  readonly withTies: boolean
  /** MariaDB's ROWS EXAMINED: how many rows may be read. */
  readonly examined: Expression | undefined
}

export interface Locking extends Node {
  readonly strength: 'update' | 'no-key-update' | 'share' | 'key-share'
  readonly of: readonly QualifiedName[]
  readonly wait: 'wait' | 'nowait' | 'skip-locked' | { readonly seconds: string }
}
