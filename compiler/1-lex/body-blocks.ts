import type { Lexical } from '../dialects/lexical.ts'

type Bodies = Lexical['splitting']['bodies']

/** Letters, digits and all that may stand in a name. */
const word = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y
const blank = /\s*/y

/** What may stand between CREATE and the kind of a routine. */
const before =
  /^(?:create|alter|or|replace|definer|aggregate|temp|temporary|constraint|current_user|current_role)$/
const routineKinds = new Set(['trigger', 'procedure', 'function', 'event', 'package'])
const closedByWord = new Set(['if', 'case', 'loop', 'repeat', 'while'])

/**
 * The blocks that are open in a definition whose body holds statements of its own. Told of each word
 * and sign outside quotes and comments, in order.
 */
export class BodyBlocks {
  private readonly text: string
  private readonly bodies: Bodies
  private form: 'unknown' | 'routine' | 'rule' | 'plain' = 'unknown'
  private readonly stack: string[] = []
  private parentheses = 0
  /** The word or sign before, in lower case. */
  private previous = ''
  /** SQLite: `; END` has been read, and nothing behind it. */
  private ended = false

  constructor(text: string, bodies: Bodies) {
    this.text = text
    this.bodies = bodies
  }

  /** Nothing that comes can open a block. */
  get isPlain(): boolean {
    return this.form === 'plain'
  }

  /** A semicolon ends a statement of the body, not the definition. */
  get isOpen(): boolean {
    if (this.form === 'rule') return this.parentheses > 0
    return this.stack.length > 0 && !this.ended
  }

  sign(character: string): void {
    if (character === '(') this.parentheses++
    if (character === ')') this.parentheses--
    this.previous = character
    this.ended = false
  }

  /** The offset behind the word, or behind the words that it makes a keyword with. */
  word(at: number): number {
    const found = wordAt(this.text, at)
    const end = at + found.length
    const lower = found.toLowerCase()
    const { previous } = this
    this.previous = lower
    this.ended = false
    if (this.form === 'unknown') this.classify(lower, previous)
    else if (this.form === 'routine' && previous !== '.' && previous !== '@') {
      return this.keyword(lower, previous, end)
    }
    return end
  }

  private classify(lower: string, previous: string): void {
    if (routineKinds.has(lower)) this.form = 'routine'
    else if (lower === 'rule') this.form = 'rule'
    else if (lower === 'begin' && this.bodies === 'compound') this.open(lower)
    else if (!before.test(lower) && !/^[=@]$/.test(previous)) this.form = 'plain'
  }

  private open(block: string): void {
    this.form = 'routine'
    this.stack.push(block)
  }

  private keyword(lower: string, previous: string, end: number): number {
    switch (this.bodies) {
      case 'atomic':
        return this.atomicKeyword(lower, end)
      case 'trigger':
        return this.triggerKeyword(lower, previous, end)
      case 'compound':
        return this.compoundKeyword(lower, previous, end)
    }
  }

  /** BEGIN ATOMIC ... END of PostgreSQL: only CASE ... END may stand inside. */
  private atomicKeyword(lower: string, end: number): number {
    const inside = this.stack.length > 0
    if (lower === 'begin' && this.wordFrom(end) === 'atomic') this.open(lower)
    else if (inside && lower === 'case') this.open(lower)
    else if (inside && lower === 'end') this.stack.pop()
    return end
  }

  /** A trigger of SQLite ends with `; END ;` (sqlite3_complete). */
  private triggerKeyword(lower: string, previous: string, end: number): number {
    if (lower === 'begin' && this.stack.length === 0) this.open(lower)
    else if (lower === 'end' && previous === ';') this.ended = true
    return end
  }

  /** MySQL manual 15.6: BEGIN, CASE, IF, LOOP, REPEAT and WHILE are closed by END. */
  private compoundKeyword(lower: string, previous: string, end: number): number {
    if (lower === 'end') return this.compoundEnd(end)
    const opens =
      lower === 'begin' ||
      lower === 'case' ||
      lower === 'loop' ||
      lower === 'while' ||
      ((lower === 'if' || lower === 'repeat') && isBehindStatement(previous))
    if (opens) this.open(lower)
    return end
  }

  private compoundEnd(end: number): number {
    const following = this.wordFrom(end)
    const next = end + blankLength(this.text, end)
    const isClosing =
      this.stack.at(-1) !== 'begin' || following !== '' || !/[,.=<>)]/.test(this.text[next] ?? '')
    if (!isClosing || following === 'for') return end
    this.stack.pop()
    return closedByWord.has(following) ? next + following.length : end
  }

  private wordFrom(at: number): string {
    return wordAt(this.text, at + blankLength(this.text, at)).toLowerCase()
  }
}

/** `; IF (a) THEN` and `FOR EACH ROW IF a THEN`, but neither `= IF(a, b, c)` nor `DROP TABLE IF EXISTS t`. */
function isBehindStatement(previous: string): boolean {
  return beforeStatements.has(previous) || /^\d$/.test(previous)
}

/** What a statement of a body stands behind: another, the head of the block, the head of the definition. */
const beforeStatements: ReadonlySet<string> = new Set([
  ...[';', ':', ')', "'", '"', '`'],
  ...['begin', 'atomic', 'then', 'else', 'do', 'loop', 'repeat'],
  ...['row', 'deterministic', 'sql', 'data', 'definer', 'invoker'],
  ...['found', 'sqlexception', 'sqlwarning'],
])

function wordAt(text: string, at: number): string {
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}

function blankLength(text: string, at: number): number {
  blank.lastIndex = at
  return blank.exec(text)?.[0].length ?? 0
}
