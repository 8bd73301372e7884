import type { CallForm } from '../../../dialects/grammar.ts'
import type * as Ast from '../../ast.ts'

/** A call as far as its closing parenthesis. */
export type Given = Pick<
  Ast.Call,
  'arguments' | 'star' | 'distinct' | 'orderBy' | 'separator' | 'limit'
> & {
  /** DISTINCT or ALL. */
  readonly quantified: boolean
}

export interface CallFault {
  readonly expected: string
  /** Of the first token that is wrong; undefined: the closing parenthesis. */
  readonly at: number | undefined
}

/** How each function is called whose arguments the grammar counts, by its name. */
export function readForms(forms: readonly CallForm[]): ReadonlyMap<string, CallForm> {
  return new Map(
    forms.flatMap((form) => form.functions.split(/\s+/).map((name) => [name, form] as const)),
  )
}

/** A function that the grammar does not know takes any arguments and is no aggregate. */
export const plainForm: CallForm = {
  functions: '',
  least: 0,
  most: Infinity,
  over: 'never',
  takes: [],
}

/** The same without a schema: it may be a loadable function, whose arguments have names. */
export const namedForm: CallForm = { ...plainForm, takes: ['aliases'] }

/** Why the grammar has no such call; undefined where it has. */
export function callFault(given: Given, form: CallForm): CallFault | undefined {
  const { takes, least, most } = form
  const { arguments: list, star } = given
  if (star) return takes.includes('star') ? undefined : { expected: 'an expression', at: undefined }
  const count = given.distinct && takes.includes('several') ? Infinity : most
  const excess = list[count]
  if (given.quantified && !takes.includes(given.distinct ? 'distinct' : 'all')) {
    return { expected: 'an expression', at: list[0]?.at.start }
  }
  if (excess) return { expected: '")"', at: list[count - 1]?.at.end ?? excess.at.start }
  if (list.length < least)
    return { expected: list.length > 0 ? '","' : 'an expression', at: undefined }
  if (unfit(given, takes)) return { expected: '")"', at: list.at(-1)?.at.end }
  const named = !takes.includes('aliases') && list.find(({ alias }) => alias)
  if (named) return { expected: '")"', at: named.value.at.end }
  return narrowFault(list, form) ?? oddArgument(list, takes)
}

/** Of the arguments that are no expressions of any kind. */
function narrowFault(list: Given['arguments'], form: CallForm): CallFault | undefined {
  const counted = form.counted === undefined ? undefined : list[form.counted]
  if (counted && (isEnclosed(counted) || !isCount(counted.value)))
    return { expected: 'a number', at: counted.at.start }
  const simple = form.simple === undefined ? undefined : list[form.simple]
  if (simple && !isSimple(simple)) return { expected: 'an operand', at: simple.at.start }
  return undefined
}

function isEnclosed({ value, at }: Ast.Argument): boolean {
  return value.at.start !== at.start
}

/** No operator but a sign and the like stands in it outside parentheses. */
function isSimple(argument: Ast.Argument): boolean {
  const { value } = argument
  if (isEnclosed(argument)) return true
  return value.kind === 'unary' ? value.operator !== 'not' : !operations.has(value.kind)
}

const operations: ReadonlySet<Ast.Expression['kind']> = new Set([
  'binary',
  'is',
  'between',
  'in-list',
  'in-query',
  'like',
  'quantified',
])

/** A number, a parameter, a variable, or what may be the variable of a routine. */
function isCount(value: Ast.Expression): boolean {
  switch (value.kind) {
    case 'parameter':
      return true
    case 'literal':
      return isDigits(value)
    case 'variable':
      return !value.value && !value.name.startsWith('@')
    case 'column':
      return value.parts.length === 1
    default:
      return false
  }
}

function isDigits(value: Ast.Expression): boolean {
  return value.kind === 'literal' && value.type === 'integer' && /^\d+$/.test(value.value)
}

function oddArgument(list: Given['arguments'], takes: CallForm['takes']): CallFault | undefined {
  for (const { kind, expected, isOne } of kinds) {
    const odd = takes.includes(kind) && list.find(({ value }) => !isOne(value))
    if (odd) return { expected, at: odd.at.start }
  }
  return undefined
}

const kinds: readonly {
  readonly kind: CallForm['takes'][number]
  readonly expected: string
  readonly isOne: (value: Ast.Expression) => boolean
}[] = [
  { kind: 'columns', expected: 'a column', isOne: ({ kind }) => kind === 'column' },
  { kind: 'digits', expected: 'a number', isOne: isDigits },
]

/** Whether there is an ORDER BY, a SEPARATOR or a LIMIT that the function does not take. */
function unfit({ orderBy, separator, limit }: Given, takes: CallForm['takes']): boolean {
  if (orderBy.length > 0 && !takes.includes('order')) return true
  if (separator && !takes.includes('separator')) return true
  return limit !== undefined && !takes.includes('limit')
}
