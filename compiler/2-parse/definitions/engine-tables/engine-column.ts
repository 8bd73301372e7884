import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import { ColumnTypes } from './column-type.ts'

type Constraint = Ast.ColumnConstraint
type Parts = Constraint extends infer C ? (C extends unknown ? Omit<C, 'at'> : never) : never

/** Columns with their attributes (MySQL manual 15.1.20; MariaDB's CREATE TABLE). */
export abstract class EngineColumns extends ColumnTypes {
  protected abstract readonly engineReferences: ParserMethod<[], Ast.References>

  /** name field [CHECK ...] [REFERENCES ...] */
  protected readonly engineColumn = this.rule('engineColumn', (): Ast.ColumnDefinition =>
    this.ACTION(() => {
      const start = this.start()
      const name = this.sub(this.name)
      const { type, constraints } = this.field()
      const last = this.lastConstraints()
      const reference = last.find(({ kind }) => kind === 'references')
      if (reference && this.isComputed(constraints)) this.refuseAt(reference.at.start, '","')
      return { name, type, constraints: [...constraints, ...last], at: this.from(start) }
    }),
  )

  /** name field [CHECK ...] */
  protected readonly redefinedColumn = this.rule('redefinedColumn', (): Ast.ColumnDefinition =>
    this.ACTION(() => {
      const start = this.start()
      const name = this.sub(this.name)
      const { type, constraints } = this.field()
      const check = this.lastCheck()
      return { name, type, constraints: [...constraints, ...check], at: this.from(start) }
    }),
  )

  /** columnType [COLLATE name] [generation] attribute* */
  protected field(): Field {
    const type = this.sub(this.engineType)
    const isSerial = this.has('narrow-attributes') && type.words === 'serial'
    const collated = isSerial || !this.isText(type) ? [] : this.attribute('COLLATE')
    const constraints = isSerial ? [] : [...collated, ...this.generation()]
    const fitting = isSerial ? ofSerial : this.fittingBehind(type, constraints)
    for (;;) {
      const more = this.nextAttribute(fitting)
      if (more.length === 0) return { type, constraints }
      this.refuseSecond(more, { type, constraints })
      constraints.push(...more)
    }
  }

  /** MySQL's COLLATE and MariaDB's COMPRESSED come once; other attributes replace each other. */
  private refuseSecond([added]: readonly Constraint[], { type, constraints }: Field): void {
    if (!added) return
    const collates = added.kind === 'collate' && !this.has('narrow-attributes')
    const given = collates && constraints.some(({ kind }) => kind === 'collate')
    const isCompressed =
      isCompression(added) &&
      (/ compressed(?: binary)?$/i.test(type.text) || constraints.some(isCompression))
    if (given || isCompressed) this.refuseAt(added.at.start, 'another attribute')
  }

  /** In MariaDB only strings have a collation that belongs to the type. */
  private isText({ words }: Ast.TypeName): boolean {
    const { attributes } = this.typeForm(words) ?? {}
    return !this.has('narrow-attributes') || attributes === 'characters' || attributes === 'binary'
  }

  /** What a column may be besides; in MariaDB little of one that the server fills. */
  private fittingBehind(type: Ast.TypeName, constraints: readonly Constraint[]): Fitting {
    if (!this.isComputed(constraints)) {
      const words = Object.keys(this.attributes)
      const options = ['column_option', ...(this.isCompressible(type) ? ['compression'] : [])]
      return { words, options }
    }
    return constraints.some(({ kind }) => kind === 'generated') ? ofGenerated : ofRowBounds
  }

  private isComputed(constraints: readonly Constraint[]): boolean {
    const kind = constraints.find((each) => each.kind !== 'collate')?.kind
    return this.has('narrow-attributes') && (kind === 'row-bound' || kind === 'generated')
  }

  /** [GENERATED ALWAYS] AS ('(' expression ')' [VIRTUAL | STORED | PERSISTENT] | ROW START | ROW END) */
  private generation(): readonly Constraint[] {
    const start = this.start()
    const generated = this.skip('GENERATED', 'ALWAYS')
    if (!this.skip('AS')) return generated ? this.refuseFurthest() : []
    const bound = this.has('system-versioning') ? this.optionalSynopsis('row_bound') : undefined
    if (bound)
      return this.placed(start, { kind: 'row-bound', text: this.plainFrom(start), name: undefined })
    const expression = this.sub(this.checkExpression)
    const words = this.has('system-versioning') ? storages : storages.slice(0, 2)
    const word = this.skipOneOf(...words) ?? 'VIRTUAL'
    const storage = word === 'VIRTUAL' ? 'virtual' : 'stored'
    return this.placed(start, { kind: 'generated', expression, storage, name: undefined })
  }

