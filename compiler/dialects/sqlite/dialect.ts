import type { Dialect } from '../dialect.ts'
import { builtins } from './builtins.ts'
import { changeHazards } from './change-hazards.ts'
import { definitions } from './definition-rules.ts'
import { betterSqlite3 } from './drivers/better-sqlite3.ts'
import { bunSqlite } from './drivers/bun-sqlite.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { names } from './names.ts'
import { semantics } from './semantics/semantics.ts'
import { types } from './sql-types.ts'
import { text } from './text.ts'

export const sqlite = {
  label: 'SQLite',
  lexical,
  grammar,
  names,
  types,
  definitions,
  changeHazards,
  semantics,
  text,
  builtins,
  drivers: { 'better-sqlite3': betterSqlite3, 'bun:sqlite': bunSqlite },
  defaultDriver: 'better-sqlite3',
  extensions: 'none',
  scratch: 'in-memory',
} satisfies Dialect
