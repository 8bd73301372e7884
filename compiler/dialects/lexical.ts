/** How the text of a dialect falls into tokens. Data: the scanner, the splitter and the parser read it. */
export interface Lexical {
  /** The name that the engine keeps for an unquoted one. */
  fold(name: string): string
  /** The characters between tokens; other spaces of Unicode are letters. */
  readonly blanks: string
  /** By the character that opens it. */
  readonly quotes: Readonly<Record<string, Quote>>
  /** `E'...'`, `X'...'`: by the lower-case letters that stand directly before the quote. */
  readonly prefixes: Readonly<Record<string, Quote>>
  /** `_utf8mb4 '...'`: lower-case words that before a string say its character set. */
  readonly charsetIntroducers: readonly string[]
  /** Strings side by side are one string: on lines of their own (the standard), or with any space between. */
  readonly adjacentStrings: 'lines' | 'any' | 'none'
  /** `$tag$...$tag$`: `bodies`, where it is the text of a routine alone. */
  readonly dollarQuotes: 'none' | 'strings' | 'bodies'
  readonly comments: {
    readonly nested: boolean
    /** `# to the end of the line` */
    readonly hash: boolean
    /** `/*` without an end reaches to the end of the text. */
    readonly endsWithText: boolean
    /** `--` opens a comment only before white space. */
    readonly dashNeedsSpace: boolean
    /** `/*!50100 ... *\/`: code for some versions of the engine, a comment for the others. */
    readonly versioned: VersionedComments | undefined
  }
  readonly operators: Operators
  readonly parameters: {
    readonly question: 'none' | 'plain' | 'numbered'
    readonly at: boolean
    readonly colon: boolean
    /** `$name`; `$1` is a parameter everywhere. */
    readonly dollarName: boolean
  }
  /** `@x` and `@@x` are variables. */
  readonly variables: boolean
  readonly numbers: {
    /** `1_000` */
    readonly separators: boolean
    /** What `0x1F` and `0b101` are; `none`: a number with letters behind it. */
    readonly prefixed: 'integers' | 'strings' | 'hexadecimal'
    /** `1a` is a name. */
    readonly leadNames: boolean
  }
  readonly splitting: {
    readonly client: ClientCommands
    /**
     * Whose bodies hold statements: BEGIN ATOMIC of SQL functions, BEGIN ... END of triggers, or any
     * compound statement.
     */
    readonly bodies: 'atomic' | 'trigger' | 'compound'
    /** Words that also outside of bodies begin a compound statement: `BEGIN NOT ATOMIC`. */
    readonly outsideBodies: readonly string[]
    /** What a label may stand before: in `done:BEGIN` the colon begins no parameter. */
    readonly labelled: readonly string[]
  }
  /** A sign that is the word NULL: `\N`. */
  readonly nullSign: string | undefined
  /** Words that cannot be names everywhere; all other words can. Lower case. */
  readonly keywords: readonly KeywordGroup[]
  /** `select.a`: a word directly before a point and a word behind it is a name. */
  readonly namesBeforePoint: boolean
  /** Which names may be the alias of a relation without AS. */
  readonly relationAlias: NamePosition
  /**
   * WINDOW, OVER and FILTER are names unless their neighbours make them keywords: WINDOW before a name
   * and AS, OVER behind `)` and before `(` or a name, FILTER between `)` and `(`.
   */
  readonly windowWordsByNeighbours: boolean
  /** Where a string may stand for a name: `SELECT 1 AS 'x'`. */
  readonly stringNames: readonly NamePosition[]
  /** How text falls into tokens behind the statement; undefined where the statement does not change it. */
  after(statement: string): Lexical | undefined
  /** Signs and words, in lower case, that mean something else under a mode that the session has set; undefined: none. */
  readonly misread: Readonly<Record<string, Misread>> | undefined
}

/** `instead` means the same under every mode. */
export interface Misread {
  readonly mode: string
  readonly readAs: string
  readonly instead: string
}

/** What is written for the command-line client of an engine and is no SQL. The expressions are sticky. */
export interface ClientCommands {
  /** `\connect x`, `source x`, `.read x`, where a statement could begin. */
  readonly command: RegExp
  /** `\g`: it stands behind a statement and ends it. */
  readonly send: RegExp | undefined
  /** A command by which another file is read. */
  readonly include: RegExp
  /** `USE db`: SQL that the client also takes without a semicolon, as a line of its own. */
  readonly line: RegExp | undefined
  /** `DELIMITER //`; one of its groups is the delimiter. */
  readonly delimiter: RegExp | undefined
  /** Rows stand behind COPY ... FROM stdin. */
  readonly copyData: boolean
}

export interface VersionedComments {
  /** What opens one, and of which versions its text is code: from the first number to the second. */
  readonly marks: Readonly<Record<string, readonly (readonly [number, number])[]>>
  /** The number behind the mark; without one it is code. Sticky. */
  readonly version: RegExp
}

export interface Quote {
  readonly close: string
  readonly token: 'string' | 'quoted-name' | 'bytes' | 'bits'
  /** What may stand between the quotes; anything, where it is not given. */
  readonly content?: RegExp
  /** Besides the doubled closing character. */
  readonly escapes: 'none' | 'backslash-character' | 'backslash-code' | 'unicode'
}

/**
 * `munched`: any run of operator characters is one operator (PostgreSQL's rule, manual 4.1.3), known
 * or not. `listed`: the longest of the list.
 */
export type Operators =
  | {
      readonly kind: 'munched'
      readonly characters: string
      /** Operators that end in the sign of a parameter; any other run with it at its end ends before it. */
      readonly withAt: readonly string[]
    }
  | { readonly kind: 'listed'; readonly operators: readonly string[] }

/**
 * Where a word may be a name: of a column or table; of a function before `(`; of a type; behind AS;
 * behind a point; as an alias without AS; as one of a relation, where that is another matter.
 */
export type NamePosition =
  'column' | 'function' | 'type' | 'label' | 'member' | 'bare-label' | 'relation-alias'

export interface KeywordGroup {
  readonly names: readonly NamePosition[]
  /** Separated by white space. */
  readonly words: string
}
