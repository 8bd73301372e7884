import type { Form, Palette, PaletteType, SetForm } from '../palette.ts'
import { Conditions, type Subqueries } from './conditions.ts'
import type { Dice } from './dice.ts'
import { type FormIndex, indexed, writtenForm } from './forms.ts'
import { overWindow } from './over.ts'
import { written } from './schema.ts'
import { inner, type Scope, wholeRow } from './scope.ts'
import { leaves, type Style, structural, styles, type WayName } from './style.ts'

type Way = (type: PaletteType, scope: Scope, depth: number) => string | undefined

/** Behind so many in one statement there are leaves alone. Of 10,000 the median has 35, the largest 255. */
const MOST_EXPRESSIONS = 400

/** Makes expressions of a wanted type, by chance. */
export class Expressions {
  style: Style = structural
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly queries: Subqueries
  private readonly conditions: Conditions
  private readonly byName: ReadonlyMap<string, PaletteType>
  private readonly functions: FormIndex
  private readonly operators: FormIndex
  private readonly aggregates: FormIndex
  private readonly windows: FormIndex
  private parameters = 0
  /** Expressions so far: a limit, because each may hold a query, and that again expressions. */
  private made = 0
  private isBound = true

  constructor(palette: Palette, dice: Dice, queries: Subqueries) {
    this.palette = palette
    this.dice = dice
    this.queries = queries
    this.conditions = new Conditions({ palette, dice, operands: this, queries })
    this.byName = new Map(palette.types.map((type) => [type.name, type]))
    this.functions = indexed(palette.functions)
    this.operators = indexed(palette.operators)
    this.aggregates = indexed(palette.aggregates)
    this.windows = indexed(palette.windows)
  }

  /** For another query, of another style. */
  restart(): void {
    this.parameters = 0
    this.made = 0
    this.isBound = true
    this.style = this.dice.weigh(styles)
  }

  /** For a definition, which has no parameters. */
  restartUnbound(): void {
    this.made = 0
    this.isBound = false
    this.style = structural
  }

  named(type: string): PaletteType | undefined {
    return this.byName.get(type)
  }

  isOrdered(type: string): boolean {
    return this.named(type)?.ordered === true
  }

  /** Types of columns: of those in sight, or of what FROM may name, or any. */
  typesFor({ columns, sources }: Scope, most: number): readonly string[] {
    const seen = [...columns, ...sources.flatMap((source) => source.columns)].map(
      ({ type }) => type,
    )
    return this.dice.times(1, most, () => this.typeAmong(seen, () => true))
  }

  typeIn({ columns }: Scope): string {
    const seen = columns.map(({ type }) => type)
    return this.typeAmong(seen, () => true)
  }

  orderedType({ columns }: Scope): string {
    const seen = columns.map(({ type }) => type)
    return this.typeAmong(seen, ({ ordered }) => ordered)
  }

  private typeAmong(seen: readonly string[], fits: (type: PaletteType) => boolean): string {
    const known = seen.flatMap((name) => this.named(name) ?? []).filter(fits)
    const near = this.dice.chance(this.style.seen) ? this.dice.find(known) : undefined
    return (near ?? this.dice.pick(this.palette.types.filter(fits))).name
  }

  of(type: string, scope: Scope, depth: number): string {
    const isStray = this.dice.chance(this.style.slips.type + this.palette.strays)
    const known = isStray ? this.dice.pick(this.palette.types) : this.named(type)
    if (!known) throw new Error(`no type ${type}`)
    this.made += 1
    const isLeaf = depth <= 0 || this.made > MOST_EXPRESSIONS
    for (let tries = 0; tries < 8; tries++) {
      const way = this.dice.weigh(isLeaf ? leaves : this.style.ways)
      const text = this.ways[way](known, scope, depth)
      if (text !== undefined) return text
    }
    return this.literal(known)
  }

  /** An argument: now and then without a type of its own. */
  operand(type: string, scope: Scope, depth: number): string {
    const known = this.named(type)
    if (known && this.dice.chance(this.style.slips.text))
      return written(known, this.dice.pick(known.texts))
    if (this.dice.chance(this.style.slips.parameter)) return this.parameter()
    return this.of(type, scope, depth)
  }

  condition(scope: Scope, depth: number): string {
    if (this.dice.chance(this.style.tests)) return this.conditions.make(scope, depth)
    return this.of(this.palette.boolean, scope, depth)
  }

  parameter(): string {
    if (!this.isBound) return 'NULL'
    const { parameter } = this.palette.syntax
    // A number may stand twice.
    if (this.parameters > 0 && this.dice.chance(15))
      return parameter(1 + this.dice.below(this.parameters))
    this.parameters += 1
    return parameter(this.parameters)
  }

  /** What VALUES lists. */
  rows(types: readonly string[], scope: Scope): string {
    const rows = this.dice.times(1, 3, (row) =>
      types.map((type) =>
        row > 0 && this.dice.chance(10) ? 'NULL' : this.of(type, inner(scope), 1),
      ),
    )
    return rows.map((row) => this.palette.syntax.row(row.join(', '))).join(', ')
  }

