import type { Lexical } from '../lexical.ts'
import { usual as mysql } from '../mysql/lexical.ts'
import { withModes } from '../mysql/sql-mode.ts'
import { keywords } from './keywords.ts'

/** Of MariaDB 10.11. */
const LAST_VERSION = 101199

/** MariaDB 10.11 with its default sql_mode. */
export const lexical: Lexical = withModes({
  ...mysql,
  dollarQuotes: 'none',
  comments: {
    ...mysql.comments,
    // Knowledge base, "Comment Syntax": what MySQL has from 5.7 on is not meant for MariaDB.
    versioned: {
      marks: {
        '/*!': [
          [0, 50699],
          [100000, LAST_VERSION],
        ],
        '/*M!': [[0, LAST_VERSION]],
      },
      version: /\d{5,6}/y,
    },
  },
  operators: {
    kind: 'listed',
    operators: mysql.operators.operators.filter((operator) => !operator.startsWith('->')),
  },
  nullSign: '\\N',
  charsetIntroducers: mysql.charsetIntroducers.filter((name) => name !== '_gb18030'),
  splitting: {
    ...mysql.splitting,
    outsideBodies: ['begin', 'case', 'for', 'if', 'loop', 'repeat', 'while'],
    labelled: [...mysql.splitting.labelled, 'for'],
  },
  keywords,
  relationAlias: 'relation-alias',
})
