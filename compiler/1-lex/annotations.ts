import { sharesLine } from './client-command.ts'
import type { Lexical } from '../dialects/lexical.ts'
import type { Report } from '../diagnostics/report.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { type QueryKind, queryKinds } from '../ir/checked.ts'
import type { Span } from '../source/span.ts'
import { type CommentLine, commentLines } from './comments.ts'
import { isDirective, readDirectives, type TurnedOff } from './directives.ts'
import { lex } from './lexer.ts'
import type { Statement } from './token.ts'

/** A statement of a query file with the name that stands above it. */
export interface AnnotatedStatement {
  readonly name: string
  readonly kind: QueryKind
  /** Of the name in the file. */
  readonly at: Span
  /** The other comment lines directly above. */
  readonly doc: readonly string[]
  readonly turnedOff: readonly TurnedOff[]
  readonly statement: Statement
}

/**
 * The named statements of a query file: `-- name: GetUser :one`, in any form of comment the dialect
 * has. Spans are offsets into the file. Reports `missing-annotation`, `malformed-annotation`,
 * `unknown-kind`, `invalid-query-name`, `several-statements`, `annotation-without-query`, `empty-query`, `unfinished-query`, `client-command`, `client-command-beside-sql`, and what `readDirectives` does.
 */
export function annotate(
  text: string,
  statements: readonly Statement[],
  lexical: Lexical,
  report: Report,
): readonly AnnotatedStatement[] {
  const annotated: AnnotatedStatement[] = []
  let end = 0
  let current: Annotation | undefined
  for (const statement of statements.flatMap((each) => cutAtNames(each, lexical))) {
    if (statement.kind === 'client') {
      const code = sharesLine(text, statement.at) ? 'client-command-beside-sql' : 'client-command'
      report.add(code, statement.at, { command: statement.text })
      continue
    }
    const lines = commentLines(text, { start: end, end: statement.at.start }, lexical)
    const found = findAnnotation(lines, text, report)
    const { next } = statement
    if (found && next) {
      const related = { at: next.at, label: 'the next query begins here' }
      report.add('unfinished-query', next.behind, { name: found.name, next: next.name }, related)
    } else if (found) {
      const turnedOff = readDirectives(linesOf(lines, found, text), report)
      const doc = docOf(lines, found, text, statement)
      annotated.push(...bind(found, { doc, turnedOff, statement }))
    } else reportUnnamed(statement, current, report)
    current = found ?? current
    end = statement.at.end
  }
  const rest = commentLines(text, { start: end, end: text.length }, lexical)
  const last = findAnnotation(rest, text, report)
  if (last) reportWithoutQuery(last, rest, text, report)
  return annotated
}

interface Annotation {
  readonly line: CommentLine
  readonly name: string
  readonly at: Span
  /** Undefined where the annotation is at fault, which is reported. */
  readonly kind: QueryKind | undefined
}

function bind(
  { name, kind, at }: Annotation,
  rest: Pick<AnnotatedStatement, 'doc' | 'turnedOff' | 'statement'>,
): readonly AnnotatedStatement[] {
  return kind ? [{ name, kind, at, ...rest }] : []
}

function reportUnnamed({ at }: Statement, before: Annotation | undefined, report: Report): void {
  if (!before) report.add('missing-annotation', at, {})
  else {
    const related = { at: before.at, label: 'the name stands here' }
    report.add('several-statements', at, { name: before.name }, related)
  }
}

/** The last annotation above a statement; another name before it has no statement of its own. */
function findAnnotation(
  lines: readonly CommentLine[],
  text: string,
  report: Report,
): Annotation | undefined {
  const found = lines.flatMap((line) => readAnnotation(line, report) ?? [])
  const last = found.at(-1)
  for (const [i, annotation] of found.slice(0, -1).entries()) {
    if (annotation.name === last?.name) continue
    const next = found[i + 1]
    const rest = next ? lines.slice(0, firstLine(lines, next.line, text)) : lines
    reportWithoutQuery(annotation, rest, text, report)
  }
  return last
}

/** A statement that is commented out is meant to be none; `lines` end where another name stands. */
function reportWithoutQuery(
  annotation: Annotation,
  lines: readonly CommentLine[],
  text: string,
  report: Report,
): void {
  const { name, at, line } = annotation
  const isCommentedOut = lines.length > lines.indexOf(line) + 1
  if (!isCommentedOut) {
    report.add('annotation-without-query', at, { name })
    return
  }
  const turnedOff = readDirectives(linesOf(lines, annotation, text), report)
  if (!turnedOff.some(({ code }) => code === 'empty-query')) report.add('empty-query', at, { name })
}

interface CutStatement extends Statement {
  /** The name of the next query, where no semicolon ends this one. */
  readonly next?: NextName
}

interface NextName extends Pick<Annotation, 'name' | 'at'> {
  /** The last token before it. */
  readonly behind: Span
}

