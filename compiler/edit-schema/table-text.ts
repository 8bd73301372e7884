import { lex } from '../1-lex/lexer.ts'
import type { Token } from '../1-lex/token.ts'
import type { CreateTable } from '../2-parse/ast/table.ts'
import { parse } from '../2-parse/parse.ts'
import { createReport } from '../diagnostics/report.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Span } from '../source/span.ts'

/** The text of a CREATE TABLE, taken apart so that each element can be changed and the others stay as they are written. */
export interface TableText {
  /** Up to and with the parenthesis that opens. */
  readonly head: string
  readonly elements: readonly TableElement[]
  /** From the white space before the parenthesis that closes. */
  readonly tail: string
  readonly tree: CreateTable
}

/** A column, a constraint or an index between the parentheses. */
export interface TableElement {
  /** The white space and the comments in front of it. */
  readonly lead: string
  readonly text: string
  /** What stands between it and its comma. */
  readonly gap: string
  /** A comment behind its comma, or behind the last element, on the same line. */
  readonly trail: string
  /** The place of `text` in the statement. */
  readonly at: Span
}

/**
 * Takes a statement apart. Undefined where it is no CREATE TABLE with elements in parentheses, or cannot be read: its
 * columns come from elsewhere then, a query or another table.
 */
export function readTableText(statement: string, dialect: Dialect): TableText | undefined {
  const lexed = lex(statement, dialect.lexical)
  const tree = parse(lexed, dialect, createReport())
  if (tree?.kind !== 'create-table') return undefined
  const { columns, constraints, indexes, like } = tree
  const spans = [...columns, ...constraints, ...indexes, ...like]
    .map(({ at }) => at)
    .toSorted((one, other) => one.start - other.start)
  const [first] = spans
  const open = lexed.tokens.findLast(
    ({ text, at }) => text === '(' && at.end <= (first?.start ?? 0),
  )
  if (first === undefined || open === undefined) return undefined
  return { ...takeApart(statement, { spans, open, tokens: lexed.tokens }), tree }
}

interface Parts {
  readonly spans: readonly Span[]
  readonly open: Token
  readonly tokens: readonly Token[]
}

function takeApart(statement: string, { spans, open, tokens }: Parts): Omit<TableText, 'tree'> {
  let before = open.at.end
  const elements = spans.map((at): TableElement => {
    const lead = statement.slice(before, at.start)
    const comma = tokens.find(({ at: place }) => place.start >= at.end)
    const end = comma?.text === ',' ? comma.at.end : at.end
    const gap = comma?.text === ',' ? statement.slice(at.end, comma.at.start) : ''
    const behind = SAME_LINE.exec(statement.slice(end))?.[0] ?? ''
    before = end + behind.length
    return { lead, text: statement.slice(at.start, at.end), gap, trail: behind, at }
  })
  return {
    head: statement.slice(0, open.at.end),
    elements,
    tail: statement.slice(before),
  }
}

/** A comment up to the end of its line. */
const SAME_LINE = /^[ \t]*(?:--[^\r\n]*|#[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)(?=\r?\n)/

/** Returns the statement of the parts: the one that was read where nothing was changed. */
export function tableText({ head, elements, tail }: Omit<TableText, 'tree'>): string {
  const written = elements.map(({ lead, text, gap, trail }, place) => {
    const behind = elements[place + 1]?.lead ?? tail
    const comma = place === elements.length - 1 ? '' : ','
    return `${lead}${text}${gap}${comma}${trail}${endsLine(trail, behind) ? '' : '\n'}`
  })
  return `${head}${written.join('')}${tail}`
}

/** What follows a comment would be a part of it on the same line, as an element may be that has come there. */
function endsLine(trail: string, behind: string): boolean {
  return trail === '' || /^\r?\n/.test(behind)
}
