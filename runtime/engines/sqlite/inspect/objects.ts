import type { ObjectQueries } from '../../../objects/stored-object.ts'

/** SQLite keeps the text of each definition: https://sqlite.org/schematab.html */
export const sqliteObjects: ObjectQueries = {
  kinds: ['view', 'trigger'],
  list: (kind) => ({
    sql: `SELECT 'main', name, CASE type WHEN 'trigger' THEN tbl_name ELSE '' END
FROM sqlite_schema WHERE type = ? ORDER BY name`,
    parameters: [kind],
  }),
  sources: ({ kind, name }) => ({
    sql: 'SELECT sql FROM sqlite_schema WHERE type = ? AND name = ?',
    parameters: [kind, name],
  }),
}
