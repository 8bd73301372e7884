import { attempt, type Cursor, listUntil, peek, take, takeName } from './cursor.ts'
import { substitutionsOf, tokensOf } from './tokens.ts'

/** Whether a text is one TypeScript type, by the grammar alone: names are not looked up. */
export function isTypeScriptType(text: string): boolean {
  const tokens = tokensOf(text)
  if (tokens === undefined) return false
  const cursor = { tokens, at: 0 }
  return type(cursor) && cursor.at === tokens.length
}

/** `A extends B ? C : D`, and what binds tighter */
function type(cursor: Cursor): boolean {
  if (!unconditional(cursor)) return false
  if (!take(cursor, 'extends')) return true
  return (
    unconditional(cursor) && take(cursor, '?') && type(cursor) && take(cursor, ':') && type(cursor)
  )
}

function unconditional(cursor: Cursor): boolean {
  return attempt(cursor, functionType) || union(cursor)
}

/** `(a: A, ...rest: B[]) => C`, `abstract new () => C` */
function functionType(cursor: Cursor): boolean {
  if (take(cursor, 'abstract') && peek(cursor) !== 'new') return false
  take(cursor, 'new')
  return signature(cursor) && take(cursor, '=>') && returned(cursor)
}

/** `<T>(a: A)` */
function signature(cursor: Cursor): boolean {
  if (take(cursor, '<') && !listUntil(cursor, '>', typeParameter, ',')) return false
  return take(cursor, '(') && listUntil(cursor, ')', parameter, ',')
}

function typeParameter(cursor: Cursor): boolean {
  while (['const', 'in', 'out'].includes(peek(cursor)) && /^\w/.test(peek(cursor, 1))) cursor.at++
  if (!takeName(cursor)) return false
  if (take(cursor, 'extends') && !type(cursor)) return false
  return !take(cursor, '=') || type(cursor)
}

function parameter(cursor: Cursor): boolean {
  take(cursor, '...')
  if (!takeName(cursor) && !pattern(cursor)) return false
  take(cursor, '?')
  return !take(cursor, ':') || type(cursor)
}

/** `{ a, b }` and `[a, b]` in the place of a name */
function pattern(cursor: Cursor): boolean {
  const isObject = take(cursor, '{')
  if (!isObject && !take(cursor, '[')) return false
  return listUntil(cursor, isObject ? '}' : ']', patternItem, ',')
}

function patternItem(cursor: Cursor): boolean {
  take(cursor, '...')
  if (!takeName(cursor)) return pattern(cursor)
  return !take(cursor, ':') || takeName(cursor) || pattern(cursor)
}

/** `value is T`, `asserts value is T`, or a type */
function returned(cursor: Cursor): boolean {
  return attempt(cursor, predicate) || attempt(cursor, assertion) || type(cursor)
}

function predicate(cursor: Cursor): boolean {
  if (peek(cursor) === 'asserts' && peek(cursor, 2) === 'is') cursor.at++
  return takeName(cursor) && take(cursor, 'is') && type(cursor)
}

function assertion(cursor: Cursor): boolean {
  return take(cursor, 'asserts') && takeName(cursor)
}

function union(cursor: Cursor): boolean {
  take(cursor, '|')
  do {
    take(cursor, '&')
    do if (!prefixed(cursor)) return false
    while (take(cursor, '&'))
  } while (take(cursor, '|'))
  return true
}

function prefixed(cursor: Cursor): boolean {
  if (take(cursor, 'infer')) return takeName(cursor) && inferredBound(cursor)
  take(cursor, 'keyof', 'unique', 'readonly')
  return ['keyof', 'unique', 'readonly', 'infer'].includes(peek(cursor))
    ? prefixed(cursor)
    : indexed(cursor)
}

/** `infer T extends string`, where no `?` makes a condition of it */
function inferredBound(cursor: Cursor): boolean {
  const { at } = cursor
  if (take(cursor, 'extends') && (!unconditional(cursor) || peek(cursor) === '?')) cursor.at = at
  return true
}

