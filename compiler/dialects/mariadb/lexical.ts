import type { Lexical } from '../lexical.ts'
import { lexical as mysql } from '../mysql/lexical.ts'
import { keywords } from './keywords.ts'

/** MariaDB 10.11 with its default sql_mode. */
export const lexical: Lexical = {
  ...mysql,
  charsetIntroducers: mysql.charsetIntroducers.filter((name) => name !== '_gb18030'),
  keywords,
}
