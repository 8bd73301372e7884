import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import { disagreements } from '../../runtime/engines/mysql/disagreements.ts'
import { sentStatement } from '../../runtime/sent-statement.ts'
import type { OpenDriver, Rows, TestDatabase } from './test-database.ts'

/** Exact values, the document `null` and NULL told apart, times as UTC, and whole scripts. */
const plainOptions = {
  multipleStatements: true,
  supportBigNumbers: true,
  bigNumberStrings: true,
  dateStrings: true,
  jsonStrings: true,
  timezone: 'Z',
}

export async function openMysql(url: string, product: 'mysql' | 'mariadb'): Promise<TestDatabase> {
  const { types } = await loadDialect(product)
  const hand = await mysql.createConnection({ uri: url, ...plainOptions })
  // Whoever asks next is told.
  hand.on('error', () => undefined)
  await hand.query(`set time_zone = '+00:00'`)
  // mysql2 asks for IGNORE_SPACE, by which names of columns keep white space: the default of the server has it not.
  await hand.query('set @sql_mode_of_client = @@sql_mode')
  const name = new URL(url).pathname.slice(1)
  return {
    drivers: ['mysql2'],
    async reset() {
      // A schema may have set the mode of the session.
      await hand.query('set sql_mode = @sql_mode_of_client')
      await hand.query(`drop database if exists ${name}; create database ${name}; use ${name}`)
    },
    async execute(statements) {
      await hand.query(statements)
    },
    runByHand: (query, args) => runByHand(hand, query, args),
    refusal: (statement) => refusal(hand, statement),
    neverRuns: (statement) => neverRuns(hand, statement),
    disagreements: (query) => disagreements(hand, query, types),
    holds: () => true,
    isLost: () => isLost(hand),
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
  const { sql, values } = sentStatement(query, given, 'positional')
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

/**
 * ER_NON_UNIQ, ER_BAD_FIELD, ER_UNKNOWN_TABLE, ER_NOT_SUPPORTED_YET; ER_ILLEGAL_PARAMETER_DATA_TYPE(S)_FOR_OPERATION,
 * ER_FIELD_REFERENCE_IN_TVC.
 */
const lateFaults: ReadonlySet<unknown> = new Set([1052, 1054, 1109, 1235, 4078, 4079, 4100])

/** MariaDB looks at some windows, at SET of several tables and at RETURNING, when they run. */
async function neverRuns(hand: Connection, statement: string): Promise<string | undefined> {
  if (!/^\s*(?:select|with|insert|update|delete|replace)\b/i.test(statement)) return undefined
  await hand.query('start transaction')
  try {
    await hand.query(statement.replaceAll(/\?|\$\d+/g, 'NULL'))
  } catch (error) {
    const isLate = error instanceof Error && 'errno' in error && lateFaults.has(error.errno)
    return isLate ? error.message : undefined
  } finally {
    await hand.query('rollback')
  }
  return undefined
}

function isLost(hand: Connection): Promise<boolean> {
  return hand.ping().then(
    () => false,
    () => true,
  )
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