  private nextAttribute({ words, options }: Fitting): readonly Constraint[] {
    for (const word of words) {
      const found = this.attribute(word)
      if (found.length > 0) return found
    }
    for (const option of options) {
      const start = this.start()
      const { text } = this.optionalSynopsis(option) ?? {}
      if (text) return this.placed(start, { kind: 'written', text, name: undefined })
    }
    return []
  }

  private attribute(word: string): readonly Constraint[] {
    const start = this.start()
    if (this.at(word)) return this.placed(start, ...(this.attributes[word]?.() ?? []))
    this.missed(word, this.place)
    return []
  }

  private placed(start: number, ...parts: readonly Parts[]): readonly Constraint[] {
    const at = this.from(start)
    return parts.map((part): Constraint => ({ ...part, at }))
  }

  /** By the word that begins them; none where what follows it is no attribute after all. */
  private readonly attributes: Readonly<Record<string, () => readonly Parts[]>> = {
    NOT: () => (this.skip('NOT', 'NULL') ? [{ kind: 'not-null', name: undefined }] : []),
    NULL: () => this.plain('null', 'NULL'),
    DEFAULT: () => {
      this.need('DEFAULT')
      return [{ kind: 'default', expression: this.columnDefaultValue(), name: undefined }]
    },
    // ON UPDATE CURRENT_TIMESTAMP
    ON: () => {
      this.need('ON', 'UPDATE')
      return [{ kind: 'on-update', expression: this.currentTime(), name: undefined }]
    },
    AUTO_INCREMENT: () => this.plain('auto-increment', 'AUTO_INCREMENT'),
    // SERIAL DEFAULT VALUE says NOT NULL AUTO_INCREMENT UNIQUE
    SERIAL: () => [
      ...this.plain('not-null', 'SERIAL', 'DEFAULT', 'VALUE'),
      ...this.plain('auto-increment'),
      ...this.plain('unique'),
    ],
    PRIMARY: () => this.plain('primary-key', 'PRIMARY', 'KEY'),
    KEY: () => this.plain('primary-key', 'KEY'),
    // UNIQUE [KEY]
    UNIQUE: () =>
      this.skip('UNIQUE', 'KEY') ? this.plain('unique') : this.plain('unique', 'UNIQUE'),
    COMMENT: () => {
      this.need('COMMENT')
      return [{ kind: 'comment', text: this.singleString(), name: undefined }]
    },
    COLLATE: () => {
      this.need('COLLATE')
      return [{ kind: 'collate', collation: this.collation(), name: undefined }]
    },
    INVISIBLE: () => this.plain('hidden', 'INVISIBLE'),
    ...(this.has('check-attributes')
      ? { CONSTRAINT: () => this.checkAttribute(), CHECK: () => this.checkAttribute() }
      : {}),
  }

  private plain(
    kind: 'not-null' | 'null' | 'auto-increment' | 'primary-key' | 'unique' | 'hidden',
    ...words: readonly string[]
  ): readonly Parts[] {
    this.need(...words)
    return [{ kind, name: undefined }]
  }

  /** [CONSTRAINT [name]] CHECK '(' expression ')' [[NOT] ENFORCED] */
  private checkAttribute(): readonly Parts[] {
    const name = this.skip('CONSTRAINT') ? this.optionalName('CHECK') : undefined
    this.need('CHECK')
    const parts: Parts[] = [{ kind: 'check', expression: this.sub(this.checkExpression), name }]
    const enforcement = this.optionalSynopsis('enforcement')
    if (enforcement) parts.push({ kind: 'written', text: enforcement.text, name: undefined })
    return parts
  }

  /** A name, unless one of the words stands there. */
  protected optionalName(...unless: readonly string[]): Ast.Name | undefined {
    return unless.some((word) => this.at(word)) ? undefined : this.sub(this.name)
  }

  /** name | string | BINARY; in MariaDB DEFAULT, of the table */
  protected collation(): Ast.QualifiedName {
    const start = this.start()
    const text = this.optionalString() ?? this.collationWord()
    const name =
      text === undefined ? this.sub(this.name) : { text, quoted: false, at: this.from(start) }
    return { parts: [name], at: name.at }
  }

