import type * as Ast from '../../2-parse/ast.ts'
import type { Names } from '../dialect.ts'
import { typeNames } from './data/type-names.ts'

export const names = {
  defaultSchema: 'public',
  temporarySchema: 'pg_temp',
  declaredLabels: 'never',
  labelled: 'nothing',
  // The lexer has folded what is not quoted.
  relationKey: (name) => name,
  routineKey: (name) => name,
  columnKey: (name) => name,
  valuesColumn: (index) => `column${index + 1}`,
  unnamed: (expression) => figure(expression).name ?? '?column?',
} satisfies Names

/** What an expression offers as its column's name. A `weak` name gives way to one from within. */
interface Figured {
  readonly name: string | undefined
  readonly weak: boolean
}

const nothing: Figured = { name: undefined, weak: true }
const strong = (name: string | undefined): Figured => ({ name, weak: false })

/** Functions that the grammar writes as operators. */
const writtenAsOperator: ReadonlyMap<string, Figured> = new Map([
  ['at time zone', strong('timezone')],
  ['at local', strong('timezone')],
  ['overlaps', strong('overlaps')],
])

/** Manual 7.3.2, and `FigureColname` of the engine for the cases that it leaves out. */
function figure(expression: Ast.Expression): Figured {
  switch (expression.kind) {
    case 'column':
      return strong(expression.parts.at(-1)?.text)
    case 'call':
      return called(expression.name)
    case 'field':
      return strong(expression.field.text)
    case 'subscript':
    case 'collate':
      return figure(expression.operand)
    case 'cast':
      return weakly(figure(expression.operand), internalName(expression.type))
    case 'special-call':
      return strong(expression.name === 'collation' ? 'pg_collation_for' : expression.name)
    case 'case':
      return weakly(expression.otherwise ? figure(expression.otherwise) : nothing, 'case')
    case 'subquery':
      return strong(firstColumn(expression.query))
    case 'binary':
      return writtenAsOperator.get(expression.operator) ?? nothing
    case 'is':
      return expression.test.kind === 'normalized' ? strong('is_normalized') : nothing
    case 'exists':
      return strong('exists')
    case 'array':
    case 'array-subquery':
      return strong('array')
    case 'row':
      return strong('row')
    case 'literal':
    case 'parameter':
    case 'variable':
    case 'unary':
    case 'default':
    case 'between':
    case 'in-list':
    case 'in-query':
    case 'like':
    case 'quantified':
    case 'interval':
    case 'match-against':
    case 'sequence-call':
      return nothing
  }
}

/** `sqlc.arg(x)` is sent as a parameter, which offers nothing. */
function called({ parts }: Ast.QualifiedName): Figured {
  const [first, second] = parts
  if (first?.text === 'sqlc' && second !== undefined) return nothing
  return strong(parts.at(-1)?.text)
}

function weakly(inner: Figured, name: string): Figured {
  return inner.weak ? { name, weak: true } : inner
}

/** `(SELECT a ...)` is called a; of a set operation the leftmost arm counts. */
function firstColumn({ body }: { readonly body: Ast.QueryBody }): string | undefined {
  switch (body.kind) {
    case 'query':
      return firstColumn(body)
    case 'set-operation':
      return firstColumn({ body: body.left })
    case 'values':
      return names.valuesColumn(0)
    case 'select': {
      const [item] = body.items
      if (item?.kind !== 'item') return undefined
      return item.alias?.text ?? figure(item.expression).name
    }
  }
}

/** The name of `pg_type` behind the words: `x::integer` is called int4. */
function internalName({ words, modifiers, quoted }: Ast.TypeName): string {
  if (quoted) return words
  if (words === 'float') return Number(modifiers[0] ?? 53) > 24 ? 'float8' : 'float4'
  if (words.startsWith('interval ')) return 'interval'
  return typeNames.spelled.get(words) ?? words
}
