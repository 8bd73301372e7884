import type { Lexed, Token } from '../1-lex/token.ts'
import type { Span } from '../source/span.ts'

/** A piece of SQL inside a procedural body. */
export interface Fragment {
  readonly kind: 'statement' | 'expression'
  readonly text: string
}

export interface ProceduralBody {
  readonly fragments: readonly Fragment[]
  /** Names before %TYPE and %ROWTYPE: of a relation, or of a column behind one. */
  readonly typed: readonly (readonly string[])[]
  /** False where SQL is put together at run time: EXECUTE. */
  readonly complete: boolean
}

/** The SQL of a PL/pgSQL body (PostgreSQL manual, chapter 41). Never fails: what is none is passed over. */
export function readProcedural(lexed: Lexed): ProceduralBody {
  return new Reader(lexed).run()
}

/** Words that open or close a block, or stand between statements. */
const structure = new Set(['begin', 'else', 'loop', 'exception'])
/** Statements that begin with a condition, and the word behind it. */
const conditions: Readonly<Record<string, string>> = {
  if: 'then',
  elsif: 'then',
  elseif: 'then',
  when: 'then',
  while: 'loop',
}
/** Statements that name no relation. */
const silent = new Set(['get', 'close', 'fetch', 'move', 'null', 'commit', 'rollback'])

class Reader {
  private readonly text: string
  private readonly tokens: readonly Token[]
  private readonly fragments: Fragment[] = []
  private complete = true
  private at = 0

  constructor({ text, tokens }: Lexed) {
    this.text = text
    this.tokens = tokens
  }

  run(): ProceduralBody {
    while (this.at < this.tokens.length) this.readNext()
    const { fragments, complete } = this
    return { fragments, typed: typedNames(this.tokens), complete }
  }

  private readNext(): void {
    const word = this.wordAt(this.at)
    if (this.tokens[this.at]?.text === '<<') this.skipTo('>>')
    else if (structure.has(word) || this.tokens[this.at]?.text === ';') this.at++
    else if (word === 'declare') this.readDeclarations()
    // END CASE closes what it does not open.
    else if (word === 'end') this.skipTo(';')
    else this.readStatement(word)
  }

  /** From behind DECLARE up to BEGIN. */
  private readDeclarations(): void {
    this.at++
    while (this.at < this.tokens.length && this.wordAt(this.at) !== 'begin') {
      const end = this.find([';'], this.at)
      const cursor = this.find(['cursor'], this.at, end)
      const value = this.find([':=', '=', 'default', 'for', 'is'], this.at, end)
      if (value < end) this.add(cursor < end ? 'statement' : 'expression', value + 1, end)
      this.at = end + 1
    }
  }

  private readStatement(word: string): void {
    const until = conditions[word]
    if (until !== undefined) this.readUpTo(until)
    else if (word === 'case') this.readUpTo('when', 0)
    else if (word === 'for' || word === 'foreach') this.readLoop()
    else this.readSimple(word)
  }

  /** An expression from behind the next token up to a word, and `more` tokens beyond it. */
  private readUpTo(word: string, more = 1): void {
    const end = this.find([word], this.at + 1)
    this.add('expression', this.at + 1, end)
    this.at = end + more
  }

  /** FOR i IN a .. b LOOP, FOR r IN query LOOP, FOREACH x IN ARRAY a LOOP. */
  private readLoop(): void {
    const source = this.find(['in'], this.at) + 1
    const end = this.find(['loop'], source)
    const range = this.tokens.findIndex(({ text }, i) => i >= source && i < end && text === '..')
    if (range >= 0) {
      this.add('expression', this.wordAt(source) === 'reverse' ? source + 1 : source, range)
      const by = this.find(['by'], range, end)
      this.add('expression', range + 1, by)
      if (by < end) this.add('expression', by + 1, end)
    } else if (this.wordAt(source) === 'array') this.add('expression', source + 1, end)
    else if (this.wordAt(source) === 'execute') this.complete = false
    else this.add('statement', source, end)
    this.at = end + 1
  }

  private readSimple(word: string): void {
    const start = this.at
    const end = this.find([';'], start)
    this.at = end + 1
    const value = this.assignedValue(start)
    if (value > 0) this.add('expression', value, end)
    else if (!silent.has(word)) this.readCommand(word, start, end)
  }

