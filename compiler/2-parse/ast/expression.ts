import type { Span } from '../../source/span.ts'
import type { AsWritten } from './as-written.ts'
import type { Default } from './data-change.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Limit, OrderItem, Query } from './query.ts'

export type Expression =
  | Default
  | Literal
  | ColumnPath
  | Parameter
  | Variable
  | Unary
  | Binary
  | Is
  | Between
  | InList
  | InQuery
  | Like
  | Quantified
  | Exists
  | Subquery
  | ArraySubquery
  | Case
  | Cast
  | Call
  | SpecialCall
  | SequenceCall
  | ArrayLiteral
  | Row
  | Subscript
  | FieldAccess
  | Collate
  | Interval
  | MatchAgainst

export interface Literal extends Node {
  readonly kind: 'literal'
  /** `bits`: B'101'; `bytes`: X'FF'. A typed literal (DATE '2020-01-01') is a Cast. */
  readonly type: 'string' | 'integer' | 'decimal' | 'float' | 'boolean' | 'null' | 'bytes' | 'bits'
  /** The value unescaped; a number as written; `true` or `false`; empty for NULL. */
  readonly value: string
  /** SQLite's and MySQL's `"x"` that may be a string or a name: `double` marks it. */
  readonly quotes: 'single' | 'double' | 'none'
  /** The lower-case letters directly before the quote: `n`, `e`, `u&`, `b`, `x`, `_utf8mb4`. */
  readonly prefix: string
}

/** `a`, `t.a`, `s.t.a`; in PostgreSQL also a whole row `t`. */
export interface ColumnPath extends Node {
  readonly kind: 'column'
  readonly parts: readonly Name[]
  /** `t.*` among arguments or the items of a row. */
  readonly star: boolean
}

/** `$1` and `?1` have a number, `@a` and `:a` a name, `?` neither. */
export interface Parameter extends Node {
  readonly kind: 'parameter'
  /** `$`, `?`, `@` or `:`. */
  readonly sign: string
  readonly number: number | undefined
  readonly name: string | undefined
}

/** MySQL's `@x` and `@@global.x`. With `value`: `@x := value`. */
export interface Variable extends Node {
  readonly kind: 'variable'
  readonly name: string
  readonly value: Expression | undefined
}

/** `operator` is in lower case, words included: `-`, `not`, `~`. */
export interface Unary extends Node {
  readonly kind: 'unary'
  readonly operator: string
  readonly operatorAt: Span
  /** OPERATOR(schema.+) */
  readonly operatorSchema: readonly Name[]
  /** OPERATOR(-), which makes no negative number of a literal, and takes any sign. */
  readonly named?: boolean
  readonly operand: Expression
}

/** `operator` is in lower case: `and`, `or`, `+`, `||`, `<>` (also for `!=`), `->>`, `glob`, `at time zone`. */
export interface Binary extends Node {
  readonly kind: 'binary'
  readonly operator: string
  readonly operatorAt: Span
  /** OPERATOR(schema.+) */
  readonly operatorSchema: readonly Name[]
  readonly left: Expression
  readonly right: Expression
  /** Of AND and OR: the right side goes on with the chain, without parentheses of its own. */
  readonly chained: boolean
}

/** IS [NOT] NULL, TRUE, FALSE, UNKNOWN; IS [NOT] DISTINCT FROM x; SQLite's `a IS b`, MySQL's `a <=> b`. */
export interface Is extends Node {
  readonly kind: 'is'
  readonly operand: Expression
  readonly negated: boolean
  readonly test:
    | { readonly kind: 'null' | 'true' | 'false' | 'unknown' }
    /** IS JSON [VALUE | SCALAR | ARRAY | OBJECT] [WITH UNIQUE KEYS], IS NFC NORMALIZED, IS DOCUMENT: `words` in lower case. */
    | { readonly kind: 'json' | 'normalized' | 'document'; readonly words: string }
    | { readonly kind: 'same-as'; readonly right: Expression }
}

export interface Between extends Node {
  readonly kind: 'between'
  readonly operand: Expression
  readonly low: Expression
  readonly high: Expression
  readonly symmetric: boolean
  readonly negated: boolean
}

