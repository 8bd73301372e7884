import type { NamedColumn, Source } from './generate/scope.ts'

/** What queries of one engine are made of. Types are called by the engine's own names: `int4[]`. */
export interface Palette {
  /** Types of columns, and of values that are made up. */
  readonly types: readonly PaletteType[]
  readonly functions: readonly Form[]
  readonly operators: readonly Form[]
  readonly aggregates: readonly Form[]
  /** Functions that need OVER. */
  readonly windows: readonly Form[]
  /** What FROM may name besides tables. */
  readonly relations?: readonly Source[]
  /** Functions that give rows. */
  readonly setFunctions?: readonly SetForm[]
  readonly json?: readonly JsonForms[]
  /** Functions, aggregates and operators that are made with the schema. */
  readonly routines?: readonly string[]
  /** Tables with what made-up ones do not have: options, generated columns, modules. */
  readonly tables?: readonly GivenTable[]
  /** Of 100 values so many are of another type than the form asks for: conversions are lax. */
  readonly strays: number
  /** `CAST(x AS name)` from and to: empty where anything goes. */
  readonly casts: ReadonlyMap<string, readonly string[]>
  readonly boolean: string
  /** What LIMIT, array indexes and counts are. */
  readonly integer: string
  readonly text: string
  readonly syntax: Syntax
  /** What is bound for a text of a type; the text itself, where there is no such. */
  readonly argument?: (type: string, text: string) => unknown
  /** What the engine says when it refuses a value before anything runs. */
  readonly refusedValue: RegExp | undefined
  /** Values at the limits of what functions take, where any may stand anywhere. */
  readonly edges?: readonly string[]
  /** Ends statements that run too long. */
  readonly limits: string
}

export interface PaletteType {
  readonly name: string
  /** As a definition writes it: `varchar(20)`. */
  readonly declared: string
  /** What CAST calls it; undefined: it cannot be cast to. */
  readonly cast: string | undefined
  /** Expressions of exactly this type. */
  readonly literals: readonly string[]
  /** What a string literal may hold to become one. */
  readonly texts: readonly string[]
  readonly element: string | undefined
  readonly array: string | undefined
  /** Has `=` and an order. */
  readonly ordered: boolean
  /** Made with the schema: an enum, a domain, a composite type. */
  readonly definition: string | undefined
  /** Of a composite type. */
  readonly fields?: readonly NamedColumn[]
  /** How a text of it is written, where that is not a string literal. */
  readonly write?: (text: string) => string
}

/** A table or a view as it is defined, with the names of the types of the columns that it shows. */
export interface GivenTable {
  readonly name: string
  readonly definition: string
  readonly columns: readonly {
    readonly name: string
    readonly type: string
    readonly nullable: boolean
    /** Whether a row gives it a value. */
    readonly isGiven: boolean
  }[]
  /** Statements may change its rows. */
  readonly isWritable: boolean
}

/** A name and what it takes and gives; `any` stands for every type, `any1`, `any1[]` for one and the same. */
export interface Form {
  readonly name: string
  readonly parameters: readonly string[]
  readonly result: string
  readonly infix?: boolean
  /** A form of its own in the grammar: `EXTRACT(YEAR FROM x)`. */
  readonly write?: (...values: readonly string[]) => string
  /** One of many forms alike: a value without a type does not tell which. */
  readonly polymorphic?: boolean
}

/** A function of rows with these columns. */
export interface SetForm {
  readonly name: string
  readonly parameters: readonly string[]
  readonly columns: readonly NamedColumn[]
  /** Names its columns itself: d1, d2 and so on, as `COLUMNS (...)` does. */
  readonly write?: (...values: readonly string[]) => string
  /** It gives records, of which the alias lists the columns with their types. */
  readonly listed?: boolean
}

/** Names of the functions that build values of a JSON type. */
export interface JsonForms {
  readonly type: string
  /** Of keys and values in turns. */
  readonly objects: readonly string[]
  readonly arrays: readonly string[]
  /** Of any one value, or a whole row. */
  readonly rows: readonly string[]
  readonly aggregates: readonly string[]
}

/** What a schema may have beside tables. */
export type AdditionKind = 'view' | 'generated' | 'check' | 'unique'

/** What the engine's grammar has beside the common part. */
export interface Syntax {
  readonly fullJoin: boolean
  readonly rightJoin: boolean
  readonly lateral: boolean
  readonly filter: boolean
  readonly distinctOn: boolean
  /** What GROUP BY may make of a list besides grouping by it: `ROLLUP (a, b)`. */
  readonly groupings: (list: string) => readonly string[]
  /** Changes that RETURNING may end. */
  readonly returning: readonly ('insert' | 'update' | 'delete' | 'merge')[]
  readonly updateFrom: boolean
  readonly merge: boolean
  readonly onConflict: boolean
  readonly arrays: boolean
  readonly rows: boolean
  readonly writingCtes: boolean
  readonly isDistinctFrom: boolean
  readonly castOperator: boolean
  /** `= ANY (...)` */
  readonly quantified: boolean
  /** Functions of two values alike: NULLIF. */
  readonly pairwise: readonly string[]
  /** `COALESCE(a)` */
  readonly lonelyCoalesce: boolean
  /** Behind a recursive CTE, where nothing else ends those that run forever. */
  readonly recursionEnd: string
  /** Of VALUES: `(1, 2)`, `ROW(1, 2)`. */
  readonly row: (values: string) => string
  /** `(SELECT ...) AS t (a, b)`. */
  readonly namesOfDerived: boolean
  readonly parameter: (number: number) => string
  /** What schemas have beside tables. */
  readonly additions?: readonly AdditionKind[]
  /** Behind the expression of a generated column. */
  readonly generatedAs?: readonly string[]
  /** Columns keep what is not of their type, which no schema means that quarry takes at its word. */
  readonly keepsAnything?: boolean
  /** Of 100 statements so many change rows. */
  readonly changes?: number
  readonly defaultValues?: boolean
  /** `VALUES (DEFAULT)`, `SET a = DEFAULT` */
  readonly defaultAsValue?: boolean
  /** ON DUPLICATE KEY UPDATE */
  readonly onDuplicate?: boolean
  /** `UPDATE a JOIN b ... SET a.c = ...`, `DELETE a FROM a JOIN b ...`, and a LIMIT where there is one table. */
  readonly joinedChanges?: boolean
  readonly deleteUsing?: boolean
  /** `SET (a, b) = (1, 2)` */
  readonly rowAssignments?: boolean
  /** OLD and NEW of RETURNING. */
  readonly rowImages?: boolean
  /** Several arms with INTERSECT among them: MySQL 9.7 falls over `... EXCEPT SELECT sum(a) FROM t INTERSECT ...`. */
  readonly longIntersections: boolean
  /** `LIMIT 1 OFFSET 1` */
  readonly offset?: boolean
  /** Frames of windows beside the common ones. */
  readonly frames?: readonly string[]
  /** `GROUPING(a)` */
  readonly grouping?: boolean
  /** `OVER w ... WINDOW w AS (...)` */
  readonly namedWindows?: boolean
  /** The name of a relation is its row. */
  readonly wholeRows?: boolean
  /** Functions of many rows may stand in a select list. */
  readonly seriesInItems?: boolean
  /** The type of what WITH ORDINALITY counts. */
  readonly withOrdinality?: string
}