  private collationWord(): string | undefined {
    if (this.has('any-defaults') && this.skip('DEFAULT')) return 'default'
    return this.skip('BINARY') ? 'binary' : undefined
  }

  protected optionalString(): string | undefined {
    return this.aheadSign(this.signs.string) ? this.singleString() : undefined
  }

  /** '(' expression ')' | ['+' | '-'] literal | CURRENT_TIMESTAMP; in MariaDB any operand */
  protected columnDefaultValue(): Ast.Expression {
    const start = this.start()
    if (this.at('(')) return this.sub(this.checkExpression)
    const value = this.sub(this.signedOperand)
    const legal = this.has('any-defaults') ? !isSignedText(value) : isPlain(value)
    return legal ? value : this.refuseAt(start, 'a literal')
  }

  /** ['+' | '-'] operand */
  private readonly signedOperand = this.rule('signedOperand', (): Ast.Expression => {
    const start = this.start()
    const sign = this.OPTION(() => this.sign(this.signs.prefix))
    const operand = this.sub(this.operand)
    return this.ACTION(() => {
      if (!sign) return operand
      const [operator, operatorAt] = [sign.image.toLowerCase(), this.spanOf(sign)]
      return {
        kind: 'unary',
        operator,
        operatorAt,
        operatorSchema: [],
        operand,
        at: this.from(start),
      }
    })
  })

  /** CURRENT_TIMESTAMP ['(' [precision] ')'] and its synonyms */
  private currentTime(): Ast.Expression {
    const start = this.start()
    const value = this.sub(this.operand)
    return isNow(value) ? value : this.refuseAt(start, 'CURRENT_TIMESTAMP')
  }

  /** [CHECK '(' expression ')'], which is no attribute in MariaDB */
  private lastCheck(): readonly Constraint[] {
    const start = this.start()
    if (this.has('check-attributes') || !this.skip('CHECK')) return []
    const expression = this.sub(this.checkExpression)
    return [{ kind: 'check', expression, name: undefined, at: this.from(start) }]
  }

  /** [CHECK '(' expression ')'] [[CONSTRAINT [name]] references] */
  private lastConstraints(): readonly Constraint[] {
    const found = this.lastCheck()
    const at = this.start()
    const named = !this.has('check-attributes') && this.skip('CONSTRAINT')
    const name = named ? this.optionalName('REFERENCES') : undefined
    if (!this.at('REFERENCES')) return name ? this.refuseFurthest() : found
    const references = this.sub(this.engineReferences)
    return [...found, { kind: 'references', references, name, at: this.from(at) }]
  }
}

interface Field {
  readonly type: Ast.TypeName
  readonly constraints: readonly Constraint[]
}

function isCompression(constraint: Constraint): boolean {
  return constraint.kind === 'written' && /^compressed\b/i.test(constraint.text)
}

/** Which attributes may stand behind a type. */
interface Fitting {
  readonly words: readonly string[]
  /** Clauses of the dialect's table. */
  readonly options: readonly string[]
}

const ofGenerated: Fitting = { words: ['UNIQUE', 'COMMENT', 'INVISIBLE'], options: [] }
const ofRowBounds: Fitting = {
  words: [...ofGenerated.words, 'NOT', 'PRIMARY', 'KEY'],
  options: [],
}
const ofSerial: Fitting = { ...ofRowBounds, options: ['column_option'] }

const storages = ['VIRTUAL', 'STORED', 'PERSISTENT'] as const

function isNow(value: Ast.Expression): boolean {
  return value.kind === 'call' && nows.has(value.name.parts[0]?.text.toLowerCase() ?? '')
}

const nows = new Set(['now', 'current_timestamp', 'localtime', 'localtimestamp'])

/** A literal, perhaps signed or typed, or the current time. */
function isPlain(value: Ast.Expression): boolean {
  if (value.kind === 'literal' || isNow(value)) return true
  if (value.kind === 'cast') return value.operand.kind === 'literal'
  return value.kind === 'unary' && isNumber(value.operand) && /^[-+]$/.test(value.operator)
}

/** -'a' */
function isSignedText(value: Ast.Expression): boolean {
  return value.kind === 'unary' && value.operand.kind === 'literal' && !isNumber(value.operand)
}

function isNumber(value: Ast.Expression): boolean {
  return value.kind === 'literal' && /^(?:integer|decimal|float)$/.test(value.type)
}