  calling({ name, parameters, write }: SetForm, scope: Scope): string {
    const depth = write ? 0 : 1
    const values = parameters.map((type) => this.of(type, inner(scope), depth))
    return write ? write(...values) : `${name}(${values.join(', ')})`
  }

  private readonly column: Way = ({ name }, { columns }) =>
    this.dice.find(columns.filter(({ type }) => type === name))?.reference

  readonly literal = (type: PaletteType): string => {
    const text = written(type, this.dice.pick(type.texts))
    const isBare = this.dice.chance(this.style.slips.text)
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
    return this.dice.chance(this.style.slips.parameter) ? parameter : this.cast(parameter, type)
  }

  private readonly call: Way = ({ name }, scope, depth) =>
    this.written(this.functions.choose(name, this.dice), inner(scope), depth)

  private readonly operation: Way = ({ name }, scope, depth) =>
    this.written(this.operators.choose(name, this.dice), scope, depth)

  private written(form: Form | undefined, scope: Scope, depth: number): string | undefined {
    return form && writtenForm(form, this.arguments(form, scope, depth))
  }

  private arguments({ parameters, polymorphic }: Form, scope: Scope, depth: number) {
    const bare = parameters.length > 1 && !polymorphic ? this.dice.below(parameters.length) : -1
    return parameters.map((type, index) =>
      index === bare || this.style.isCareless
        ? this.operand(type, scope, depth - 1)
        : this.of(type, scope, depth - 1),
    )
  }

  private readonly choice: Way = ({ name }, around, depth) => {
    const scope = single(around)
    const part = () => this.operand(name, scope, depth - 1)
    const whens = this.dice.times(
      1,
      2,
      () => `WHEN ${this.condition(scope, depth - 1)} THEN ${part()}`,
    )
    const otherwise = this.dice.chance(60) ? ` ELSE ${part()}` : ''
    return `CASE ${whens.join(' ')}${otherwise} END`
  }

  private readonly simpleCase: Way = ({ name }, around, depth) => {
    const scope = single(around)
    const tested = this.orderedType(scope)
    const when = () =>
      `WHEN ${this.operand(tested, scope, depth - 1)} THEN ${this.operand(name, scope, depth - 1)}`
    return `CASE ${this.of(tested, scope, depth - 1)} ${this.dice.times(1, 2, when).join(' ')} END`
  }

  /** A condition tells of the column in one of the arms; not always what is needed. */
  private readonly provenCase: Way = (type, around, depth) => {
    const scope = single(around)
    const column = this.column(type, scope, depth)
    if (column === undefined) return undefined
    const condition = () => this.condition(scope, depth - 1)
    const other = this.of(type.name, scope, depth - 1)
    return this.dice.pick([
      () => `CASE WHEN ${column} IS NOT NULL THEN ${column} ELSE ${other} END`,
      () => `CASE WHEN ${column} IS NULL THEN ${other} ELSE ${column} END`,
      () => `CASE WHEN NOT (${column} IS NULL) THEN ${column} ELSE ${other} END`,
      () => `CASE WHEN ${column} IS NOT NULL AND ${condition()} THEN ${column} ELSE ${other} END`,
      () => `CASE WHEN ${column} IS NOT NULL OR ${condition()} THEN ${column} ELSE ${other} END`,
      () => `CASE WHEN ${column} IS NULL OR ${condition()} THEN ${other} ELSE ${column} END`,
      () => `CASE WHEN ${condition()} THEN ${column} ELSE ${other} END`,
    ])()
  }

  private readonly coalesce: Way = (type, around, depth) => {
    const scope = this.style.isCareless ? around : single(around)
    const { name } = type
    const first = this.of(name, scope, depth - 1)
    const least = this.palette.syntax.lonelyCoalesce ? 0 : 1
    const others = this.dice.times(least, 2, () => this.operand(name, scope, depth - 1))
    const last = this.dice.chance(this.style.seen / 2) ? [this.dice.pick(type.literals)] : []
    return `COALESCE(${[first, ...others, ...last].join(', ')})`
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
    const { casts, types } = this.palette
    const { name } = type
    const sources = [...casts].filter(([, into]) => into.includes(name)).map(([source]) => source)
    const source = this.dice.find(
      casts.size === 0 ? [this.dice.pick(types).name] : [...sources, this.palette.text],
    )
    return source === undefined ? undefined : this.cast(this.of(source, scope, depth - 1), type)
  }

  private readonly subquery: Way = ({ name }, scope, depth) =>
    `(${this.queries.value(name, inner(scope), depth - 1)})`

  private readonly array: Way = ({ element }, scope, depth) => {
    if (element === undefined || !this.palette.syntax.arrays) return undefined
    if (this.dice.chance(20))
      return `ARRAY(${this.queries.set([element], inner(scope), depth - 1)})`
    const others = this.dice.times(0, 2, () => this.operand(element, scope, depth - 1))
    return `ARRAY[${[this.of(element, scope, depth - 1), ...others].join(', ')}]`
  }