/** `A[]`, `A['key']` */
function indexed(cursor: Cursor): boolean {
  if (!primary(cursor)) return false
  while (take(cursor, '[')) {
    if (!take(cursor, ']') && !(type(cursor) && take(cursor, ']'))) return false
  }
  return true
}

function primary(cursor: Cursor): boolean {
  const token = peek(cursor)
  if (take(cursor, '(')) return type(cursor) && take(cursor, ')')
  if (take(cursor, '[')) return listUntil(cursor, ']', element, ',')
  if (take(cursor, '{')) return attempt(cursor, mapped) || listUntil(cursor, '}', member, ';', ',')
  if (/^['"]|^-?[\d.]*\d/.test(token)) return take(cursor, token)
  if (token.startsWith('`')) {
    return take(cursor, token) && substitutionsOf(token).every(isTypeScriptType)
  }
  take(cursor, 'typeof')
  return reference(cursor)
}

/** `A.B<C>`, `import('./a.js').B` */
function reference(cursor: Cursor): boolean {
  if (take(cursor, 'import')) {
    if (!take(cursor, '(') || !/^['"]/.test(peek(cursor))) return false
    cursor.at++
    if (take(cursor, ',') && !primary(cursor)) return false
    if (!take(cursor, ')')) return false
  } else if (reserved.has(peek(cursor)) || !takeName(cursor)) return false
  while (take(cursor, '.')) if (!takeName(cursor)) return false
  return !take(cursor, '<') || (peek(cursor) !== '>' && listUntil(cursor, '>', type, ','))
}

/** `...A[]`, `name?: A`, `A?` */
function element(cursor: Cursor): boolean {
  take(cursor, '...')
  attempt(cursor, label)
  if (!type(cursor)) return false
  take(cursor, '?')
  return true
}

function label(cursor: Cursor): boolean {
  if (!takeName(cursor)) return false
  take(cursor, '?')
  return take(cursor, ':')
}

/** `readonly [K in A as B]?: C }`, behind the brace */
function mapped(cursor: Cursor): boolean {
  if (take(cursor, '+', '-') && peek(cursor) !== 'readonly') return false
  take(cursor, 'readonly')
  if (!take(cursor, '[') || !takeName(cursor) || !take(cursor, 'in') || !type(cursor)) return false
  if (take(cursor, 'as') && !type(cursor)) return false
  if (!take(cursor, ']')) return false
  take(cursor, '+', '-')
  take(cursor, '?')
  if (take(cursor, ':') && !type(cursor)) return false
  take(cursor, ';', ',')
  return take(cursor, '}')
}

/** A property, a method, a signature or an index of an object type */
function member(cursor: Cursor): boolean {
  return attempt(cursor, callable) || attempt(cursor, property) || attempt(cursor, modified)
}

function modified(cursor: Cursor): boolean {
  return take(cursor, 'readonly', 'get', 'set') && property(cursor)
}

/** `(a: A): B`, `new (a: A): B` */
function callable(cursor: Cursor): boolean {
  take(cursor, 'new')
  return signature(cursor) && annotation(cursor)
}

function property(cursor: Cursor): boolean {
  if (!propertyName(cursor)) return false
  take(cursor, '?')
  if (['(', '<'].includes(peek(cursor)) && !signature(cursor)) return false
  return annotation(cursor) && [';', ',', '}'].includes(peek(cursor))
}

function propertyName(cursor: Cursor): boolean {
  if (take(cursor, '[')) {
    attempt(cursor, label)
    return type(cursor) && take(cursor, ']')
  }
  if (!/^['"\d]/.test(peek(cursor))) return takeName(cursor)
  cursor.at++
  return true
}

function annotation(cursor: Cursor): boolean {
  return !take(cursor, ':') || returned(cursor)
}

/** The reserved words of the language that begin no type. */
const reserved = new Set(
  `break case catch class const continue debugger default delete do else enum export extends finally for function if
  in instanceof new return super switch throw try var while with`.split(/\s+/),
)
