import type { Form, Palette, PaletteType } from '../palette.ts'
import type { Dice } from './dice.ts'
import { written } from './schema.ts'
import { inner, type Scope } from './scope.ts'

/** A subquery: of one column of the type, or of any columns. */
export interface Queries {
  readonly scalar: (type: string, scope: Scope, depth: number) => string
  readonly any: (scope: Scope, depth: number) => string
}

type Way = (type: PaletteType, scope: Scope, depth: number) => string | undefined

/** Of 100 values so many are of another type, without a type, or a parameter without a cast. */
interface Slips {
  readonly type: number
  readonly text: number
  readonly parameter: number
}

const careful: Slips = { type: 0, text: 4, parameter: 3 }
const careless: Slips = { type: 4, text: 6, parameter: 4 }

/** Makes expressions of a wanted type, by chance. */
export class Expressions {
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly queries: Queries
  private readonly byName: ReadonlyMap<string, PaletteType>
  private readonly functions: FormIndex
  private readonly operators: FormIndex
  private readonly aggregates: FormIndex
  private readonly windows: FormIndex
  private parameters = 0
  private slips = careful

  constructor(palette: Palette, dice: Dice, queries: Queries) {
    this.palette = palette
    this.dice = dice
    this.queries = queries
    this.byName = new Map(palette.types.map((type) => [type.name, type]))
    this.functions = indexed(palette.functions)
    this.operators = indexed(palette.operators)
    this.aggregates = indexed(palette.aggregates)
    this.windows = indexed(palette.windows)
  }

  /** For another query: one of three is made without care, to meet conversions and refusals. */
  restart(): void {
    this.parameters = 0
    this.slips = this.dice.chance(30) ? careless : careful
  }

  anyType(): string {
    return this.dice.pick(this.palette.types).name
  }

  orderedType(): string {
    return this.dice.pick(this.palette.types.filter(({ ordered }) => ordered)).name
  }

  isOrdered(type: string): boolean {
    return this.byName.get(type)?.ordered === true
  }

  of(type: string, scope: Scope, depth: number): string {
    const isStray = this.dice.chance(this.slips.type + this.palette.strays)
    const wanted = isStray ? this.anyType() : type
    const known = this.byName.get(wanted)
    if (!known) throw new Error(`no type ${wanted}`)
    for (let tries = 0; tries < 8; tries++) {
      const text = this.dice.weigh(depth > 0 ? this.ways : this.leaves)(known, scope, depth)
      if (text !== undefined) return text
    }
    return this.literal(known)
  }

  condition(scope: Scope, depth: number): string {
    return this.of(this.palette.boolean, scope, depth)
  }

  parameter(): string {
    const { parameter } = this.palette.syntax
    // A number may stand twice.
    if (this.parameters > 0 && this.dice.chance(15))
      return parameter(1 + this.dice.below(this.parameters))
    this.parameters += 1
    return parameter(this.parameters)
  }

  private readonly column: Way = ({ name }, { columns }) =>
    this.dice.find(columns.filter(({ type }) => type === name))?.reference

  private readonly literal = (type: PaletteType): string => {
    const text = written(type, this.dice.pick(type.texts))
    const isBare = this.dice.chance(this.slips.text)
    return this.dice.weigh([
      [8, this.dice.pick(type.literals)],
      [2, this.cast(text, type)],
      [1, isBare ? text : this.cast('NULL', type)],
      [isBare ? 1 : 0, 'NULL'],
    ])
  }

  /** The text alone where there is no cast to the type. */
  private cast(text: string, { cast }: PaletteType): string {
    if (cast === undefined) return text
    const isShort = this.palette.syntax.castOperator && this.dice.chance(50)
    return isShort ? `(${text})::${cast}` : `CAST(${text} AS ${cast})`
  }

  private readonly bound: Way = (type) => {
    const parameter = this.parameter()
    return this.dice.chance(this.slips.parameter) ? parameter : this.cast(parameter, type)
  }

  private readonly call: Way = ({ name }, scope, depth) =>
    this.written(this.functions.choose(name, this.dice), inner(scope), depth)

  private readonly operation: Way = ({ name }, scope, depth) =>
    this.written(this.operators.choose(name, this.dice), scope, depth)

  private written(form: Form | undefined, scope: Scope, depth: number): string | undefined {
    if (!form) return undefined
    const bare =
      form.parameters.length > 1 && !form.polymorphic ? this.dice.below(form.parameters.length) : -1
    const values = form.parameters.map((type, index) =>
      index === bare || this.slips === careless
        ? this.operand(type, scope, depth - 1)
        : this.of(type, scope, depth - 1),
    )
    if (form.write) return form.write(...values)
    if (!form.infix) return `${form.name}(${values.join(', ')})`
    const [left = '', right] = values
    return right === undefined ? `(${form.name} ${left})` : `(${left} ${form.name} ${right})`
  }