export interface InList extends Node {
  readonly kind: 'in-list'
  readonly operand: Expression
  readonly items: readonly Expression[]
  readonly negated: boolean
}

export interface InQuery extends Node {
  readonly kind: 'in-query'
  readonly operand: Expression
  readonly query: Query
  readonly negated: boolean
}

export interface Like extends Node {
  readonly kind: 'like'
  /** `like`, `ilike`, `similar to`, `glob`, `regexp`, `match`. */
  readonly operator: string
  readonly operatorAt: Span
  readonly left: Expression
  readonly right: Expression
  readonly escape: Expression | undefined
  readonly negated: boolean
}

/** `x = ANY (array)`, `x > ALL (SELECT ...)`. */
export interface Quantified extends Node {
  readonly kind: 'quantified'
  readonly operand: Expression
  readonly operator: string
  readonly operatorAt: Span
  readonly operatorSchema: readonly Name[]
  readonly quantifier: 'any' | 'all'
  readonly right: Expression | Query
}

export interface Exists extends Node {
  readonly kind: 'exists'
  readonly query: Query
}

export interface Subquery extends Node {
  readonly kind: 'subquery'
  readonly query: Query
}

export interface ArraySubquery extends Node {
  readonly kind: 'array-subquery'
  readonly query: Query
}

export interface Case extends Node {
  readonly kind: 'case'
  readonly operand: Expression | undefined
  readonly whens: readonly When[]
  readonly otherwise: Expression | undefined
}

export interface When extends Node {
  readonly when: Expression
  readonly then: Expression
}

/** CAST(x AS t), x::t, CONVERT(x, t), DATE '...'. */
export interface Cast extends Node {
  readonly kind: 'cast'
  readonly operand: Expression
  readonly type: TypeName
}

/**
 * Special syntax is a call too, arguments in the order of the plain function: `EXTRACT(year FROM d)`
 * is `extract('year', d)`, `TRIM(LEADING 'x' FROM s)` is `ltrim(s, 'x')`, CURRENT_DATE is a call
 * without parentheses.
 */
export interface Call extends Node {
  readonly kind: 'call'
  readonly name: QualifiedName
  readonly arguments: readonly Argument[]
  /** The special syntax, where that is what was written. */
  readonly written: Written | undefined
  /** count(*) */
  readonly star: boolean
  readonly distinct: boolean
  readonly variadic: boolean
  readonly orderBy: readonly OrderItem[]
  readonly separator: Expression | undefined
  /** Of MariaDB's GROUP_CONCAT and JSON_ARRAYAGG. */
  readonly limit: Limit | undefined
  readonly withinGroup: readonly OrderItem[]
  /** `FROM LAST IGNORE NULLS` before OVER, as written. */
  readonly nulls: string
  readonly filter: Expression | undefined
  readonly over: Window | Name | undefined
  /** CONVERT(x USING latin1), CHAR(65 USING latin1) */
  readonly characterSet?: Name
}

/**
 * Text with expressions in it, in the order of the text: `pieces` are one more than `holes`.
 * `TRIM(LEADING 'x' FROM s)` is the pieces `TRIM(LEADING `, ` FROM ` and `)` around 'x' and s.
 */
export interface Written {
  readonly pieces: readonly string[]
  readonly holes: readonly (Expression | Query)[]
}

/** A construct that looks like a call and is no function: JSON_OBJECT(...), XMLELEMENT(...), TREAT(...). */
export interface SpecialCall extends Node {
  readonly kind: 'special-call'
  /** In lower case. */
  readonly name: string
  /** All of it but FILTER and OVER, as written. */
  readonly text: string
  /** The expressions and queries in it. */
  readonly nested: AsWritten['nested']
  readonly nestedAt: readonly Span[]
  readonly parts: AsWritten['parts']
  readonly filter: Expression | undefined
  readonly over: Window | Name | undefined
}

