import type { StatementRules } from '../dialects/driver.ts'
import type { CheckedParameter, CheckedQuery } from '../ir/checked.ts'
import { type EmitContext, valueOf } from './context.ts'
import {
  broken,
  brokenList,
  choice,
  concat,
  delimited,
  fitsOnLine,
  group,
  indent,
} from './layout.ts'
import { type Layout, render } from './layout.ts'
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

const newLine: Layout = broken({ kind: 'line', flat: '', broken: '' })

/** `f(a, [b, c])`: flat, or with the array broken, or with all broken. */
export function hugLastArgument(callee: string, first: Layout, items: readonly string[]): Layout {
  const start = `${callee}(`
  return choice(
    concat(start, first, ', [', items.join(', '), '])'),
    ...(items.length === 0 ? [] : [concat(start, first, ', ', brokenList('[', items, ']'), ')')]),
    brokenList(start, [first, delimited('[', items, ']')], ')'),
  )
}

interface SentArgument {
  readonly declared: CheckedParameter
  readonly reference: string
  readonly list: boolean
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
