import type { Connection } from '../../../../runtime/engine.ts'
import {
  readCheckTexts,
  readGenerationTexts,
} from '../../../../runtime/engines/sqlite/introspect/definition-texts.ts'
import { introspect } from '../../../../runtime/engines/sqlite/introspect/introspect.ts'
import { plainDialect } from '../../../../runtime/plain-dialect.ts'
import { catalogLines } from '../../../catalog-lines.ts'

interface Row {
  readonly name: string
  readonly sql: string
}

/**
 * A schema as other parts of quarry and the pragmas read it, a fact a line and sorted, as the order of columns is no
 * part of it: so definitions that leave something out are found.
 */
export async function schemaLines(connection: Connection): Promise<readonly string[]> {
  const relations: string[] = []
  let relation = ''
  for (const line of catalogLines(await introspect(connection, plainDialect))) {
    if (!line.startsWith(' ')) relation = line
    relations.push(`${relation}${line.replace(/collate \w+/, (word) => word.toLowerCase())}`)
  }
  const rows = await connection.query<Row>(
    "select name, sql from sqlite_schema where sql is not null and name not like 'sqlite%'",
  )
  const facts = await connection.query<{ fact: string }>(FACTS)
  const found = [...relations, ...rows.flatMap(textLines), ...facts.map(({ fact }) => fact)]
  return found.toSorted()
}

/** The columns that an index holds besides those of its key, all of a table WITHOUT ROWID, stand there in the order of the table. */
const FACTS = `
select concat_ws(' ', 'table', name, 'strict', strict, 'without rowid', wr) as fact from pragma_table_list
where schema = 'main' and name not like 'sqlite%' union all
select concat_ws(' ', 'default', t.name, c.name, c.type, c."notnull", c.dflt_value, c.pk)
from pragma_table_list t, pragma_table_xinfo(t.name) c where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%' union all
select concat_ws(' ', 'index', t.name, i.origin, i.partial, iif(x."key", x.seqno, 'held'), x.name, x.desc, lower(x.coll))
from pragma_table_list t, pragma_index_list(t.name) i, pragma_index_xinfo(i.name) x
where t.schema = 'main'`

function textLines({ name, sql }: Row): readonly string[] {
  const text = (each: string) =>
    each
      .replaceAll(/--[^\n]*/g, '')
      .replaceAll(/["`[\]]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  if (!sql.startsWith('CREATE TABLE')) return [text(sql)]
  const checks = readCheckTexts(sql).map(
    ({ name: own, definition }) => `${own} ${text(definition)}`,
  )
  const generated = [...readGenerationTexts(sql)].map(([column, as]) => `${column} as ${text(as)}`)
  const words = sql.match(/autoincrement|on conflict \w+|(?:not )?deferrable[ \w]*/gi) ?? []
  return [...checks, ...generated, ...words].map((each) => `${name}: ${each.toLowerCase()}`)
}
