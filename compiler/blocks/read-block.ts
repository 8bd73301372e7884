import type { Lexed, Token } from '../1-lex/token.ts'
import type { Span } from '../source/span.ts'
import type { Assignment, Block, Branch, Handler, Piece, Step } from './block.ts'

/** The block that a body is (PostgreSQL manual, chapter 41); undefined where it is none that can be read. */
export function readBlock(lexed: Lexed): Block | undefined {
  if (lexed.unterminated) return undefined
  const reader = new BlockReader(lexed)
  try {
    return reader.whole()
  } catch (error) {
    if (error instanceof NoBlock) return undefined
    throw error
  }
}

/** The body is not what the reader takes it for. */
class NoBlock extends Error {}

const ends = new Set(['end', 'exception', 'else', 'elsif', 'elseif', 'when'])
const levels = new Set(['debug', 'log', 'info', 'notice', 'warning'])

class BlockReader {
  private readonly text: string
  private readonly tokens: readonly Token[]
  private at = 0

  constructor({ text, tokens }: Lexed) {
    this.text = text
    this.tokens = tokens
  }

  whole(): Block {
    const block = this.block()
    this.skip(';')
    if (this.at < this.tokens.length) throw new NoBlock()
    return block
  }

  private block(): Block {
    this.label()
    const declarations = this.skip('declare') ? this.declarations() : []
    this.need('begin')
    const steps = this.steps()
    const handlers = this.skip('exception') ? this.handlers() : []
    this.need('end')
    if (this.word() !== '') this.at++
    return { kind: 'block', declarations, steps, handlers }
  }

  private label(): void {
    if (this.skip('<<')) this.at = this.find(['>>']) + 1
  }

  private declarations(): readonly Assignment[] {
    const found: Assignment[] = []
    while (this.word() !== 'begin') {
      const variable = this.tokens[this.at]?.value
      if (variable === undefined) throw new NoBlock()
      const end = this.find([';'])
      const sign = this.find([':=', '=', 'default'], this.at, end)
      const isCursor = this.find(['cursor', 'alias'], this.at, end) < end
      const value = sign < end && !isCursor ? this.piece(sign + 1, end) : undefined
      found.push({ kind: 'assignment', variable, value })
      this.at = end + 1
    }
    return found
  }

  private handlers(): readonly Handler[] {
    const handlers: Handler[] = []
    while (this.skip('when')) {
      const then = this.find(['then'])
      const conditions = this.tokens
        .slice(this.at, then)
        .filter(({ text }) => !/^(?:or|sqlstate)$/i.test(text))
        .map(({ value }) => value)
      this.at = then + 1
      handlers.push({ conditions, steps: this.steps() })
    }
    return handlers
  }

  private steps(): readonly Step[] {
    const steps: Step[] = []
    while (!ends.has(this.word())) {
      if (this.at >= this.tokens.length) throw new NoBlock()
      if (this.skip(';')) continue
      steps.push(...this.step())
    }
    return steps
  }

  private step(): readonly Step[] {
    const label = this.at
    this.label()
    const word = this.word()
    if (word === 'begin' || word === 'declare') {
      this.at = label
      return [this.ended(this.block())]
    }
    if (word === 'if') return [this.conditional()]
    if (word === 'case') return [this.choice()]
    if (/^(?:loop|while|for|foreach)$/.test(word)) return [this.loop()]
    return this.simple(word)
  }

  private conditional(): Step {
    const branches: Branch[] = []
    do {
      this.at++
      const then = this.find(['then'])
      const condition = this.piece(this.at, then)
      this.at = then + 1
      branches.push({ condition, steps: this.steps() })
    } while (/^els(?:e)?if$/.test(this.word()))
    if (this.skip('else')) branches.push({ condition: undefined, steps: this.steps() })
    this.close('if')
    return { kind: 'if', branches }
  }

  /** CASE a WHEN b, c THEN: `(a) in (b, c)`; CASE WHEN c THEN: `c`. */
  private choice(): Step {
    this.at++
    const first = this.find(['when'])
    const operand = first > this.at ? this.piece(this.at, first) : undefined
    this.at = first
    const branches: Branch[] = []
    while (this.skip('when')) {
      const then = this.find(['then'])
      const piece = this.piece(this.at, then)
      const text = operand ? `(${operand.text}) in (${piece.text})` : piece.text
      this.at = then + 1
      branches.push({ condition: { ...piece, text }, steps: this.steps() })
    }
    if (this.skip('else')) branches.push({ condition: undefined, steps: this.steps() })
    this.close('case')
    return { kind: 'if', branches }
  }

  private loop(): Step {
    this.at = this.find(['loop']) + 1
    const steps = this.steps()
    this.close('loop')
    return { kind: 'loop', steps }
  }

  /** END word [label] ; */
  private close(word: string): void {
    this.need('end')
    this.need(word)
    if (this.word() !== '') this.at++
    this.need(';')
  }

  private ended(block: Block): Block {
    this.need(';')
    return block
  }

  private simple(word: string): readonly Step[] {
    const start = this.at
    const end = this.find([';'])
    this.at = end + 1
    const assigned = this.assignment(start, end)
    if (assigned) return [assigned]
    const read = simpleSteps[word]
    return read ? read(this, start, end) : this.sql(word, start, end)
  }

