import type { Dialect } from '../dialect.ts'
import { builtinsOf } from '../mysql/builtins.ts'
import { mysql } from '../mysql/dialect.ts'
import { informationSchema } from './data/information-schema.ts'
import { definitions } from './definition-rules.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { names } from './names.ts'
import { semantics } from './semantics/semantics.ts'
import { types } from './sql-types.ts'
import { text } from './text.ts'

/** MariaDB 10.11 (LTS): MySQL, but for what is said here. */
export const mariadb = {
  ...mysql,
  label: 'MariaDB',
  builtins: builtinsOf(informationSchema, 'table'),
  definitions,
  lexical,
  names,
  grammar,
  semantics,
  types,
  text,
} satisfies Dialect
