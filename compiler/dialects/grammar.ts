import type { ForeignClause, ForeignNames } from './foreign.ts'

/** Which clauses a dialect's parser has, and how its operators bind. Data. */
export interface Grammar {
  readonly chapters: ReadonlySet<Chapter>
  readonly powers: Powers
  /** The most queries that set operations join, rows of VALUES in the end aside, where the engine has a limit. */
  readonly mostArms?: number
  /** Infix words that take ESCAPE or may follow NOT: `like`, `glob`. */
  readonly patterns: readonly string[]
  /** Spellings of an operator besides its own: `!=` is `<>` everywhere. */
  readonly synonyms: Readonly<Record<string, string>>
  /** Calls without parentheses, and the function each stands for: `current_date`. */
  readonly niladic: Readonly<Record<string, string>>
  /** Those of them that take a precision, and whether the parentheses may be empty. */
  readonly precisions: { readonly words: 'all' | readonly string[]; readonly empty: boolean }
  /** Words that are no names where one of some others follows: NULLS before FIRST. */
  readonly boundWords: Readonly<Record<string, readonly string[]>>
  /** Words that are names, but of no label (`commit: BEGIN`), no role, no period of a table, or no type. */
  readonly unfitNames: Readonly<Record<'label' | 'role' | 'period' | 'type', readonly string[]>>
  /** The parts of a relation's name. PostgreSQL reads more, and refuses the name. */
  readonly relationParts: { readonly most: number; readonly readsMore: boolean }
  /** Words that before `(` (ARRAY also before `[`) have a syntax of their own: elsewhere they are names. */
  readonly calls: readonly CallWord[]
  /** Functions whose names directly before `(` cannot be anything else: `CREATE TABLE count(...)`. */
  readonly functionWords: readonly string[]
  /**
   * Words that before `(` are read by the synopsis of their name: JSON_VALUE(... PASSING ...). After an
   * `aggregate` FILTER and OVER may stand.
   */
  readonly specialCalls: Readonly<Record<string, 'plain' | 'aggregate'>>
  /** The same, in FROM: JSON_TABLE. */
  readonly columnsTables: readonly string[]
  /** Functions that take plain expressions only, and how many: COALESCE. */
  readonly fixedCalls: Readonly<Record<string, { readonly least: number; readonly most: number }>>
  /** The functions that TRIM (LEADING ...) and the like stand for. */
  readonly trims: Readonly<Record<'both' | 'leading' | 'trailing', string>>
  /** Functions whose arguments the grammar itself counts; others take any. */
  readonly callForms: readonly CallForm[]
  /** The types of CAST, where it has its own, with the most modifiers of each. */
  readonly castTypes: Readonly<Record<string, number>>
  /** Of `INTERVAL 1 DAY` and EXTRACT; of TIMESTAMPADD. */
  readonly units: { readonly interval: readonly string[]; readonly timestamp: readonly string[] }
  readonly typeNames: TypeNames
  /** Statements known by their leading words: the first match of the table counts. See `leadingWords`. */
  readonly statements: Readonly<Record<string, UtilityStatement | 'chapter' | 'unknown'>>
  /** Synopses that others refer to as `<name>`, and that chapters of the grammar ask for. */
  readonly clauses: Readonly<Record<string, string>>
  /** Words that may be names, but not of an option that only an engine knows. */
  readonly optionKeywords: ReadonlySet<string>
  /** Clauses of other databases that people try: `DISTINCT ON`. */
  readonly foreign: readonly ForeignClause[]
  /** Names that other databases have, and what is written here. */
  readonly foreignNames: ForeignNames
}

