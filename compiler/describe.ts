import { propertyKey } from './5-emit/emit-row.ts'
import { listType, tsTypeOf } from './5-emit/ts-type.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Driver } from './dialects/driver.ts'
import {
  type CheckedParameter,
  type CheckedProject,
  type CheckedQuery,
  type QueryKind,
  type ResultColumn,
  type ResultItem,
  resultItems,
} from './ir/checked.ts'
import type { GenOptions } from './ir/options.ts'
import type { Type } from './ir/type.ts'
import type { Place } from './source/span.ts'

/** A query in words: what `quarry check --json` prints and editors show. */
export interface QueryDescription {
  readonly name: string
  readonly kind: QueryKind
  /** The annotation's line. */
  readonly place: Place
  /** The text that is sent; a list stands as one placeholder. */
  readonly sql: string
  /** In the order of their numbers. */
  readonly params: readonly ParameterDescription[]
  readonly columns: readonly ColumnDescription[]
}

interface ParameterDescription {
  readonly number: number
  readonly name: string
  /** The engine's own name; that of one element for a list. */
  readonly type: string
  readonly nullable: boolean
  readonly tsType: string
}

interface ColumnDescription {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly tsType: string
  /** `relation.column`; undefined for an expression. */
  readonly source: string | undefined
  /** Of `sqlc.embed(t)`: the columns of the object; else undefined. */
  readonly columns: readonly ColumnDescription[] | undefined
}

export interface DescribeTarget {
  readonly dialect: Dialect
  readonly driver: Driver
  readonly options: GenOptions
}

/** Every query that has no error, in the order of the files. */
export function describe(
  project: CheckedProject,
  target: DescribeTarget,
): readonly QueryDescription[] {
  return project.groups.flatMap(({ queries }) =>
    queries.map(({ query, place }) => ({
      name: query.name,
      kind: query.kind,
      place,
      sql: sentText(query, target),
      params: query.parameters.map((parameter) => describeParameter(parameter, target)),
      columns: resultItems(query).map((item) => describeItem(item, target)),
    })),
  )
}

/** Where parameters are numbered, lists come last: their length changes no other number. */
function sentText({ text, parameters }: CheckedQuery, { driver }: DescribeTarget): string {
  const indexes = parameters.map((_, index) => index)
  const isList = (index: number) => parameters[index]?.list === true
  const sent = [...indexes.filter((index) => !isList(index)), ...indexes.filter(isList)]
  const placeholder = (index: number) =>
    driver.statements.placeholders === 'numbered' ? `$${sent.indexOf(index) + 1}` : '?'
  return text
    .map((part) => (part.kind === 'text' ? part.text : placeholder(part.parameter)))
    .join('')
}

function describeParameter(
  { number, name, type, nullable, list, source }: CheckedParameter,
  { dialect, driver, options }: DescribeTarget,
): ParameterDescription {
  const target = { driver, options, types: dialect.types }
  const one = tsTypeOf({ type, nullable, source }, 'write', target)
  const tsType = list ? listType(one.includes(' | ') ? `(${one})` : one, 1, 'write') : one
  return { number, name, type: dialect.types.render(type), nullable, tsType }
}

function describeItem(item: ResultItem, target: DescribeTarget): ColumnDescription {
  if (item.kind === 'column') return describeColumn(item.column, target)
  const { name, of, nullable } = item.embedded
  const columns = item.embedded.columns.map((column) => describeColumn(column, target))
  const members = columns.map((column) => `${propertyKey(column.name)}: ${column.tsType}`)
  const tsType = `{ ${members.join('; ')} }${nullable ? ' | null' : ''}`
  return { name, type: of.relation, nullable, tsType, source: undefined, columns }
}

function describeColumn(
  { name, type, nullable, origin, source }: ResultColumn,
  { dialect, driver, options }: DescribeTarget,
): ColumnDescription {
  return {
    name,
    type: dialect.types.render(withoutBuiltinDomain(type, dialect)),
    nullable,
    tsType: tsTypeOf({ type, nullable, source }, 'read', { driver, options, types: dialect.types }),
    source: origin && `${origin.relation}.${origin.column}`,
    columns: undefined,
  }
}

/** A domain is what a schema names so; those of `information_schema` are what the engine describes them as. */
function withoutBuiltinDomain(type: Type, { builtins }: Dialect): Type {
  return type.kind === 'domain' && builtins.schemas.has(type.schema) ? type.base : type
}
