import pg from 'pg'
import postgres from 'postgres'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import type { DriverName } from '../fixtures/case-settings.ts'
import { handStatement } from './hand-statement.ts'
import type { OpenDriver, Rows, TestDatabase } from './test-database.ts'

const asText = { getTypeParser: () => (text: unknown) => text }

/** Two connections on the address: one sends statements, the other asks for descriptions. */
export async function openPostgresql(url: string): Promise<TestDatabase> {
  const hand = new pg.Client({ connectionString: url, types: asText })
  await hand.connect()
  const describer = postgres(url, { max: 1, onnotice: () => undefined })
  return {
    drivers: ['pg', 'postgres'],
    reset: () => reset(hand),
    execute: async (statements) => {
      await hand.query(statements)
    },
    runByHand: (query, args) => runByHand(hand, query, args),
    refusal: (statement) =>
      describer
        .unsafe(statement)
        .describe()
        .then(
          () => undefined,
          (error: Error) => error.message,
        ),
    disagreements: (query) => disagreements(query, describer),
    openDriver: (driver) => openDriver(driver, url),
    async close() {
      await Promise.all([hand.end(), describer.end()])
    },
  }
}

async function reset(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  const drops = rows.map(({ name }) => `drop schema ${name} cascade;`)
  await client.query(`set client_min_messages = error; ${drops.join(' ')} create schema public`)
  await client.query(`reset all; set timezone = 'UTC'`)
}

async function runByHand(
  client: pg.Client,
  query: CheckedQuery,
  args: readonly unknown[],
): Promise<Rows> {
  const given = args.map((value, index) => handValue(value, query.parameters[index]?.type))
  const { sql, values } = handStatement(query, given, 'numbered')
  await client.query('begin')
  try {
    const result = await client.query({ text: sql, values: [...values], rowMode: 'array' })
    return result.rows
  } finally {
    await client.query('rollback')
  }
}

/** The text of the value: pg would write a Date as local time and a list as an array. */
function handValue(value: unknown, type: Type | undefined): unknown {
  const base = type === undefined ? undefined : baseType(type)
  const isJson = base?.kind === 'scalar' && /^jsonb?$/.test(base.name)
  if (value === null) return null
  if (isJson) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map((item) => handValue(item, undefined))
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value)
  return Object.is(value, -0) ? '-0' : value
}

async function disagreements(query: CheckedQuery, sql: postgres.Sql): Promise<readonly string[]> {
  // One item alone would be compared by `=`, which has types of its own.
  const lists = query.parameters.map(({ list }) => (list ? [0, 0] : 0))
  const described = await sql.unsafe(handStatement(query, lists, 'numbered').sql).describe()
  const columns = described.columns ?? []
  const types = await typeNames(sql, [...described.types, ...columns.map(({ type }) => type)])
  const theirs = [
    ...described.types.map((oid, index) => `$${index + 1} ${types.get(oid)}`),
    ...columns.map(({ name, type }) => `${name} ${types.get(type)}`),
  ]
  const ours = [
    ...sentParameters(query).map((type, index) => `$${index + 1} ${typeText(type)}`),
    ...query.columns.map(({ name, type }) => `${name} ${typeText(baseOf(type))}`),
  ]
  if (theirs.length !== ours.length) return [`${theirs.join(', ')}; not ${ours.join(', ')}`]
  return theirs.flatMap((line, index) =>
    line === ours[index] || line === withBase(query, index) ? [] : [`${line}; not ${ours[index]}`],
  )
}

/** Parameters in the order in which the statement by hand numbers them. */
function sentParameters({ text, parameters }: CheckedQuery): readonly Type[] {
  const indexes = text.flatMap((piece) => (piece.kind === 'parameter' ? [piece.parameter] : []))
  return [...new Set(indexes)].flatMap((index) => {
    const parameter = parameters[index]
    if (parameter === undefined) return []
    return parameter.list ? [parameter.type, parameter.type] : [parameter.type]
  })
}

/** The protocol may give a domain's base type for a parameter. */
function withBase(query: CheckedQuery, index: number): string | undefined {
  const type = sentParameters(query)[index]
  return type === undefined ? undefined : `$${index + 1} ${typeText(baseOf(type))}`
}

function baseOf(type: Type): Type {
  const base = baseType(type)
  return base.kind === 'array' ? { ...base, element: base.element } : base
}

function typeText(type: Type): string {
  return postgresql.types.render(type)
}

async function typeNames(
  sql: postgres.Sql,
  oids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ oid: number; name: string }[]>`
    select t.oid::int8::float8 as oid, coalesce(e.typname || '[]', t.typname) as name
    from pg_type t left join pg_type e on e.typarray = t.oid
    where t.oid = any (${[...oids]}::oid[])`
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}

async function openDriver(driver: DriverName, url: string): Promise<OpenDriver> {
  return driver === 'pg' ? openPg(url) : openPostgresJs(url)
}

async function openPg(url: string): Promise<OpenDriver> {
  const client = new pg.Client(url)
  await client.connect()
  return {
    client,
    async rolledBack(work) {
      await client.query('begin')
      try {
        return await work()
      } finally {
        await client.query('rollback')
      }
    },
    close: () => client.end(),
  }
}

function openPostgresJs(url: string): OpenDriver {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  return {
    client: sql,
    async rolledBack(work) {
      await sql.unsafe('begin')
      try {
        return await work()
      } finally {
        await sql.unsafe('rollback')
      }
    },
    close: () => sql.end(),
  }
}
