import type { Lexical } from '../dialects/lexical.ts'
import { commentAt, skipBlanks, skipComment } from './skip.ts'

type Bodies = Lexical['splitting']['bodies']

/** Letters, digits and all that may stand in a name. */
const word = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y

/** What may stand between CREATE and the kind of a routine. */
const before =
  /^(?:create|alter|or|replace|definer|aggregate|temp|temporary|constraint|current_user|current_role)$/
const routineKinds = new Set(['trigger', 'procedure', 'function', 'event', 'package'])

/** The blocks of statements that END closes; of CASE there is the expression besides. */
const blocks: Readonly<Record<Bodies, ReadonlySet<string>>> = {
  atomic: new Set(['begin']),
  trigger: new Set(['begin']),
  compound: new Set(['begin', 'case', 'if', 'loop', 'repeat', 'while', 'for']),
}

/** The first words of a body that is a single statement: `FOR EACH ROW SET new.a = 1`. */
const singleStatements = new Set(
  `alter analyze call close commit create delete do drop execute fetch get grant insert iterate kill
  leave lock open optimize prepare rename replace resignal return revoke rollback savepoint select
  set show signal start table truncate unlock update values with`.split(/\s+/),
)

/** In the head of a definition: `BEFORE UPDATE ON`, `RETURNS SET('a')`, `CHARACTER SET utf8`. */
const headWords = new Set(['before', 'after', 'or', 'returns', 'character', 'char'])
/** What a name follows there: `TRIGGER begin`, `ON begin FOR EACH ROW`, `UPDATE OF begin, end`. */
const beforeNames = new Set([...routineKinds, 'exists', 'on', 'of', 'follows', 'precedes', 'for'])
/** Words that go on with an operand, so that END behind them is a name: `THEN end ELSE end END`. */
const beforeOperands = new Set(
  `all and any between binary by case cast collate div distinct else escape exists from glob having
  ilike in is join like limit match mod not offset on or over partition regexp returning rlike
  select separator set similar some then to using values when where xor`.split(/\s+/),
)
const operatorSign = /[(,=<>+\-*/%^&|!~.@]/

interface Block {
  readonly kind: string
  /** An expression ends at the latest with the statement that it stands in. */
  readonly isExpression: boolean
  /** How many parentheses are open around it. */
  readonly depth: number
}

/**
 * The blocks that are open in a definition whose body holds statements of its own. BEGIN, END and, in
 * most dialects, the other words of blocks may be names: they open and close where a statement can
 * begin. Told of each word and sign outside quotes and comments, in order.
 */
export class BodyBlocks {
  private readonly text: string
  private readonly lexical: Lexical
  private form: 'unknown' | 'routine' | 'rule' | 'plain' = 'unknown'
  private readonly stack: Block[] = []
  /** Before the body or the action of a handler, where a statement can begin, or within one. */
  private position: 'head' | 'statement' | 'within' = 'head'
  /** CREATE EVENT says when before DO says what. */
  private waitsForDo = false
  private depth = 0
  /** The word or sign before, in lower case. */
  private previous = ''
  /** `l` of `l: LOOP` has been read, where a statement can begin. */
  private mayBeLabel = false

  constructor(text: string, lexical: Lexical) {
    this.text = text
    this.lexical = lexical
  }

  /** Nothing that comes can open a block. */
  get isPlain(): boolean {
    return this.form === 'plain'
  }

  /** A semicolon ends a statement of the body, not the definition. */
  get isOpen(): boolean {
    return this.form === 'rule' ? this.depth > 0 : this.stack.length > 0
  }

  sign(character: string): void {
    if (character === '(') this.depth++
    if (character === ')') this.depth--
    if (character === ';' && this.form === 'routine') this.endStatement()
    if (character === ':' && this.mayBeLabel) this.position = 'statement'
    else if (character === '(' && this.position === 'statement') this.position = 'within'
    this.mayBeLabel = false
    this.previous = character
  }

  /** The offset behind the word, or behind the words that it makes a keyword with. */
  word(at: number): number {
    const found = wordAt(this.text, at)
    const end = at + found.length
    const lower = found.toLowerCase()
    const { previous } = this
    this.previous = lower
    this.mayBeLabel = false
    if (this.form === 'unknown') this.classify(lower, previous, end)
    else if (this.form === 'routine' && previous !== '.' && previous !== '@') {
      return this.keyword(lower, previous, end)
    }
    return end
  }

  /** What a semicolon leaves open holds statements, and no parenthesis. */
  private endStatement(): void {
    while (this.stack.at(-1)?.isExpression) this.stack.pop()
    this.depth = 0
    if (this.stack.length > 0) this.position = 'statement'
  }

  private classify(lower: string, previous: string, end: number): void {
    const { outsideBodies } = this.lexical.splitting
    if (routineKinds.has(lower)) {
      this.form = 'routine'
      this.waitsForDo = lower === 'event'
    } else if (lower === 'rule') this.form = 'rule'
    else if (previous === '' && outsideBodies.includes(lower)) this.openOutside(lower, end)
    else if (!before.test(lower) && !/^[=@]$/.test(previous)) this.form = 'plain'
  }

  /** `BEGIN NOT ATOMIC`, while BEGIN alone begins a transaction. */
  private openOutside(lower: string, end: number): void {
    const isTransaction = lower === 'begin' && this.wordFrom(end) !== 'not'
    this.form = isTransaction ? 'plain' : 'routine'
    if (!isTransaction) this.open(lower)
  }

  private keyword(lower: string, previous: string, end: number): number {
    switch (this.position) {
      case 'head':
        return this.readHead(lower, previous, end)
      case 'statement':
        return this.readFirst(lower, previous, end)
      case 'within':
        return this.readWithin(lower, previous, end)
    }
  }

  private readHead(lower: string, previous: string, end: number): number {
    if (this.depth > 0 || beforeNames.has(previous) || operatorSign.test(previous)) return end
    if (this.waitsForDo) {
      this.waitsForDo = lower !== 'do'
      if (lower === 'do') this.position = 'statement'
      return end
    }
    this.mayBeLabel = true
    if (this.opens(lower, previous, end)) this.open(lower)
    else if (this.isSingle(lower, previous)) this.beginStatement()
    return end
  }

  private isSingle(lower: string, previous: string): boolean {
    return this.bodies === 'compound' && singleStatements.has(lower) && !headWords.has(previous)
  }

  /** Outside of a block it is the whole body. */
  private beginStatement(): void {
    this.position = 'within'
    if (this.stack.length === 0) this.form = 'plain'
  }

  private readFirst(lower: string, previous: string, end: number): number {
    if (lower === 'end') return this.close(end)
    if (this.opens(lower, previous, end)) this.open(lower)
    else if (!isBlockHead(lower, previous)) {
      this.mayBeLabel = true
      this.position = 'within'
    }
    return end
  }

  private readWithin(lower: string, previous: string, end: number): number {
    const block = this.stack.at(-1)
    if (previous === 'as') return end
    if (lower === 'handler' && /^(?:continue|exit|undo)$/.test(previous)) this.position = 'head'
    else if (lower === 'case') {
      this.stack.push({ kind: lower, isExpression: true, depth: this.depth })
    } else if (lower === 'end') return this.endWithin(previous, end)
    else if (block && !block.isExpression && beginsStatements[block.kind]?.includes(lower)) {
      this.position = 'statement'
    }
    return end
  }

  /** END of `CASE WHEN a THEN end ELSE b END`, and of `UNTIL a END REPEAT`. */
  private endWithin(previous: string, end: number): number {
    const block = this.stack.at(-1)
    if (block?.isExpression) {
      const isName = beforeOperands.has(previous) || operatorSign.test(previous)
      if (!isName && block.depth === this.depth) this.stack.pop()
      return end
    }
    return block?.kind === 'repeat' && this.wordFrom(end) === 'repeat' ? this.close(end) : end
  }

  private get bodies(): Bodies {
    return this.lexical.splitting.bodies
  }

  /** Not `HANDLER FOR`, `FOR EACH ROW`, nor BEGIN without ATOMIC, which is a name in PostgreSQL. */
  private opens(lower: string, previous: string, end: number): boolean {
    if (!blocks[this.bodies].has(lower)) return false
    if (lower === 'for') return previous !== 'handler' && this.wordFrom(end) !== 'each'
    return this.bodies !== 'atomic' || this.wordFrom(end) === 'atomic'
  }

  private open(kind: string): void {
    this.stack.push({ kind, isExpression: false, depth: this.depth })
    this.position = beginsWithin.has(kind) ? 'statement' : 'within'
    this.mayBeLabel = false
  }

  /** `END`, `END IF`, `END LOOP l` */
  private close(end: number): number {
    this.stack.pop()
    this.position = 'within'
    const next = this.codeFrom(end)
    const following = wordAt(this.text, next)
    return blocks.compound.has(following.toLowerCase()) ? next + following.length : end
  }

  private wordFrom(at: number): string {
    return wordAt(this.text, this.codeFrom(at)).toLowerCase()
  }

  /** Behind blanks and comments: `END /* of the loop *\/ LOOP`. */
  private codeFrom(at: number): number {
    for (let from = at; ;) {
      const next = skipBlanks(this.text, from, this.lexical)
      const style = commentAt(this.text, next, this.lexical)
      const end = style ? skipComment(this.text, next, style, this.lexical) : -1
      if (end < 0) return next
      from = end
    }
  }
}

/** Blocks whose first word statements follow. */
const beginsWithin: ReadonlySet<string> = new Set(['begin', 'loop', 'repeat'])

/** Words of a block's head that statements follow. */
const beginsStatements: Readonly<Record<string, readonly string[]>> = {
  if: ['then', 'else'],
  case: ['then', 'else'],
  while: ['do'],
  for: ['do'],
}

/** `BEGIN NOT ATOMIC`, `BEGIN ATOMIC`, and ELSE behind the statements of THEN. */
function isBlockHead(lower: string, previous: string): boolean {
  if (lower === 'else') return true
  return (lower === 'not' && previous === 'begin') || (lower === 'atomic' && previous !== ';')
}

function wordAt(text: string, at: number): string {
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}
