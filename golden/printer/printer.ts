import type * as Ast from '../../compiler/2-parse/ast.ts'

/** Expressions hold queries and queries hold expressions: the parts of the printer meet here. */
export interface Printer {
  readonly style: Style
  /** The text of an expression, which stands for itself wherever it is put. */
  expression(expression: Ast.Expression): string
  /** Without parentheses around it. */
  statement(statement: Ast.QueryStatement): string
  from(item: Ast.FromItem): string
  /** Undefined for a kind of statement that the printer does not know. */
  anything(node: Ast.Statement | Ast.Expression): string | undefined
}

/** How a dialect spells what all of them have: what the printer asks instead of a dialect's name. */
export interface Style {
  name(name: Ast.Name): string
  literal(literal: Ast.Literal): string
  /** A string, as comments have it. */
  string(text: string): string
  parameter(parameter: Ast.Parameter): string
  /** `x IS [NOT] DISTINCT FROM y`; `negated`: they are not the same. */
  same(left: string, right: string, negated: boolean): string
  cast(operand: string, type: Ast.TypeName): string
  /** `@x`, without an assignment. */
  variable(name: string): string
  /** The only item of `x IN (y)`, where it is a query of one value. */
  onlyMember(query: string): string
  /** Operands of UNION may stand in parentheses of their own. */
  readonly nestedQueries: boolean
  /** `FROM (a JOIN b ON c)` means what it means without the parentheses, wherever it stands. */
  readonly nestedJoins: boolean
  /** The name that the engine gives an item without an alias by its spelling; undefined: none is written. */
  itemName(item: Ast.ExpressionItem): string | undefined
  /** `DATE '2020-01-01'` is not CAST('2020-01-01' AS DATE). */
  readonly typedLiterals: boolean
  /** `DEFAULT (now())` is not `DEFAULT now()`. */
  readonly enclosedDefaults: boolean
  /** RETURNING stands behind ORDER BY and LIMIT. */
  readonly returningLast: boolean
  /** FOR SHARE, or what stands for it. */
  readonly shareLock: string
  /** Where a query has no FROM, and a WHERE. */
  readonly emptyFrom: string
  /** `TABLE t` is a query. */
  readonly tableQueries: boolean
  /** `LIMIT skipped, count`, which numbers the parameters in its order. */
  readonly limitComma: boolean
  /** VALUES ROW (1): the word before a row of VALUES as a query. */
  readonly valuesRow: string
  /** Definitions of other kinds are not printed. */
  readonly definitions: Definitions
}

type Definitions = {
  readonly [K in Ast.Definition['kind']]?: (
    definition: Extract<Ast.Definition, { kind: K }>,
    printer: Printer,
  ) => string | undefined
}

/** What is there, with single spaces between. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ')
}

/** The pieces without a space between, unless two would become one word. */
export function joined(pieces: readonly string[]): string {
  return pieces.reduce((text, piece) =>
    /[\w"']$/.test(text) && /^[\w"']/.test(piece) ? `${text} ${piece}` : text + piece,
  )
}

export function commas<T>(items: readonly T[], print: (item: T) => string): string {
  return items.map(print).join(', ')
}

/** `keyword a, b`, or nothing where the list is empty. */
export function clause<T>(
  keyword: string,
  items: readonly T[],
  print: (item: T) => string,
): string {
  return items.length === 0 ? '' : `${keyword} ${commas(items, print)}`
}

export function printName(name: Ast.QualifiedName, { style }: Printer): string {
  return name.parts.map((part) => style.name(part)).join('.')
}

export function printString(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** `+`, or OPERATOR(schema.+). */
export function printOperator(
  { schema, sign }: Pick<Ast.Operator, 'schema' | 'sign'>,
  { style }: Printer,
): string {
  if (schema.length === 0) return sign
  return `OPERATOR(${schema.map((part) => style.name(part)).join('.')}.${sign})`
}

/** USING, WITH, ON COMMIT and TABLESPACE. */
export function printStorage(storage: Ast.Storage | undefined, { style }: Printer): string {
  if (!storage) return ''
  const { method, parameters, onCommit, tablespace } = storage
  return words(
    method && `USING ${style.name(method)}`,
    parameters,
    onCommit !== 'unsaid' && `ON COMMIT ${onCommit.toUpperCase().replace('-', ' ')}`,
    tablespace && `TABLESPACE ${style.name(tablespace)}`,
  )
}

/** `(a, b)`, or nothing. */
export function nameList(names: readonly Ast.Name[], { style }: Printer): string {
  return names.length === 0 ? '' : `(${commas(names, (name) => style.name(name))})`
}
