import pg from 'pg'
import postgres from 'postgres'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import type { DriverName } from '../fixtures/case-settings.ts'
import { describingClient } from '../../runtime/engines/postgresql/describing-client.ts'
import { disagreements } from '../../runtime/engines/postgresql/disagreements.ts'
import { sentStatement } from '../../runtime/sent-statement.ts'
import type { OpenDriver, Rows, TestDatabase } from './test-database.ts'

const asText = { getTypeParser: () => (text: unknown) => text }

/** Two connections on the address: one sends statements, the other asks what is refused. */
export async function openPostgresql(url: string): Promise<TestDatabase> {
  const hand = new pg.Client({ connectionString: url, types: asText })
  // Whoever asks next is told.
  hand.on('error', () => undefined)
  await hand.connect()
  const describer = postgres(url, { max: 1, onnotice: () => undefined })
  return {
    drivers: ['pg', 'postgres'],
    reset: () => reset(hand),
    execute: async (statements) => {
      await hand.query(statements)
    },
    runByHand: (query, args) => runByHand(hand, query, args),
    neverRuns: async () => undefined,
    refusal: (statement) =>
      describer
        .unsafe(statement)
        .describe()
        .then(
          () => undefined,
          (error: Error) => error.message,
        ),
    disagreements: (query) => disagreements(describingClient(hand), query, postgresql.types),
    holds: () => true,
    isLost: () => isLost(hand),
    openDriver: (driver) => openDriver(driver, url),
    async close() {
      await Promise.all([hand.end(), describer.end()])
    },
  }
}

function isLost(hand: pg.Client): Promise<boolean> {
  return hand.query('select 1').then(
    () => false,
    () => true,
  )
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
  const { sql, values } = sentStatement(query, given, 'numbered')
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
