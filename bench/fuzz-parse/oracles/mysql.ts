import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { lex } from '../../../compiler/1-lex/lexer.ts'
import type { Lexical } from '../../../compiler/dialects/lexical.ts'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { split } from '../../../compiler/split/split.ts'
import { freshDatabase } from '../../../golden/engines/fresh-database.ts'
import type { Oracle, Verdict } from '../oracle.ts'

type Product = 'mysql' | 'mariadb'

export const openMysqlOracle = () => openOracle('mysql')
export const openMariadbOracle = () => openOracle('mariadb')

/**
 * PREPARE parses and resolves, and runs nothing. It takes one statement: each of a text is asked for.
 * A database is selected, since both products miss one while they parse.
 */
async function openOracle(product: Product): Promise<Oracle> {
  const database = await freshDatabase(product)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const { lexical } = await loadDialect(product)
  const connection = await createConnection(database.url)
  return {
    judge: async (sql) => {
      // Parameters of quarry's: to the server `$1` is a name and `:id` nothing.
      if (/[$:]\w/.test(sql)) return { kind: 'undecided' }
      for (const { text } of split(sql, lexical)) {
        const verdict = await prepare(asSent(text, lexical), connection, product)
        if (verdict.kind !== 'accepted') return verdict
      }
      return { kind: 'accepted' }
    },
    close: async () => {
      await connection.end()
      await database.drop()
    },
  }
}

/** `$1` and `:name` are quarry's own, which it sends as `?`; to MySQL `$1` is a name. */
function asSent(sql: string, lexical: Lexical): string {
  let [sent, end] = ['', 0]
  for (const { kind, at } of lex(sql, lexical).tokens) {
    if (kind !== 'parameter') continue
    sent += `${sql.slice(end, at.start)}?`
    end = at.end
  }
  return sent + sql.slice(end)
}

async function prepare(sql: string, connection: Connection, product: Product): Promise<Verdict> {
  try {
    await connection.query<RowDataPacket[]>('PREPARE judged FROM ?', [sql])
    return { kind: 'accepted' }
  } catch (error) {
    const { errno, message } = faultOf(error)
    if (product === 'mariadb' && WHERE_READ.test(message)) return { kind: 'undecided' }
    if (errno === SYNTAX) return { kind: 'refused', message, offset: undefined }
    if (afterParsing[product](errno)) return { kind: 'accepted' }
    return { kind: 'undecided' }
  }
}

const SYNTAX = 1064
const NOT_IN_THIS_PROTOCOL = 1295
/** Where MariaDB says the unknown column or table is, if it has not read the rest yet. */
const WHERE_READ =
  /^Unknown .* in (?:'(?:PREPARE\.\.FROM|CALL|EXECUTE IMMEDIATE|GET DIAGNOSTICS)'|MULTI DELETE)$/
const NO_SUCH = [1046, 1049, 1051, 1054, 1109, 1146]

/**
 * What MySQL's parser finds while it still reads: unknown variables, character sets and collations,
 * tables without an alias, numbers out of range, wrong calls of its own functions, triggers and routines in routines, algorithms and locks of ALTER TABLE, and all
 * that 1308 to 1341 say of routines; and values of partitions, which are judged before those that are a syntax error because of their number.
 */
const WHILE_READING = [
  1115, 1193, 1248, 1253, 1273, 1303, 1367, 1407, 1415, 1480, 1481, 1492, 1582, 1653, 1800, 1801,
  3667,
]

/** Which errors are found when all has been read. MariaDB's parser finds most others before. */
const afterParsing: Record<Product, (errno: number) => boolean> = {
  mysql: (errno) => !(errno >= 1308 && errno <= 1341) && !WHILE_READING.includes(errno),
  mariadb: (errno) => errno === NOT_IN_THIS_PROTOCOL || NO_SUCH.includes(errno),
}

/** What the server says. The numbers of a lost connection are the system's, below zero: it says nothing of the text. */
function faultOf(error: unknown): { readonly errno: number; readonly message: string } {
  if (!(error instanceof Error) || !('errno' in error) || typeof error.errno !== 'number')
    throw error
  if (error.errno < 0) throw error
  return { errno: error.errno, message: error.message.replace(/^.*right syntax to use /, '') }
}
