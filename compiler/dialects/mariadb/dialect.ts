import type { Dialect } from '../dialect.ts'
import { mysql } from '../mysql/dialect.ts'
import { definitions } from './definition-rules.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { semantics } from './semantics/semantics.ts'
import { text } from './text.ts'

/** MariaDB 10.11 (LTS): MySQL, but for what is said here. */
export const mariadb = {
  ...mysql,
  label: 'MariaDB',
  definitions,
  lexical,
  names: {
    ...mysql.names,
    // Which takes no white space along.
    unnamed: (expression, text) => mysql.names.unnamed(expression, text, ''),
  },
  grammar,
  semantics,
  text,
} satisfies Dialect