/** A statement in which names of queries stand, as the statements that were meant. */
function cutAtNames(statement: Statement, lexical: Lexical): readonly CutStatement[] {
  const { text, at, kind } = statement
  if (kind !== 'sql' || !resemblesName.test(text)) return [statement]
  const { tokens } = lex(text, lexical)
  const cuts: CutStatement[] = []
  let start = 0
  const cut = (end: number): Statement => {
    const span = { start: at.start + start, end: at.start + end }
    return { ...statement, text: text.slice(start, end), at: span }
  }
  for (const [i, token] of tokens.entries()) {
    const following = tokens[i + 1]?.at.start
    const gap = { start: token.at.end, end: following ?? text.length }
    const name = nameIn(gap, statement, lexical)
    if (!name) continue
    const behind = { start: at.start + token.at.start, end: at.start + token.at.end }
    const next = { ...name, behind }
    // Nothing has the name.
    if (following === undefined) return [...cuts, { ...cut(text.length), next }]
    cuts.push({ ...cut(token.at.end), next })
    start = following
  }
  return [...cuts, cut(text.length)]
}

function nameIn(
  gap: Span,
  { text, at }: Statement,
  lexical: Lexical,
): Omit<NextName, 'behind'> | undefined {
  for (const line of commentLines(text, gap, lexical)) {
    const [, before = '', name] = form.exec(line.text) ?? []
    if (name === undefined) continue
    const start = at.start + line.at.start + before.length
    return { name, at: { start, end: start + name.length } }
  }
  return undefined
}

const resemblesName = /name\s*:\s*\S+\s+:\w/i
const form = /^(name\s*:\s*)(\S+)\s+:(\w+!?)$/i

function readAnnotation(line: CommentLine, report: Report): Annotation | undefined {
  const match = form.exec(line.text)
  const [, before = '', name = '', kind = ''] = match ?? []
  if (!match) return readMalformed(line, report)
  const start = line.at.start + before.length
  const at = { start, end: start + name.length }
  if (!/^[A-Za-z]\w*$/.test(name)) {
    report.add('invalid-query-name', at, { name })
    return { line, name, at, kind: undefined }
  }
  return { line, name, at, kind: readKind(kind, line, report) }
}

function readKind(kind: string, { at }: CommentLine, report: Report): QueryKind | undefined {
  const known = queryKinds.find((candidate) => candidate === kind)
  if (known) return known
  const span = { start: at.end - kind.length - 1, end: at.end }
  report.add('unknown-kind', span, { kind, alternative: alternativeTo(kind) })
  return undefined
}

/** The kinds of sqlc that are spelled otherwise here. */
const alternatives: Readonly<Record<string, string>> = {
  iter: 'read page by page with a :many query and LIMIT',
}

function alternativeTo(kind: string): string {
  const near = suggest(kind, queryKinds)
  if (near) return `did you mean ":${near}"?`
  return alternatives[kind] ?? `the kinds are ${queryKinds.map((each) => `:${each}`).join(', ')}`
}

const colon = /^name\s*:/i
/** A longer comment is prose, and `resembling` would try every split of its words. */
const LONGEST = 200
/** `nmae: GetUser :one`, `name GetUser :one`: a word like "name", one more, and a kind. */
const resembling = /^([a-z]+)\s*:?\s*\S+\s+:[a-z]+!?$/i

function readMalformed(line: CommentLine, report: Report): Annotation | undefined {
  const isShort = line.text.length <= LONGEST
  const word = isShort ? resembling.exec(line.text)?.[1]?.toLowerCase() : undefined
  const alike = word !== undefined && (word === 'name' || isTypo(word))
  if (!colon.test(line.text) && !alike) return undefined
  report.add('malformed-annotation', line.at, { text: line.text })
  return { line, name: line.text, at: line.at, kind: undefined }
}

/** Two letters swapped, or one wrong, missing or too many. */
function isTypo(word: string): boolean {
  return suggest(word, ['name']) !== undefined
}

/** Those that are about the query: not what stands under another name. */
function linesOf(
  lines: readonly CommentLine[],
  { line }: Pick<Annotation, 'line'>,
  text: string,
): readonly CommentLine[] {
  const above = lines.slice(0, lines.indexOf(line))
  const isBelowAnother = above.some((each) => form.test(each.text))
  return lines.slice(isBelowAnother ? firstLine(lines, line, text) : 0)
}

/** Where the paragraph begins that the name stands in; the name itself, where another stands in it. */
function firstLine(lines: readonly CommentLine[], own: CommentLine, text: string): number {
  const at = lines.indexOf(own)
  for (let first = at; first > 0; first--) {
    const [above, below] = [lines[first - 1], lines[first]]
    if (!above || !below || form.test(above.text)) return at
    if (isParted(text.slice(above.at.end, below.at.start))) return first
  }
  return 0
}

/** By a blank line. */
const isParted = (between: string) => /\n[^\S\n]*\r?\n/.test(between)

/**
 * Lines that follow each other down to the statement without a blank one between; neither what is said of
 * the statement before, on its line, nor what stands under another name.
 */
function docOf(
  lines: readonly CommentLine[],
  annotation: Annotation,
  text: string,
  statement: Statement,
): readonly string[] {
  const doc: string[] = []
  let below = statement.at.start
  for (const line of linesOf(lines, annotation, text).toReversed()) {
    if (line.isTrailing || isParted(text.slice(line.at.end, below))) break
    const isProse = !colon.test(line.text) && !isDirective(line)
    if (line !== annotation.line && isProse) doc.unshift(line.text)
    below = line.at.start
  }
  return doc
}
