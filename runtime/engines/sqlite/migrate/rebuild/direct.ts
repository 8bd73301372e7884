import type { Connection } from '../../../../engine.ts'
import type { DirectedStatement } from '../../../../migrate/run/runner-engine.ts'
import { hasForeignKeys } from '../run/transaction.ts'
import { tokensOf } from '../text/tokens.ts'
import { readCopies } from './read-copies.ts'
import { rebuild } from './rebuild.ts'

type Direct = (connection: Connection, directed: DirectedStatement) => Promise<void>

/** `drop`: without the deletion of rows that DROP TABLE begins with, and of what cascades from them. */
const directives: Readonly<Record<string, Direct>> = {
  rebuild: (connection, { argument, sql }) =>
    rebuild(connection, { table: nameIn(argument), statement: sql, copies: readCopies(sql), sql }),
  drop: (connection, { sql }) => connection.execute(sql),
}

export async function direct(connection: Connection, directed: DirectedStatement): Promise<void> {
  const { directive } = directed
  const work = Object.hasOwn(directives, directive) ? directives[directive] : undefined
  if (work === undefined) throw new Error(`there is no directive "${directive}"`)
  if (await hasForeignKeys(connection))
    throw new Error(`the directive "${directive}" needs a transaction without foreign keys`)
  await work(connection, directed)
}

/** `users`, `"a table"` */
function nameIn(argument: string): string {
  const [name, more] = tokensOf(argument)
  if (name === undefined || more !== undefined)
    throw new Error('behind "quarry:rebuild" stands the name of one table')
  return name.value
}