/** Alternatives that some dialects have and others have not; decided when the parser is built. */
export type Chapter =
  | 'alias-columns'
  | 'aliased-deletes'
  | 'aliased-targets'
  | 'analysing-procedures'
  | 'any-defaults'
  | 'any-escapes'
  | 'argument-aliases'
  | 'arrays'
  | 'at-time-zone'
  | 'casts-with-colons'
  | 'check-attributes'
  | 'changing-ctes'
  | 'conflict-chains'
  | 'conflict-constraints'
  | 'counted-frames'
  | 'cursors'
  | 'cycle-restrict'
  | 'default-operand'
  | 'default-rows'
  | 'default-values'
  | 'delete-using'
  | 'distinct-on'
  | 'dual'
  | 'empty-lists'
  | 'empty-select'
  | 'enclosed-relations'
  | 'enclosed-tables'
  | 'exact-definitions'
  | 'engine-tables'
  | 'external-languages'
  | 'external-tables'
  | 'escapes'
  | 'equals-aliases'
  | 'fetch'
  | 'filter'
  | 'final-clauses'
  | 'flat-joins'
  | 'flat-set-operations'
  | 'full-join'
  | 'functional-keys'
  | 'grouped-assignments'
  | 'group-frames'
  | 'grouping-sets'
  | 'ignored-values'
  | 'indexed-by'
  | 'inheritance'
  | 'in-table'
  | 'insert-set'
  | 'inserted-sets'
  | 'into-targets'
  | 'is-distinct-from'
  | 'is-json'
  | 'is-operator'
  | 'join-aliases'
  | 'json-tables'
  | 'late-aliases'
  | 'lateral'
  | 'limited-aggregates'
  | 'lax-definitions'
  | 'leading-points'
  | 'leading-star'
  | 'leading-with'
  | 'listed-default-values'
  | 'literal-frames'
  | 'lock-timeouts'
  | 'locking'
  | 'materialized-ctes'
  | 'member-of'
  | 'merge'
  | 'multi-table'
  | 'named-arguments'
  | 'named-derived'
  | 'narrow-attributes'
  | 'named-operators'
  | 'natural-straight-join'
  | 'nested-lists'
  | 'nested-queries'
  | 'niladic-precision'
  | 'not-null-operator'
  | 'null-tests'
  | 'null-treatment'
  | 'nulls-order'
  | 'on-conflict'
  | 'on-duplicate-key'
  | 'operator-classes'
  | 'or-replace'
  | 'optimizer-hints'
  | 'optional-into'
  | 'optional-join-conditions'
  | 'or-action'
  | 'order-using'
  | 'ordered-frames'
  | 'ordered-changes'
  | 'ordered-groups'
  | 'overriding'
  | 'packages'
  | 'plain-bounds'
  | 'plain-paths'
  | 'priorities'
  | 'qualified-functions'
  | 'qualify'
  | 'qualified-targets'
  | 'quantifiers'
  | 'query-cache'
  | 'replace'
  | 'returning'
  | 'returning-names'
  | 'row-alias'
  | 'row-variables'
  | 'rows-examined'
  | 'rows-from'
  | 'sample-shares'
  | 'search-cycle'
  | 'select-into'
  | 'select-options'
  | 'separator'
  | 'sequence-values'
  | 'sequences'
  | 'set-quantifiers'
  | 'several-locks'
  | 'short-rows'
  | 'single-limit'
  | 'star-operands'
  | 'straight-join'
  | 'substring-similar'
  | 'system-versioning'
  | 'table-columns'
  | 'table-functions'
  | 'table-hints'
  | 'table-queries'
  | 'table-sample'
  | 'update-from'
  | 'unique-queries'
  | 'using-alias'
  | 'value-defaults'
  | 'values-rows'
  | 'weight-levels'
  | 'whole-grouping'
  | 'with-change'
  | 'with-insert'
  | 'with-rollup'
  | 'within-group'
  | 'worded-calls'
  | 'zoned-casts'

export type CallWord =
  | 'adddate'
  | 'array'
  | 'cast'
  | 'char'
  | 'character'
  | 'convert'
  | 'date_add'
  | 'date_sub'
  | 'exists'
  | 'extract'
  | 'get_format'
  | 'json_value'
  | 'lastval'
  | 'match'
  | 'mid'
  | 'nextval'
  | 'overlay'
  | 'position'
  | 'row'
  | 'setval'
  | 'subdate'
  | 'substr'
  | 'substring'
  | 'timestampadd'
  | 'timestampdiff'
  | 'trim'
  | 'weight_string'

