import { figuresOf, type ReadFigures } from '../../../activity/figures.ts'

const LABELS = [
  ['File size', 'bytes'],
  ['Free inside of the file', 'bytes'],
  ['Pages', 'count'],
  ['Page size', 'bytes'],
  ['Encoding', 'text'],
  ['Foreign keys are enforced', 'text'],
  ['Automatic vacuum', 'text'],
  ['User version', 'count'],
] as const

const FIGURES = `select page_count * page_size, freelist_count * page_size, page_count, page_size, encoding,
  iif(foreign_keys, 'yes', 'no'), case auto_vacuum when 0 then 'off' when 1 then 'full' else 'incremental' end,
  user_version
from pragma_page_count, pragma_page_size, pragma_freelist_count, pragma_encoding, pragma_foreign_keys,
  pragma_auto_vacuum, pragma_user_version`

/** A file has no server that would count anything: https://sqlite.org/pragma.html */
export const sqliteFigures: ReadFigures = async (database, options) => {
  const { rows } = await database.query({ sql: FIGURES, parameters: [] }, options)
  const journal = await database.query({ sql: 'PRAGMA journal_mode', parameters: [] }, options)
  const [size, ...others] = figuresOf(LABELS, rows[0] ?? [])
  const mode = figuresOf([['Journal mode', 'text']], journal.rows[0] ?? [])
  return [...(size ? [size] : []), ...mode, ...others]
}