/** MariaDB's NEXTVAL(s), which is NEXT VALUE FOR s, LASTVAL(s), which is PREVIOUS VALUE FOR s, and SETVAL(s, ...). */
export interface SequenceCall extends Node {
  readonly kind: 'sequence-call'
  readonly does: 'nextval' | 'lastval' | 'setval'
  readonly sequence: QualifiedName
  /** Of SETVAL: the next value, whether it is used, the round; as written, with the comma before. */
  readonly values: string
}

export interface Argument extends Node {
  readonly name: Name | undefined
  readonly value: Expression
  /** MySQL's `f(a AS b)`: what a loadable function calls the argument. */
  readonly alias: Name | undefined
}

export interface NamedWindow extends Node {
  readonly name: Name
  readonly window: Window
}

export interface Window extends Node {
  readonly kind: 'window'
  readonly base: Name | undefined
  readonly partitionBy: readonly Expression[]
  readonly orderBy: readonly OrderItem[]
  readonly frame: Frame | undefined
}

export interface Frame extends Node {
  readonly unit: 'rows' | 'range' | 'groups'
  /** BETWEEN start AND end, not start alone. */
  readonly between: boolean
  readonly start: FrameBound
  readonly end: FrameBound
  /** SQLite computes anew what says EXCLUDE NO OTHERS. */
  readonly exclude: 'no-others' | 'current-row' | 'group' | 'ties' | undefined
}

export interface FrameBound extends Node {
  readonly kind:
    'unbounded-preceding' | 'preceding' | 'current-row' | 'following' | 'unbounded-following'
  readonly offset: Expression | undefined
}

export interface ArrayLiteral extends Node {
  readonly kind: 'array'
  /** Brackets inside ARRAY[[1, 2], [3, 4]], without the word. */
  readonly inner: boolean
  readonly items: readonly Expression[]
}

/** `(a, b)` and `ROW(a)`. */
export interface Row extends Node {
  readonly kind: 'row'
  /** The word ROW is written. */
  readonly explicit: boolean
  readonly items: readonly Expression[]
}

/** `a[1]`, `a[1:2]`; for a slice either bound may be left out. */
export interface Subscript extends Node {
  readonly kind: 'subscript'
  readonly operand: Expression
  readonly index: Expression | undefined
  readonly slice:
    { readonly low: Expression | undefined; readonly high: Expression | undefined } | undefined
}

/** `(x).a` */
export interface FieldAccess extends Node {
  readonly kind: 'field'
  readonly operand: Expression
  readonly field: Name
}

export interface Collate extends Node {
  readonly kind: 'collate'
  readonly operand: Expression
  readonly collation: QualifiedName
}

/** MySQL's `INTERVAL 3 DAY`; PostgreSQL's `INTERVAL '3 days'` is a Cast. */
export interface Interval extends Node {
  readonly kind: 'interval'
  readonly operand: Expression
  readonly unit: string
}

/** MySQL's MATCH (a, b) AGAINST (x IN BOOLEAN MODE). */
export interface MatchAgainst extends Node {
  readonly kind: 'match-against'
  readonly columns: readonly Expression[]
  readonly against: Expression
  /** `IN BOOLEAN MODE`, as written; empty where nothing is said. */
  readonly mode: string
}

/**
 * `words` is the type's name in lower case without its modifiers, as written: `double precision`,
 * `timestamp with time zone`, `bigint unsigned`; `spelling` keeps the user's letters.
 */
export interface TypeName extends Node {
  readonly qualifier: Name | undefined
  readonly words: string
  readonly spelling: string
  /** All of it as written; the fields of INTERVAL '1' YEAR are behind the rest. */
  readonly text: string
  readonly quoted: boolean
  /** Numbers and words as written; strings unescaped (`ENUM('a', 'b')`). */
  readonly modifiers: readonly string[]
  /** `int[][]` is 2. */
  readonly dimensions: number
  readonly setOf: boolean
  /** `t.a%TYPE`: whatever type the column has. */
  readonly ofColumn?: QualifiedName
  /** MySQL's `char(10) character set latin1`, and COLLATE behind the type of a parameter. */
  readonly characterSet?: Name
  readonly collation?: QualifiedName
}
