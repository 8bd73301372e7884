import type { Span } from '../source/span.ts'

/** What the lexer tells apart; the words among `word` are told apart by the dialect's keyword groups. */
export type TokenKind =
  | 'word'
  | 'quoted-name'
  | 'string'
  | 'number'
  | 'bytes'
  | 'bits'
  | 'parameter'
  | 'variable'
  | 'operator'
  | 'punctuation'
  | 'comment'
  /** A character, or a number run into letters, that begins no token. */
  | 'invalid'

/** One token of a statement, as `quarry parse --stage tokens` and the parser see it. */
export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  /** Unescaped; a name as the engine keeps it; a parameter's or variable's name or number; else as written. */
  readonly value: string
  /** A string that continues the one before it: `'a' 'b'` where that is one string. */
  readonly continues: boolean
  readonly at: Span
}

/** The tokens of a text without its comments. */
export interface Lexed {
  readonly text: string
  readonly tokens: readonly Token[]
  /** A string, name or comment whose end is missing: the text behind `at` was not read. */
  readonly unterminated: { readonly what: string; readonly at: Span } | undefined
}

/** A statement of a file: its text, and where the text stands. Spans of all later stages start at 0 in `text`. */
export interface Statement {
  readonly text: string
  readonly at: Span
  /** What the splitter recognised without parsing: a command of the client, the data rows of COPY. */
  readonly kind: 'sql' | 'client' | 'copy-data'
  /** It takes a migration back: it stands below a marker like `-- +goose Down`. */
  readonly rollback: boolean
}
