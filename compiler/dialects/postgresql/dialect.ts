import type { Dialect } from '../dialect.ts'
import { builtins } from './builtins.ts'
import { extensions } from './extensions/extensions.ts'
import { changeHazards } from './change-hazards.ts'
import { definitions } from './definition-rules.ts'
import { pg } from './drivers/pg.ts'
import { postgres } from './drivers/postgres.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { names } from './names.ts'
import { semantics } from './semantics/semantics.ts'
import { types } from './sql-types.ts'
import { text } from './text.ts'

export const postgresql = {
  label: 'PostgreSQL',
  lexical,
  grammar,
  names,
  types,
  definitions,
  changeHazards,
  semantics,
  text,
  builtins,
  drivers: { pg, postgres },
  defaultDriver: 'pg',
  extensions,
  scratch: 'on-a-server',
} satisfies Dialect
