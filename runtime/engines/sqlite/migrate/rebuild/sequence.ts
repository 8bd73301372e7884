import type { Connection } from '../../../../engine.ts'
import { sqliteLiteral } from '../../values/literal.ts'

/** The largest number that an AUTOINCREMENT table has ever given to a row; undefined where it has given none. */
export async function readSequence(
  connection: Connection,
  table: string,
): Promise<bigint | undefined> {
  // The first AUTOINCREMENT table makes it.
  const [exists] = await connection.query(
    `select 1 from main.sqlite_schema where name = 'sqlite_sequence'`,
  )
  if (exists === undefined) return undefined
  const rows = await connection.query<{ seq: bigint }>(
    'select seq from main.sqlite_sequence where name = ?',
    [table],
  )
  return rows[0]?.seq
}

/** The numbers of rows that are gone are not given again, also where AUTOINCREMENT goes and comes back. */
export async function writeSequence(
  connection: Connection,
  table: string,
  sequence: bigint,
): Promise<void> {
  const present = await readSequence(connection, table)
  if (present !== undefined && present >= sequence) return
  const name = sqliteLiteral(table)
  await connection.execute(
    present === undefined
      ? `INSERT INTO main.sqlite_sequence (name, seq) VALUES (${name}, ${sequence})`
      : `UPDATE main.sqlite_sequence SET seq = ${sequence} WHERE name = ${name}`,
  )
}