export interface Powers {
  readonly infix: Readonly<Record<string, Binding>>
  /** Operators that are not listed. */
  readonly otherInfix: Binding
  readonly prefix: Readonly<Record<string, number>>
  readonly otherPrefix: number
  /** The least power of operators between BETWEEN and its AND, where that is not one above BETWEEN's. */
  readonly betweenLow?: number
  /**
   * The grammar has a rule for each level, so that what binds loosely is no operand: `a IN (1) + 1` and
   * `a = NOT b` are errors.
   */
  readonly layered: boolean
  /**
   * The least power of the operators in a plain and in a simple expression, where it is powers that tell them
   * (bit_expr and simple_expr of sql_yacc.yy). Without it a plain one has any operators but words (b_expr of gram.y).
   */
  readonly layers?: { readonly plain: number; readonly simple: number }
  /** The greatest height of an expression's tree, where the engine has one. */
  readonly deepest?: number
}

/** A higher power binds tighter. `none`: two in a row are an error. */
export interface Binding {
  readonly power: number
  readonly side: 'left' | 'right' | 'none'
  /** The least power on the right; of BETWEEN, behind AND. One more than `power`, where it is not said. */
  readonly right?: number
}

export interface TypeNames {
  /** `lax`: any words in a row are a type (SQLite). */
  readonly form: 'lax' | 'listed'
  /** By a word of the name, the words that may follow it: `double precision`. */
  readonly followers: Readonly<Record<string, readonly string[]>>
  /** First words that are no type alone: NATIONAL. */
  readonly unfinished?: readonly string[]
  /**
   * The types, by their words, that take no modifiers, or one integer; all others take expressions.
   * Without the table: numbers, strings and words.
   */
  readonly modifiers?: Readonly<Record<string, 'none' | 'integer'>>
  /** Words behind the modifiers: `decimal(10, 2) unsigned`. */
  readonly suffixes: readonly string[]
  /** The types whose name before a string makes a literal: `DATE '2020-01-01'`. */
  readonly literals: 'all' | readonly string[]
  /** By its words, what may stand behind a type; where the grammar, not the catalog, knows the types. */
  readonly forms: Readonly<Record<string, TypeForm>>
  /** Of types that `forms` does not hold; undefined: there are none. */
  readonly otherForm: TypeForm | undefined
}

export interface TypeForm {
  /** `size`: `(n)` may stand there; `precision`: a small one may; `pair`: `(n, m)` may; `decimal`: either may; `labels`: ENUM's strings must. */
  readonly length: 'none' | 'size' | 'precision' | 'required' | 'pair' | 'decimal' | 'labels'
  /** `number`: UNSIGNED and the like; `binary`: BINARY; `characters`: a character set. */
  readonly attributes: 'none' | 'number' | 'binary' | 'characters'
  /** A clause that may stand behind the length: MariaDB's COMPRESSED. */
  readonly clause?: string
}

export type Synopses = Pick<Grammar, 'statements' | 'clauses'>

/**
 * A statement that quarry need not model: its grammar is checked, its text is kept. The key in the table
 * is its leading words in lower case, separated by spaces; `a|b`: either; `[a]`: perhaps. They are the
 * statement's command (`other`), so `set [global]` tells SET GLOBAL from SET. `'chapter'` instead: the
 * grammar's own chapters read it although a later key is a match as well. `'unknown'`: no statement
 * begins so but for the keys before.
 */
export interface UtilityStatement {
  /** From the first word on, in the manual's notation: see 2-parse/synopsis/read-synopsis.ts. */
  readonly synopsis: string
  /** What it defines, for messages: `function`; absent for a statement that says nothing of the schema. */
  readonly defines?: string
}

export interface CallForm {
  /** Separated by spaces. */
  readonly functions: string
  readonly least: number
  readonly most: number
  /** The argument that is a number, a parameter or a variable and nothing else. */
  readonly counted?: number
  /** The argument that is an operand: in parentheses, if operators are in it. */
  readonly simple?: number
  /** Whether OVER may stand behind it; `must`: it is nothing else than a window function. */
  readonly over: 'never' | 'may' | 'must'
  /**
   * `several`: DISTINCT before more than one argument; `columns`, `digits`: each argument is a column, or
   * a number of digits alone; `aliases`: `f(a AS b)`.
   */
  readonly takes: readonly (
    | 'all'
    | 'distinct'
    | 'several'
    | 'star'
    | 'order'
    | 'separator'
    | 'limit'
    | 'within-group'
    | 'columns'
    | 'digits'
    | 'aliases'
  )[]
}
