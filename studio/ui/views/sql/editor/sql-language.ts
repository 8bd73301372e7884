import { MariaSQL, MySQL, PostgreSQL, sql, SQLite } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'

const dialects: Readonly<Record<string, typeof PostgreSQL>> = {
  postgresql: PostgreSQL,
  mysql: MySQL,
  mariadb: MariaSQL,
  sqlite: SQLite,
}

/** The words, quotes and comments of a dialect. */
export function sqlLanguage(dialect: string): Extension {
  return sql({ dialect: dialects[dialect] ?? PostgreSQL })
}