  /** An argument: now and then without a type of its own. */
  private operand(type: string, scope: Scope, depth: number): string {
    const known = this.byName.get(type)
    if (known && this.dice.chance(this.slips.text))
      return written(known, this.dice.pick(known.texts))
    if (this.dice.chance(this.slips.parameter)) return this.parameter()
    return this.of(type, scope, depth)
  }

  private readonly choice: Way = ({ name }, scope, depth) => {
    const part = () => this.operand(name, scope, depth - 1)
    const whens = this.dice.times(
      1,
      2,
      () => `WHEN ${this.condition(scope, depth - 1)} THEN ${part()}`,
    )
    const otherwise = this.dice.chance(60) ? ` ELSE ${part()}` : ''
    return `CASE ${whens.join(' ')}${otherwise} END`
  }

  private readonly simpleCase: Way = ({ name }, scope, depth) => {
    const tested = this.orderedType()
    const when = () =>
      `WHEN ${this.operand(tested, scope, depth - 1)} THEN ${this.operand(name, scope, depth - 1)}`
    return `CASE ${this.of(tested, scope, depth - 1)} ${this.dice.times(1, 2, when).join(' ')} END`
  }

  private readonly coalesce: Way = ({ name }, scope, depth) => {
    const first = this.of(name, scope, depth - 1)
    const least = this.palette.syntax.lonelyCoalesce ? 0 : 1
    const others = this.dice.times(least, 2, () => this.operand(name, scope, depth - 1))
    return `COALESCE(${[first, ...others].join(', ')})`
  }

  private readonly pairwise: Way = ({ name, ordered }, scope, depth) => {
    if (!ordered) return undefined
    const [left, right] = [
      this.operand(name, scope, depth - 1),
      this.operand(name, scope, depth - 1),
    ]
    return `${this.dice.pick(this.palette.syntax.pairwise)}(${left}, ${right})`
  }

  private readonly converted: Way = (type, scope, depth) => {
    const { casts } = this.palette
    const { name } = type
    const sources = [...casts].filter(([, into]) => into.includes(name)).map(([source]) => source)
    const source = this.dice.find(
      casts.size === 0 ? [this.anyType()] : [...sources, this.palette.text],
    )
    return source === undefined ? undefined : this.cast(this.of(source, scope, depth - 1), type)
  }

  private readonly subquery: Way = ({ name }, scope, depth) =>
    `(${this.queries.scalar(name, inner(scope), depth - 1)})`

  private readonly array: Way = ({ element }, scope, depth) => {
    if (element === undefined || !this.palette.syntax.arrays) return undefined
    if (this.dice.chance(20))
      return `ARRAY(${this.queries.scalar(element, inner(scope), depth - 1)})`
    const others = this.dice.times(0, 2, () => this.operand(element, scope, depth - 1))
    return `ARRAY[${[this.of(element, scope, depth - 1), ...others].join(', ')}]`
  }

  private readonly element: Way = ({ array }, scope, depth) => {
    if (array === undefined || !this.palette.syntax.arrays) return undefined
    const index = this.of(this.palette.integer, scope, 0)
    return `(${this.of(array, scope, depth - 1)})[${index}]`
  }

  private readonly test: Way = ({ name }, scope, depth) => {
    if (name !== this.palette.boolean) return undefined
    return this.dice.weigh(this.tests)(scope, depth)
  }

  private readonly aggregate: Way = ({ name }, scope, depth) => {
    if (!scope.aggregates) return undefined
    const form = this.aggregates.choose(name, this.dice)
    const seen = { ...inner(scope), columns: scope.grouped }
    const isCount = form?.name === 'count' && this.dice.chance(50)
    const call = isCount ? 'count(*)' : this.written(form, seen, depth)
    if (call === undefined || !this.palette.syntax.filter || !this.dice.chance(15)) return call
    return `${call} FILTER (WHERE ${this.condition(seen, depth - 1)})`
  }

  private readonly window: Way = ({ name }, scope, depth) => {
    if (!scope.windows) return undefined
    const isAggregate = this.dice.chance(50)
    const form = (isAggregate ? this.aggregates : this.windows).choose(name, this.dice)
    const call = this.written(form, { ...scope, windows: false, aggregates: false }, depth)
    return call && `${call} OVER (${this.frame(scope)})`
  }

  private frame(scope: Scope): string {
    const column = () =>
      this.dice.find(scope.columns.filter(({ type }) => this.byName.get(type)?.ordered))
    const by = (words: string) => {
      const found = this.dice.chance(50) ? column() : undefined
      return found ? [`${words} ${found.reference}`] : []
    }
    const order = by('ORDER BY')
    const frames = [
      'ROWS BETWEEN 1 PRECEDING AND CURRENT ROW',
      'ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING',
      'ROWS UNBOUNDED PRECEDING',
    ]
    const frame = order.length > 0 && this.dice.chance(40) ? [this.dice.pick(frames)] : []
    return [...by('PARTITION BY'), ...order, ...frame].join(' ')
  }