  private readonly element: Way = ({ array }, scope, depth) => {
    if (array === undefined || !this.palette.syntax.arrays) return undefined
    const index = this.of(this.palette.integer, scope, 0)
    return `(${this.of(array, scope, depth - 1)})[${index}]`
  }

  private readonly field: Way = ({ name }, scope, depth) => {
    const found = this.palette.types.flatMap((type) =>
      (type.fields ?? [])
        .filter((field) => field.type === name)
        .map((field) => ({ composite: type.name, field: field.name })),
    )
    const chosen = this.dice.find(found)
    return chosen && `(${this.of(chosen.composite, scope, depth - 1)}).${chosen.field}`
  }

  private readonly json: Way = ({ name }, scope, depth) => {
    const forms = this.palette.json?.find(({ type }) => type === name)
    if (!forms) return undefined
    const value = () => this.of(this.typeIn(scope), scope, depth - 1)
    const { wholeRows } = this.palette.syntax
    const rowIn = (seen: Scope) => (wholeRows ? wholeRow(seen, this.dice) : undefined)
    const row = () => (scope.aggregates ? undefined : rowIn(scope))
    const rowOr = () => (this.dice.chance(30) ? row() : undefined) ?? value()
    return this.dice.weigh([
      [3, () => `${this.dice.pick(forms.objects)}('a', ${value()}, 'b', ${rowOr()})`],
      [2, () => `${this.dice.pick(forms.arrays)}(${value()}, ${rowOr()})`],
      [forms.rows.length > 0 ? 2 : 0, () => `${this.dice.pick(forms.rows)}(${rowOr()})`],
      [
        scope.aggregates && forms.aggregates.length > 0 ? 4 : 0,
        () => {
          const inside = { ...inner(scope), columns: scope.grouped }
          return `${this.dice.pick(forms.aggregates)}(${rowIn(inside) ?? this.of(this.typeIn(inside), inside, depth - 1)})`
        },
      ],
    ])()
  }

  private readonly test: Way = ({ name }, scope, depth) =>
    name === this.palette.boolean ? this.conditions.make(single(scope), depth) : undefined

  private readonly aggregate: Way = ({ name }, scope, depth) => {
    if (!scope.aggregates) return undefined
    const key = this.dice.find(scope.keys ?? [])
    if (
      key &&
      this.palette.syntax.grouping &&
      name === this.palette.integer &&
      this.dice.chance(25)
    )
      return `GROUPING(${key.reference})`
    const form = this.aggregates.choose(name, this.dice)
    const seen = { ...inner(scope), columns: scope.grouped }
    const isCount = form?.name === 'count' && this.dice.chance(50)
    const call = isCount ? 'count(*)' : this.written(form, seen, depth)
    return call && this.filtered(call, seen, depth)
  }

  private filtered(call: string, scope: Scope, depth: number): string {
    if (!this.palette.syntax.filter || !this.dice.chance(15)) return call
    return `${call} FILTER (WHERE ${this.condition(scope, depth - 1)})`
  }

  private readonly window: Way = ({ name }, scope, depth) => {
    if (!scope.windows) return undefined
    const isAggregate = this.dice.chance(50)
    const form = (isAggregate ? this.aggregates : this.windows).choose(name, this.dice)
    const call = this.written(form, inner(scope), depth)
    if (call === undefined) return undefined
    const sortable = scope.columns.filter(({ type }) => this.isOrdered(type))
    const counted = isAggregate ? this.filtered(call, inner(scope), depth) : call
    return `${counted} OVER ${overWindow(sortable, scope.hasNamedWindow === true, this.palette, this.dice)}`
  }

  /** A function of many rows in a select list. */
  private readonly series: Way = ({ name }, scope) => {
    if (!scope.isItem || !this.palette.syntax.seriesInItems) return undefined
    const fits = (this.palette.setFunctions ?? []).filter(
      ({ columns: [first, second], listed }) => first?.type === name && !second && !listed,
    )
    const form = this.dice.find(fits)
    return form && this.calling(form, scope)
  }

  private readonly ways: Readonly<Record<WayName, Way>> = {
    column: this.column,
    literal: this.literal,
    bound: this.bound,
    call: this.call,
    operation: this.operation,
    choice: this.choice,
    simpleCase: this.simpleCase,
    provenCase: this.provenCase,
    coalesce: this.coalesce,
    pairwise: this.pairwise,
    converted: this.converted,
    subquery: this.subquery,
    array: this.array,
    element: this.element,
    field: this.field,
    json: this.json,
    test: this.test,
    aggregate: this.aggregate,
    window: this.window,
    series: this.series,
  }
}

/** Where functions of many rows are not allowed. */
function single(scope: Scope): Scope {
  return { ...scope, isItem: false }
}