  private readCommand(word: string, start: number, end: number): void {
    switch (word) {
      case 'perform':
        this.addText('statement', `SELECT ${this.slice(start + 1, end)}`)
        break
      case 'return':
        this.readReturn(start + 1, end)
        break
      case 'execute':
        this.complete = false
        break
      case 'open':
        this.readOpen(start, end)
        break
      case 'exit':
      case 'continue':
        this.add('expression', this.find(['when'], start, end) + 1, end)
        break
      case 'assert':
        this.add('expression', start + 1, end)
        break
      case 'raise':
        this.readRaise(start, end)
        break
      default:
        this.addText('statement', this.withoutTargets(start, end))
    }
  }

  private readReturn(start: number, end: number): void {
    const word = this.wordAt(start)
    if (word === 'next') this.add('expression', start + 1, end)
    else if (word !== 'query') this.add('expression', start, end)
    else if (this.wordAt(start + 1) === 'execute') this.complete = false
    else this.add('statement', start + 1, end)
  }

  /** OPEN c FOR query, OPEN c FOR EXECUTE text; OPEN c (a, b) was declared with its query. */
  private readOpen(start: number, end: number): void {
    const source = this.find(['for'], start, end) + 1
    if (this.wordAt(source) === 'execute') this.complete = false
    else this.add('statement', source, end)
  }

  /** RAISE EXCEPTION 'x % y', a, b USING HINT = c. */
  private readRaise(start: number, end: number): void {
    let from = this.find([',', 'using'], start, end)
    while (from < end) {
      const next = this.find([',', 'using'], from + 1, end)
      const value = this.find(['=', ':='], from, next)
      this.add('expression', value < next ? value + 1 : from + 1, next)
      from = next
    }
  }

  /** The place behind `x :=` or `a.b[1] =`; 0 where no assignment stands. */
  private assignedValue(start: number): number {
    let at = start + 1
    while (this.tokens[at]?.text === '.') at += 2
    if (this.tokens[at]?.text === '[') at = this.find([']'], at + 1) + 1
    return /^:?=$/.test(this.tokens[at]?.text ?? '') ? at + 1 : 0
  }

  /** A statement without the INTO that fills variables: INSERT INTO and MERGE INTO keep theirs. */
  private withoutTargets(start: number, end: number): string {
    let into = this.find(['into'], start, end)
    if (/^(?:insert|merge)$/.test(this.wordAt(into - 1))) into = this.find(['into'], into + 1, end)
    if (into >= end) return this.slice(start, end)
    let behind = into + (this.wordAt(into + 1) === 'strict' ? 3 : 2)
    while (/^[.,]$/.test(this.tokens[behind]?.text ?? '')) behind += 2
    return `${this.slice(start, into)} ${this.slice(behind, end)}`
  }

  /** The first of these words or signs outside parentheses and CASE; `end` where there is none. */
  private find(wanted: readonly string[], from: number, end = this.tokens.length): number {
    let depth = 0
    for (let i = from; i < end; i++) {
      const text = this.tokens[i]?.text.toLowerCase() ?? ''
      if (depth === 0 && wanted.includes(text)) return i
      if (text === '(' || text === '[' || text === 'case') depth++
      if (text === ')' || text === ']' || (text === 'end' && depth > 0)) depth--
    }
    return end
  }

  private skipTo(sign: string): void {
    while (this.at < this.tokens.length && this.tokens[this.at]?.text !== sign) this.at++
    this.at++
  }

  private wordAt(index: number): string {
    const token = this.tokens[index]
    return token?.kind === 'word' ? token.text.toLowerCase() : ''
  }

  private add(kind: Fragment['kind'], start: number, end: number): void {
    this.addText(kind, this.slice(start, end))
  }

  private addText(kind: Fragment['kind'], text: string): void {
    if (text.trim() !== '') this.fragments.push({ kind, text })
  }

  private slice(start: number, end: number): string {
    const first = this.tokens[start]
    const last = this.tokens[end - 1]
    if (!first || !last || end <= start) return ''
    const span: Span = { start: first.at.start, end: last.at.end }
    return this.text.slice(span.start, span.end)
  }
}

/** `books%ROWTYPE`, `shop.books.title%TYPE`: the names of relations. */
function typedNames(tokens: readonly Token[]): readonly (readonly string[])[] {
  return tokens.flatMap((token, i) => {
    const what = tokens[i + 1]?.text.toLowerCase()
    if (token.text !== '%' || (what !== 'type' && what !== 'rowtype')) return []
    const parts: string[] = []
    for (let at = i - 1; at >= 0; at -= 2) {
      parts.unshift(tokens[at]?.value ?? '')
      if (tokens[at - 1]?.text !== '.') break
    }
    const relation = what === 'type' ? parts.slice(0, -1) : parts
    return relation.length > 0 ? [relation] : []
  })
}
