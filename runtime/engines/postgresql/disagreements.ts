import type { Types } from '../../../compiler/dialects/dialect.ts'
import type { CheckedQuery } from '../../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../../compiler/ir/type.ts'
import { RefusedStatement } from '../../refused-statement.ts'
import { sentStatement } from '../../sent-statement.ts'

/** What the server describes otherwise than the query was checked, a line each. Nothing is run. */
export async function disagreements(
  client: DescribingClient,
  query: CheckedQuery,
  { render }: Pick<Types, 'render'>,
): Promise<readonly string[]> {
  // One item alone would be compared by `=`, which has types of its own.
  const lists = query.parameters.map(({ list }) => (list ? [0, 0] : 0))
  const { sql, pieces } = sentStatement(query, lists, 'numbered')
  const { parameters, columns } = await client.describe(sql).catch((error: Error) => {
    throw withPlace(error, sql, pieces)
  })
  const names = await typeNames(client, [...parameters, ...columns.map(({ type }) => type)])
  const nameOf = (oid: number) => names.get(oid) ?? `type ${oid}`
  const theirs = [
    ...parameters.map((oid, index) => `$${index + 1} ${nameOf(oid)}`),
    ...columns.map(({ name, type }) => `${name} ${nameOf(type)}`),
  ]
  const sent = sentParameters(query)
  // The protocol may give a domain's base type for a parameter.
  const ours = [
    ...sent.map((type, i) => [type, baseType(type)].map((each) => `$${i + 1} ${render(each)}`)),
    ...query.columns.map(({ name, type }) => [`${name} ${render(baseType(type))}`]),
  ]
  // Nothing is claimed of what comes from an extension that is not known.
  const isUnknown = [...sent, ...query.columns.map(({ type }) => type)].map(
    ({ kind }) => kind === 'unknown',
  )
  if (theirs.length !== ours.length) {
    return [`${theirs.join(', ')}; not ${ours.map(([line]) => line).join(', ')}`]
  }
  return theirs.flatMap((line, index) => {
    const meant = ours[index] ?? []
    return isUnknown[index] || meant.includes(line) ? [] : [`${line}; not ${meant[0]}`]
  })
}

/** The server counts characters from 1 (PostgreSQL manual 54.8), JavaScript counts UTF-16 code units. */
function withPlace(error: Error, sql: string, pieces: readonly string[]): Error {
  const position = 'position' in error ? Number(error.position) : Number.NaN
  if (!Number.isInteger(position)) return error
  const offset = [...sql].slice(0, position - 1).join('').length
  return new RefusedStatement({ message: error.message, pieces, offset }, { cause: error })
}

/** Parameters in the order in which the statement numbers them. */
function sentParameters({ text, parameters }: CheckedQuery): readonly Type[] {
  const indexes = text.flatMap((piece) => (piece.kind === 'parameter' ? [piece.parameter] : []))
  return [...new Set(indexes)].flatMap((index) => {
    const parameter = parameters[index]
    if (parameter === undefined) return []
    return parameter.list ? [parameter.type, parameter.type] : [parameter.type]
  })
}

/** A connection that need only describe statements. */
export interface DescribingClient {
  query<Row extends object>(
    sql: string,
    parameters: unknown[],
  ): Promise<{ readonly rows: readonly Row[] }>
  /** Throws what the engine says when it refuses the statement. */
  describe(text: string): Promise<Described>
}

export interface Described {
  /** Object identifiers of types. */
  readonly parameters: readonly number[]
  readonly columns: readonly { readonly name: string; readonly type: number }[]
}

async function typeNames(
  client: DescribingClient,
  oids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: string; name: string }>(
    `select t.oid::text as oid, coalesce(e.typname || '[]', t.typname) as name
     from pg_type t left join pg_type e on e.typarray = t.oid
     where t.oid = any ($1::oid[])`,
    [oids],
  )
  return new Map(rows.map(({ oid, name }) => [Number(oid), name]))
}
