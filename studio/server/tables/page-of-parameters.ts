import { type Filter, type Operator, operators, type PageQuery } from '../../api/pages.ts'
import { type JsonValue, jsonValue } from '../../api/cell.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { readJson } from '../json/read-json.ts'
import { checked } from '../routing/checked.ts'
import { choiceOf, integerOf, type QueryParameters } from '../routing/read-query.ts'
import { filter as filterSchema } from '../../api/pages.ts'

/** The parameters of a page; `where.` stands for one of each column. */
export const pageParameters = [
  'schema',
  'select',
  'filter',
  'where.',
  'search',
  'sort',
  'limit',
  'cursor',
  'offset',
  'count',
  'cell',
  'json',
] as const

/** What the parameters of a URL ask for, as a body of `/query` says it. Throws: Refusal. */
export function pageOfParameters(query: QueryParameters): PageQuery {
  const given = {
    schema: query.get('schema'),
    select: query.get('select')?.split(','),
    filter: filterOf(query),
    search: query.get('search'),
    sort: query.get('sort')?.split(',').map(sortKey),
    limit: integerOf(query, 'limit', { least: 1, most: 1000 }),
    cursor: query.get('cursor'),
    offset: integerOf(query, 'offset', { least: 0, most: 10_000 }),
    count: choiceOf(query, 'count', ['none', 'estimated', 'exact', 'auto']),
    cell: integerOf(query, 'cell', { least: 1, most: 1_000_000 }),
    json: choiceOf(query, 'json', ['parsed', 'text']),
  }
  const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined
  return Object.fromEntries(Object.entries(given).filter(isGiven))
}

type SortKey = NonNullable<PageQuery['sort']>[number]

/** `-created_at`, `id:nullsfirst`. */
function sortKey(text: string): SortKey {
  const parts = /^(?<sign>-?)(?<column>[^:]+)(?::nulls(?<nulls>first|last))?$/.exec(text)?.groups
  if (!parts?.['column']) throw refusal('bad_request', 'this is no order of rows', 'sort')
  const nulls = parts['nulls']
  return {
    column: parts['column'],
    direction: parts['sign'] === '-' ? 'desc' : 'asc',
    ...((nulls === 'first' || nulls === 'last') && { nulls }),
  }
}

function filterOf(query: QueryParameters): Filter | undefined {
  const text = query.get('filter')
  const whole = text === undefined ? [] : [checked(filterSchema, jsonOf(text, 'filter'))]
  const tests = [...query].flatMap(([name, value]) =>
    name.startsWith('where.') ? [testOf(name, value)] : [],
  )
  const parts = [...whole, ...tests]
  return parts.length > 1 ? { and: parts } : parts[0]
}

/** `where.age=gte.18`, `where.name=isnull`. */
function testOf(name: string, text: string): Filter {
  const end = text.indexOf('.')
  const word = end < 0 ? text : text.slice(0, end)
  const op = operators.find((each) => each === word)
  if (op === undefined) {
    const details = [{ path: name, message: 'unknown operator', suggestions: [...operators] }]
    throw new Refusal('bad_request', { details })
  }
  const value = end < 0 ? undefined : operandOf(op, text.slice(end + 1), name)
  const column = name.slice('where.'.length)
  return { column, op, ...(value !== undefined && { value }) }
}

const LISTS: ReadonlySet<Operator> = new Set<Operator>(['in', 'nin', 'between'])

/** A list is divided by commas, or is JSON where its values hold some: `in.["a,b","c"]`. */
function operandOf(op: Operator, text: string, path: string): JsonValue {
  if (op === 'json') return jsonOf(text, path)
  if (!LISTS.has(op)) return text
  return text.startsWith('[') ? jsonOf(text, path) : text.split(',')
}

function jsonOf(text: string, path: string): JsonValue {
  try {
    return checked(jsonValue, readJson(text))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('bad_request', {
      details: [{ path, message: 'this is no JSON' }],
      cause: error,
    })
  }
}
