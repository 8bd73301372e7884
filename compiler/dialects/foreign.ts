/** A clause that another database has. Looked for only where the parser has stopped. */
export interface ForeignClause {
  /**
   * Words and signs, separated by spaces, at one of which the parser stops; of a single word, also behind it.
   * `a|b`: either; `[a]`: perhaps; `<name>`, `<number>`, `<string>`, `<parameter>`, `<value>`: a token of that kind;
   * `{a}`: it is not shown; `<item>`: the comma or parenthesis before an item, which is not shown; `<end>`: no more tokens; `<any>`: any token or none, which is not shown.
   * Absent: the leading words of the statement, wherever the parser stops.
   */
  readonly words?: string
  /** The leading words of the statements in which it is looked for, in the same notation; all, where there are none. */
  readonly in?: string
  /** The functions in whose parentheses the parser stops: `extract`. */
  readonly call?: string
  /** Behind "SQLite has no". */
  readonly clause: string
  /** What the dialect has in its place: shown behind "write". */
  readonly instead?: string
  /** What to do, where that is not a text to write. */
  readonly hint?: string
}

/** By the name in lower case, what is written in its place. */
export interface ForeignNames {
  readonly types: Readonly<Record<string, string>>
  readonly functions: Readonly<Record<string, string>>
  /** Words that begin no item of CREATE TABLE, and are taken for the name of a column: `KEY i (id)`. */
  readonly items?: Readonly<Record<string, string>>
  /** Names of values without parentheses: SYSDATE. */
  readonly columns: Readonly<Record<string, string>>
  /** Types that are none to cast to: MySQL's INTEGER. */
  readonly casts?: Readonly<Record<string, string>>
  /** Operators that name no function here, as the parser takes any signs for one. */
  readonly operators?: Readonly<Record<string, string>>
  /** Operators that join conditions elsewhere, and other values here. */
  readonly conditions?: Readonly<Record<string, string>>
  /** Operators that are calls of a function which the engine leaves to the application. */
  readonly called?: Readonly<Record<string, string>>
}

/** What is written in place of a name, if another database has it. */
export function insteadOf(
  names: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(names, key) ? names[key] : undefined
}

/** What SQL Server, Oracle and others have, and none of the dialects. */
export const foreignEverywhere: readonly ForeignClause[] = [
  { words: '{select} {[distinct]} top <value>', clause: 'TOP', instead: 'LIMIT at the end' },
  { words: 'go', clause: 'GO', hint: 'each statement ends with ";"' },
  { words: '( + )', clause: 'outer join with (+)', instead: 'LEFT JOIN ... ON ...' },
  { words: '{.} {<name>} ( + )', clause: 'outer join with (+)', instead: 'LEFT JOIN ... ON ...' },
  { words: '{select} unique <any>', clause: 'UNIQUE here', instead: 'DISTINCT' },
  { words: 'starts with <string>', clause: 'STARTS WITH', instead: "LIKE 'x%'" },
  { words: 'ends with <string>', clause: 'ENDS WITH', instead: "LIKE '%x'" },
  { words: 'contains <string>', clause: 'CONTAINS', instead: "LIKE '%x%'" },
  { words: 'minus {select}', clause: 'MINUS', instead: 'EXCEPT' },
  { words: 'connect by', clause: 'CONNECT BY', instead: 'WITH RECURSIVE' },
  { words: 'start with', in: 'select', clause: 'START WITH', instead: 'WITH RECURSIVE' },
  { words: '[with] ( nolock )', clause: 'NOLOCK', hint: 'leave it out' },
  { words: 'cross|outer apply [<name>] <any>', clause: 'APPLY', instead: 'JOIN' },
  { words: 'exec|execute <name>', in: 'exec', clause: 'EXEC' },
  { words: 'print', in: 'print', clause: 'PRINT' },
  { words: 'begin tran', clause: 'BEGIN TRAN', instead: 'BEGIN' },
  { words: 'commit tran', clause: 'COMMIT TRAN', instead: 'COMMIT' },
  {
    words: 'if not exists ( select',
    in: 'if',
    clause: 'IF around statements',
    hint: 'write IF NOT EXISTS behind CREATE TABLE, CREATE INDEX or the like',
  },
  { words: 'clustered|nonclustered', clause: 'clustered indexes to choose', hint: 'leave it out' },
]

/** Functions of SQL Server and Oracle that none of the dialects has. */
export const foreignFunctions = {
  charindex: 'INSTR, or POSITION',
  getdate: 'CURRENT_TIMESTAMP',
  getutcdate: 'CURRENT_TIMESTAMP',
  len: 'LENGTH(...)',
  newid: 'a UUID of the application',
  nvl: 'COALESCE(...)',
  nvl2: 'CASE WHEN ... IS NOT NULL THEN ... ELSE ... END',
  scope_identity: 'RETURNING, or the id that the driver tells',
  top: 'LIMIT at the end',
} as const

export const foreignColumns = {
  rownum: 'LIMIT at the end, or ROW_NUMBER() OVER (...)',
  sysdate: 'CURRENT_TIMESTAMP',
  systimestamp: 'CURRENT_TIMESTAMP',
  '@@identity': 'RETURNING',
} as const

export const foreignTypes = {
  clob: 'TEXT',
  datetime2: 'TIMESTAMP',
  nclob: 'TEXT',
  ntext: 'TEXT',
  number: 'DECIMAL',
  nvarchar2: 'VARCHAR',
  uniqueidentifier: 'UUID',
  varchar2: 'VARCHAR',
} as const