  private readonly tests: readonly (readonly [number, (scope: Scope, depth: number) => string])[] =
    [
      [6, (scope, depth) => this.comparison(scope, depth)],
      [
        4,
        (scope, depth) =>
          `(${this.condition(scope, depth - 1)} ${this.dice.pick(['AND', 'OR'])} ${this.condition(scope, depth - 1)})`,
      ],
      [2, (scope, depth) => `(NOT ${this.condition(scope, depth - 1)})`],
      [
        3,
        (scope, depth) =>
          `(${this.of(this.anyType(), scope, depth - 1)} IS ${this.dice.pick(['NULL', 'NOT NULL'])})`,
      ],
      [2, (scope, depth) => this.between(scope, depth)],
      [3, (scope, depth) => this.inList(scope, depth)],
      [2, (scope, depth) => this.inQuery(scope, depth)],
      [
        2,
        (scope, depth) =>
          `${this.dice.pick(['', 'NOT '])}EXISTS (${this.queries.any(inner(scope), depth - 1)})`,
      ],
      [
        2,
        (scope, depth) =>
          `(${this.operand(this.palette.text, scope, depth - 1)} LIKE ${this.operand(this.palette.text, scope, depth - 1)})`,
      ],
      [2, (scope, depth) => this.quantified(scope, depth)],
      [1, (scope, depth) => this.rowComparison(scope, depth)],
      [
        1,
        (scope, depth) =>
          `(${this.condition(scope, depth - 1)} IS ${this.dice.pick(['TRUE', 'NOT TRUE', 'FALSE', 'NOT FALSE'])})`,
      ],
    ]

  private comparison(scope: Scope, depth: number): string {
    const type = this.orderedType()
    const { isDistinctFrom } = this.palette.syntax
    const operators = [
      '=',
      '<>',
      '<',
      '>=',
      ...(isDistinctFrom ? ['IS DISTINCT FROM', 'IS NOT DISTINCT FROM'] : []),
    ]
    return `(${this.of(type, scope, depth - 1)} ${this.dice.pick(operators)} ${this.operand(type, scope, depth - 1)})`
  }

  private between(scope: Scope, depth: number): string {
    const type = this.orderedType()
    const part = () => this.operand(type, scope, depth - 1)
    return `(${this.of(type, scope, depth - 1)} BETWEEN ${part()} AND ${part()})`
  }

  private inList(scope: Scope, depth: number): string {
    const type = this.orderedType()
    const items = this.dice.times(1, 3, () => this.operand(type, scope, depth - 1))
    return `(${this.of(type, scope, depth - 1)} ${this.dice.pick(['IN', 'NOT IN'])} (${items.join(', ')}))`
  }

  private inQuery(scope: Scope, depth: number): string {
    const type = this.orderedType()
    const query = this.queries.scalar(type, inner(scope), depth - 1)
    return `(${this.of(type, scope, depth - 1)} ${this.dice.pick(['IN', 'NOT IN'])} (${query}))`
  }

  private quantified(scope: Scope, depth: number): string {
    if (!this.palette.syntax.quantified) return this.comparison(scope, depth)
    const type = this.orderedType()
    const { array } = this.byName.get(type) ?? {}
    const isArray = array !== undefined && this.dice.chance(60)
    const right = isArray
      ? this.operand(array, scope, depth - 1)
      : this.queries.scalar(type, inner(scope), depth - 1)
    const operator = this.dice.pick(['=', '<', '<>'])
    return `(${this.of(type, scope, depth - 1)} ${operator} ${this.dice.pick(['ANY', 'ALL'])} (${right}))`
  }

  private rowComparison(scope: Scope, depth: number): string {
    const types = [this.orderedType(), this.orderedType()]
    const row = () => `(${types.map((type) => this.of(type, scope, depth - 1)).join(', ')})`
    return `(${row()} ${this.dice.pick(['=', '<', '<>'])} ${row()})`
  }

  private readonly leaves: readonly (readonly [number, Way])[] = [
    [10, this.column],
    [4, this.literal],
    [1, this.bound],
  ]

  private readonly ways: readonly (readonly [number, Way])[] = [
    [10, this.column],
    [3, this.literal],
    [2, this.bound],
    [8, this.call],
    [6, this.operation],
    [2, this.choice],
    [1, this.simpleCase],
    [2, this.coalesce],
    [1, this.pairwise],
    [2, this.converted],
    [2, this.subquery],
    [2, this.array],
    [1, this.element],
    [6, this.test],
    [6, this.aggregate],
    [4, this.window],
  ]
}

interface FormIndex {
  choose(result: string, dice: Dice): Form | undefined
}

/** A name first, then one of its overloads: `=` has hundreds. */
function indexed(forms: readonly Form[]): FormIndex {
  const byResult = new Map<string, Map<string, Form[]>>()
  for (const form of forms) {
    const names = byResult.get(form.result) ?? new Map<string, Form[]>()
    names.set(form.name, [...(names.get(form.name) ?? []), form])
    byResult.set(form.result, names)
  }
  return {
    choose: (result, dice) => {
      const overloads = dice.find([...(byResult.get(result)?.values() ?? [])])
      return overloads && dice.find(overloads)
    },
  }
}
