import type { Dialect } from '../dialect.ts'
import { builtins } from './builtins.ts'
import { changeHazards } from './change-hazards.ts'
import { definitions } from './definition-rules.ts'
import { mysql2 } from './drivers/mysql2.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { names } from './names.ts'
import { semantics } from './semantics/semantics.ts'
import { types } from './sql-types.ts'
import { text } from './text.ts'

export const mysql = {
  label: 'MySQL',
  lexical,
  grammar,
  names,
  types,
  definitions,
  changeHazards,
  semantics,
  text,
  builtins,
  drivers: { mysql2 },
  defaultDriver: 'mysql2',
  extensions: 'none',
  scratch: 'on-a-server',
} satisfies Dialect
