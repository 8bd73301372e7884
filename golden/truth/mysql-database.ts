import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise'
import * as v from 'valibot'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import { handStatement } from './hand-statement.ts'
import { isProtocolType, type ProtocolColumn, protocolText } from './mysql-types.ts'
import type { OpenDriver, Rows, TestDatabase } from './test-database.ts'

/** Exact values, times as UTC, and whole scripts. */
const plainOptions = {
  multipleStatements: true,
  supportBigNumbers: true,
  bigNumberStrings: true,
  dateStrings: true,
  timezone: 'Z',
}

export async function openMysql(url: string): Promise<TestDatabase> {
  const hand = await mysql.createConnection({ uri: url, ...plainOptions })
  await hand.query(`set time_zone = '+00:00'`)
  const name = new URL(url).pathname.slice(1)
  return {
    drivers: ['mysql2'],
    async reset() {
      await hand.query(`drop database if exists ${name}; create database ${name}; use ${name}`)
    },
    async execute(statements) {
      await hand.query(statements)
    },
    runByHand: (query, args) => runByHand(hand, query, args),
    refusal: (statement) => refusal(hand, statement),
    disagreements: (query) => disagreements(hand, query),
    openDriver: () => openDriver(url),
    close: () => hand.end(),
  }
}

async function runByHand(
  hand: Connection,
  query: CheckedQuery,
  args: readonly unknown[],
): Promise<Rows> {
  const given = args.map((value, index) => handValue(value, query.parameters[index]?.type))
  const { sql, values } = handStatement(query, given, 'positional')
  await hand.query('start transaction')
  try {
    const [rows] = await hand.query<RowDataPacket[][]>({
      sql,
      values: [...values],
      rowsAsArray: true,
    })
    return Array.isArray(rows) ? rows : []
  } finally {
    await hand.query('rollback')
  }
}

function handValue(value: unknown, type: Type | undefined): unknown {
  const base = type === undefined ? undefined : baseType(type)
  if (value !== null && base?.kind === 'scalar' && base.name === 'json')
    return JSON.stringify(value)
  if (value instanceof Uint8Array) return Buffer.from(value)
  const isBigint = base?.kind === 'scalar' && base.name.startsWith('bigint')
  // LIMIT takes no text.
  return isBigint && typeof value === 'string' ? BigInt(value) : value
}

async function refusal(hand: Connection, statement: string): Promise<string | undefined> {
  const sql = statement.replaceAll(/\$\d+/g, '?')
  return hand.prepare(sql).then(
    async (prepared) => {
      await prepared.close()
      return undefined
    },
    (error: Error) => error.message,
  )
}

const describedSchema = v.object({
  parameters: v.array(v.unknown()),
  columns: v.array(v.object({ name: v.string(), columnType: v.number(), flags: v.number() })),
})

/** mysql2 keeps what the server described in the statement that its promises wrap. */
const preparedSchema = v.object({ statement: describedSchema })

async function disagreements(hand: Connection, query: CheckedQuery): Promise<readonly string[]> {
  const lists = query.parameters.map(({ list }) => (list ? [0] : 0))
  const { sql, values } = handStatement(query, lists, 'positional')
  const prepared = await hand.prepare(sql)
  try {
    const { statement } = v.parse(preparedSchema, prepared)
    const counts = [statement.parameters.length, statement.columns.length]
    const ours = [values.length, query.columns.length]
    if (counts.join() !== ours.join()) return [`${counts} parameters and columns; not ${ours}`]
    const { types } = await loadDialect('mysql')
    return statement.columns.flatMap((column, index) =>
      columnDisagreement(column, query.columns[index], types.render),
    )
  } finally {
    await prepared.close()
  }
}

function columnDisagreement(
  theirs: ProtocolColumn,
  ours: CheckedQuery['columns'][number] | undefined,
  render: (type: Type) => string,
): string[] {
  if (ours === undefined) return []
  if (theirs.name !== ours.name) return [`column "${theirs.name}"; not "${ours.name}"`]
  const type = render(ours.type)
  if (isProtocolType(type, theirs)) return []
  return [`column "${theirs.name}" is ${protocolText(theirs)}; not ${type}`]
}

async function openDriver(url: string): Promise<OpenDriver> {
  const client = await mysql.createConnection(url)
  // Generated code reads and writes times as UTC.
  await client.query(`set time_zone = '+00:00'`)
  return {
    client,
    async rolledBack(work) {
      await client.query('start transaction')
      try {
        return await work()
      } finally {
        await client.query('rollback')
      }
    },
    close: () => client.end(),
  }
}
