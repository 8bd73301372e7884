import { lex } from './1-lex/lexer.ts'
import type { Lexed } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse, parseExpression } from './2-parse/parse.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Mention, Mentions } from './relations/mentions.ts'
import { mentionsOf } from './relations/mentions-of.ts'
import { readProcedural } from './relations/procedural.ts'
import { asSpoken } from './split/as-spoken.ts'
import { split } from './split/split.ts'
import { stringBody } from './string-body.ts'

/** What a text says of relations. */
export interface Relations {
  /** The parts of each name, its own last; each name once, in the order of the first mention. */
  readonly reads: readonly (readonly string[])[]
  readonly writes: readonly (readonly string[])[]
  /** False where a part could not be read, or puts SQL together at run time. */
  readonly complete: boolean
}

/**
 * The relations that a text reads and writes: the body of a view, trigger or routine, a definition of
 * one, a check, a default. CTEs and what the text makes itself are left out. MySQL's UPDATE of several
 * tables counts as writing all of them. Never throws for what the text holds.
 */
export function relationsOf(text: string, dialect: Dialect): Relations {
  const reader = new Reader(dialect)
  reader.read(text)
  const of = (access: Mention['access']) =>
    distinct(reader.mentions.all().filter((mention) => mention.access === access))
  const complete = reader.complete && !reader.mentions.runsText
  return { reads: of('read'), writes: of('write'), complete }
}

class Reader {
  readonly mentions: Mentions
  complete = true
  private readonly dialect: Dialect

  constructor(dialect: Dialect) {
    this.dialect = dialect
    this.mentions = mentionsOf(dialect)
  }

  /** Statements, an expression, a constraint as the engine prints it, or a body by itself. */
  read(text: string): void {
    const { lexical } = this.dialect
    const lexed = lex(text, lexical)
    if (lexed.tokens.length === 0) return
    if (lexical.dollarQuotes !== 'none' && isBody(lexed)) this.readBody(lexed)
    else if (!this.readWhole(text, lexed)) this.readWhatCanBe(text)
  }

  private readWhole(text: string, lexed: Lexed): boolean {
    const { bodies } = this.dialect.lexical.splitting
    return (
      this.readStatements(text) ||
      this.readExpression(lexed) ||
      this.readConstraint(text) ||
      (bodies === 'compound' && this.readStatements(`CREATE PROCEDURE p() ${text}`))
    )
  }

  private readConstraint(text: string): boolean {
    const [added, second] = this.parsed(`ALTER TABLE t ADD ${text}`)
    if (added?.tree.kind === 'alter-table' && !second) {
      this.mentions.visitTree(added.tree.actions)
      return true
    }
    // SQLite adds a check to a table, and makes every other constraint with it.
    const [made, third] = this.parsed(`CREATE TABLE t (c int, ${text})`)
    if (made?.tree.kind !== 'create-table' || third) return false
    this.mentions.visitTree(made.tree.constraints)
    return true
  }

  /** Whether all of them can be read. */
  private readStatements(text: string): boolean {
    const parsed = this.parsed(text)
    const all = parsed.flatMap((statement) => statement ?? [])
    if (all.length < parsed.length) return false
    this.keepAll(all)
    return true
  }

  private readExpression(lexed: Lexed): boolean {
    const expression = parseExpression(lexed, this.dialect, createReport())
    if (expression) this.mentions.visitTree(expression)
    return expression !== undefined
  }

  private readWhatCanBe(text: string): void {
    this.keepAll(this.parsed(text).flatMap((statement) => statement ?? []))
    this.complete = false
  }

  private readBody(lexed: Lexed): void {
    const { fragments, typed, complete } = readProcedural(lexed)
    if (!complete) this.complete = false
    for (const parts of typed) this.mentions.addRead(parts)
    for (const { kind, text } of fragments) {
      const own = lex(text, this.dialect.lexical)
      const read = kind === 'statement' ? this.readStatements(text) : this.readExpression(own)
      if (!read) this.complete = false
    }
  }

  private parsed(text: string): readonly (Parsed | undefined)[] {
    return split(text, this.dialect.lexical).map((statement) => {
      const dialect = asSpoken(this.dialect, statement)
      const lexed = lex(statement.text, dialect.lexical)
      const tree = parse(lexed, dialect, createReport())
      return tree && { tree, lexed }
    })
  }

  private keepAll(parsed: readonly Parsed[]): void {
    for (const { tree, lexed } of parsed) {
      this.mentions.visitTree(tree)
      this.readStringBody(tree, lexed)
    }
  }

  /** A body that is a string: the trees hold all others. */
  private readStringBody(tree: Ast.Statement, lexed: Lexed): void {
    const { lexical } = this.dialect
    const body = lexical.dollarQuotes !== 'none' ? stringBody(tree, lexed) : undefined
    if (!body) return
    if (body.language === 'plpgsql') this.readBody(lex(body.text, lexical))
    else if (body.language === 'sql') this.read(body.text)
    else this.complete &&= /^(?:c|internal)$/.test(body.language)
  }
}

interface Parsed {
  readonly tree: Ast.Statement
  readonly lexed: Lexed
}

/** A block of PL/pgSQL and no transaction statement: `BEGIN;` and `BEGIN READ ONLY` open none. */
function isBody({ tokens }: Lexed): boolean {
  const [first, second] = tokens.slice(0, 2).map(({ text }) => text.toLowerCase())
  if (first === 'begin') return second !== undefined && !transactionWords.has(second)
  if (first === 'declare') return tokens.some(({ text }) => text.toLowerCase() === 'begin')
  return first === '<<'
}

const transactionWords = new Set([
  ';',
  'work',
  'transaction',
  'isolation',
  'read',
  'not',
  'deferrable',
])

function distinct(mentions: readonly Mention[]): readonly (readonly string[])[] {
  return [...new Map(mentions.map(({ parts }) => [JSON.stringify(parts), parts])).values()]
}
