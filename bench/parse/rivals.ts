import { loadModule, parseSync } from 'libpg-query'
import sqlParser from 'node-sql-parser'
import { parse } from 'pgsql-ast-parser'
import type { SyntaxName } from './syntaxes.ts'

/** Another parser, for one dialect. Its `read` throws for what it does not accept. */
export interface Rival {
  readonly name: string
  readonly dialect: SyntaxName
  readonly read: (sql: string) => unknown
  /** How many times as fast quarry has to be; undefined where the ratio is only shown. */
  readonly goal: number | undefined
}

export async function loadRivals(): Promise<readonly Rival[]> {
  await loadModule()
  const { Parser } = sqlParser
  const parser = new Parser()
  const general = (dialect: SyntaxName, database: string): Rival => ({
    name: 'node-sql-parser',
    dialect,
    read: (sql) => parser.astify(sql, { database }),
    goal: 3,
  })
  return [
    { name: 'pgsql-ast-parser', dialect: 'postgresql', read: (sql) => parse(sql), goal: 3 },
    general('postgresql', 'Postgresql'),
    general('mysql', 'MySQL'),
    general('mariadb', 'MariaDB'),
    general('sqlite', 'Sqlite'),
    {
      name: 'libpg-query (wasm)',
      dialect: 'postgresql',
      read: (sql) => parseSync(sql),
      goal: undefined,
    },
  ]
}