  /** `x := value`, `a.b[1] = value`: of what is not a variable by itself nothing is known. */
  private assignment(start: number, end: number): Assignment | undefined {
    let at = start + 1
    while (this.tokens[at]?.text === '.') at += 2
    if (this.tokens[at]?.text === '[') at = this.find([']'], at + 1, end) + 1
    if (!/^:?=$/.test(this.tokens[at]?.text ?? '')) return undefined
    const variable = this.tokens[start]?.value ?? ''
    const isWhole = at === start + 1
    const value = isWhole ? this.piece(at + 1, end) : { text: '', at: this.span(start, end) }
    return { kind: 'assignment', variable, value }
  }

  /** A statement as written, and what its INTO fills. */
  private sql(word: string, start: number, end: number): readonly Step[] {
    const statement: Step = { kind: 'statement', sql: this.piece(start, end) }
    const into = this.find(['into'], start, end)
    if (into >= end) return [statement]
    if (word !== 'select' && word !== 'with') return [statement, { kind: 'forget' }]
    const { names, behind } = this.targets(into + 1)
    const { at } = this.piece(start, end)
    const text = `${this.slice(start, into)} ${this.slice(behind, end)}`
    return [{ kind: 'query', query: { text, at }, into: names }]
  }

  /** [STRICT] name, name */
  targets(from: number): { readonly names: readonly string[]; readonly behind: number } {
    let at = this.word(from) === 'strict' ? from + 1 : from
    const names = [this.tokens[at]?.value ?? '']
    at++
    while (/^[.,]$/.test(this.tokens[at]?.text ?? '')) {
      names.push(this.tokens[at + 1]?.value ?? '')
      at += 2
    }
    return { names, behind: at }
  }

  /** RAISE [level] ['format' | name | SQLSTATE 'state'] ... */
  raise(start: number, end: number): readonly Step[] {
    const level = this.word(start + 1)
    if (levels.has(level)) return []
    const first = level === 'exception' ? start + 2 : start + 1
    const at = this.span(start, end)
    if (first >= end) return [{ kind: 'raise', condition: undefined, at }]
    const code = this.find(['errcode'], first, end)
    const named = code < end ? this.tokens[code + 2] : this.tokens[first]
    const isState = this.word(first) === 'sqlstate'
    const token = isState ? this.tokens[first + 1] : named
    const isText = token?.kind === 'string' && code >= end && !isState
    return [{ kind: 'raise', condition: isText ? 'raise_exception' : token?.value, at }]
  }

  execute(start: number, end: number): readonly Step[] {
    const into = this.find(['into'], start, end)
    const using = this.find(['using'], start, end)
    const names = into < end ? this.targets(into + 1).names : []
    const text = this.piece(start + 1, Math.min(into, using))
    return [{ kind: 'execute', text, whole: this.piece(start, end), into: names }]
  }

  perform(start: number, end: number): readonly Step[] {
    const { text, at } = this.piece(start + 1, end)
    return [{ kind: 'query', query: { text: `SELECT ${text}`, at }, into: [] }]
  }

  /** The first of these words or signs outside parentheses and CASE; `end` where there is none. */
  find(wanted: readonly string[], from = this.at, end = this.tokens.length): number {
    let depth = 0
    for (let i = from; i < end; i++) {
      const text = this.tokens[i]?.text.toLowerCase() ?? ''
      if (depth === 0 && wanted.includes(text)) return i
      if (text === '(' || text === '[' || text === 'case') depth++
      if (text === ')' || text === ']' || (text === 'end' && depth > 0)) depth--
    }
    return end
  }

  private word(index = this.at): string {
    const token = this.tokens[index]
    return token?.kind === 'word' ? token.text.toLowerCase() : ''
  }

  private skip(text: string): boolean {
    if (this.tokens[this.at]?.text.toLowerCase() !== text) return false
    this.at++
    return true
  }

  private need(text: string): void {
    if (!this.skip(text)) throw new NoBlock()
  }

  private piece(start: number, end: number): Piece {
    return { text: this.slice(start, end), at: this.span(start, end) }
  }

  private slice(start: number, end: number): string {
    if (end <= start) return ''
    const { start: from, end: to } = this.span(start, end)
    return this.text.slice(from, to)
  }

  private span(start: number, end: number): Span {
    const first = this.tokens[start]
    const last = this.tokens[end - 1]
    if (!first || !last) throw new NoBlock()
    return { start: first.at.start, end: Math.max(first.at.end, last.at.end) }
  }
}

type ReadSimple = (reader: BlockReader, start: number, end: number) => readonly Step[]

const nothing: ReadSimple = () => []
const leave: ReadSimple = () => [{ kind: 'leave' }]
const forget: ReadSimple = () => [{ kind: 'forget' }]

/** What is no SQL; all other statements are. */
const simpleSteps: Readonly<Record<string, ReadSimple>> = {
  null: nothing,
  get: forget,
  open: nothing,
  fetch: forget,
  move: nothing,
  close: nothing,
  assert: nothing,
  commit: nothing,
  rollback: nothing,
  return: leave,
  // Of loops, of which it is not known how often they run.
  exit: nothing,
  continue: nothing,
  raise: (reader, start, end) => reader.raise(start, end),
  execute: (reader, start, end) => reader.execute(start, end),
  perform: (reader, start, end) => reader.perform(start, end),
}
