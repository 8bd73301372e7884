import type { StatementRules } from '../dialects/driver.ts'
import type { CheckedParameter, CheckedQuery } from '../ir/checked.ts'
import { type EmitContext, valueOf } from './context.ts'
import {
  brokenList,
  choice,
  concat,
  delimited,
  fitsOnLine,
  flatText,
  group,
  indent,
  type Layout,
  newLine,
  render,
} from './layout.ts'
import { converted, converter, type ModuleScope } from './module-scope.ts'
import { methodName } from './names.ts'
import { hash } from './statement.ts'

/** `query: "GetBook", name: "getBook_863d8bd3", text: ...`; only a text that never varies has a name. */
export function textProperties(
  query: CheckedQuery,
  template: string,
  { textKey, named }: StatementRules,
  isFixed: boolean,
): readonly Layout[] {
  const prepared = `name: "${methodName(query.name).slice(0, 54)}_${hash(template)}"`
  return [
    queryProperty(query),
    ...(named && isFixed ? [prepared] : []),
    `${textKey}: \`${template}\``,
  ]
}

/** The query's name in its SQL file, which errors tell. */
export function queryProperty({ name }: CheckedQuery): Layout {
  const line: Layout = { kind: 'line', flat: ' ', broken: '' }
  return concat('query:', group(indent(line, JSON.stringify(name))))
}

export function renderConstant(constant: string, value: Layout): string {
  const start = `const ${constant} =`
  const place = fitsOnLine(`${start} (`) ? concat(' ', value) : indent(newLine, value)
  return render(concat(start, place, ';'), {})
}

export function renderMethod(method: string, pattern: readonly string[], call: Layout): string {
  const body = concat(
    `async ${method}`,
    delimited('(', pattern, ')'),
    ' {',
    indent(newLine, call, ';'),
    newLine,
    '}',
  )
  return render(body, { level: 1, after: ',' })
}

/** `f(a, [b, c])` or `f(a, () => [b, c])`: flat, or with the array broken, or with all broken. */
export function hugLastArgument(
  callee: string,
  first: Layout,
  { items, isMade }: ListArgument,
): Layout {
  const start = `${callee}(`
  const open = isMade ? '() => [' : '['
  return choice(
    concat(start, first, ', ', open, items.join(', '), '])'),
    ...(items.length === 0 ? [] : [concat(start, first, ', ', brokenList(open, items, ']'), ')')]),
    brokenList(start, [first, delimited(open, items, ']')], ')'),
  )
}

/**
 * `f(a, items.map((item) => [b]))`, which prettier breaks because a function stands among its arguments; a list that is
 * made by a function of its own is hugged: `f(a, () => items.map((item) => [b]))`.
 */
export function mappedArgument(
  callee: string,
  first: string,
  { list, isMade }: { readonly list: Layout; readonly isMade: boolean },
): Layout {
  const start = `${callee}(`
  if (!isMade) return brokenList(start, [first, list], ')')
  return choice(
    concat(start, first, ', () => ', flatText(list), ')'),
    concat(start, first, ', () =>', indent(newLine, list, ','), newLine, ')'),
  )
}

export interface ListArgument {
  readonly items: readonly string[]
  /** The list is made by a function, so that an error of a conversion can name the query. */
  readonly isMade: boolean
}

interface SentArgument {
  readonly declared: CheckedParameter
  readonly reference: string
  readonly list: boolean
}

/** The argument is converted before it is sent, which may fail. */
export function isConverted({ type, nullable }: CheckedParameter, context: EmitContext): boolean {
  const { encode, encodeNonNull } = valueOf(type, context).write
  return (nullable ? encode : encodeNonNull) !== undefined
}

/** The argument as the driver is to have it. */
export function sent(
  { declared: { type, nullable }, reference, list }: SentArgument,
  context: EmitContext,
  scope: ModuleScope,
): string {
  const { encode, encodeNonNull } = valueOf(type, context).write
  const conversion = nullable && !list ? encode : encodeNonNull
  if (!list) return converted(reference, conversion, scope)
  if (conversion === undefined) return `...${reference}`
  return `...${reference}.map(${converter(conversion, scope)})`
}
