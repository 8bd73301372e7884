import type { Connection } from '../../../../runtime/engine.ts'

interface NamedRow {
  readonly name: string
  readonly kind: string
}

const OBJECTS = `
select table_name as name, if(table_type = 'VIEW', 'view', 'table') as kind
from information_schema.tables where table_schema = database() union all
select routine_name, lower(routine_type) from information_schema.routines where routine_schema = database() union all
select event_name, 'event' from information_schema.events where event_schema = database() union all
select trigger_name, 'trigger' from information_schema.triggers where trigger_schema = database()`

const ORDERS = `select concat_ws(' ', trigger_name, event_object_table, action_timing, event_manipulation, action_order) as name
from information_schema.triggers where trigger_schema = database()`

/**
 * A schema as SHOW CREATE tells it, sorted: the order of keys in a table and the name of the database are no part of it.
 */
export async function schemaTexts(connection: Connection): Promise<readonly string[]> {
  const texts: string[] = []
  for (const { name, kind } of await connection.query<NamedRow>(OBJECTS)) {
    const quoted = `\`${name.replaceAll('`', '``')}\``
    const [row = {}] = await connection.query<Record<string, string>>(
      `show create ${kind} ${quoted}`,
    )
    const text = Object.entries(row).find(([key]) => /^(create|sql original)/i.test(key))?.[1] ?? ''
    texts.push(kind === 'table' ? tableText(text) : codeText(text))
  }
  const [{ name: database = '' } = {}] = await connection.query<Partial<NamedRow>>(
    'select database() as name',
  )
  const orders = await connection.query<NamedRow>(ORDERS)
  const plain = texts.map((text) => text.replaceAll(`\`${database}\`.`, ''))
  return [...plain, ...orders.map(({ name }) => name)].toSorted()
}

/**
 * When an event was made is no part of it. Of a body some clients send the semicolon; MariaDB keeps the blanks on both
 * sides of an order that it leaves out: `for each row follows other set ...`.
 */
function codeText(text: string): string {
  return text
    .replace(/ STARTS '202\d[^']*'/, '')
    .replace(/[\s;]+$/, '')
    .replaceAll(/\s+/g, ' ')
}

function tableText(text: string): string {
  const [head = '', ...lines] = text.replace(/ AUTO_INCREMENT=\d+/, '').split('\n')
  const end = lines.findIndex((line) => line.startsWith(')'))
  const body = lines.slice(0, end).map((line) => line.replace(/,$/, ''))
  const isColumn = (line: string) => line.startsWith('  `')
  const keys = body.filter((line) => !isColumn(line)).toSorted()
  const all = [head, ...body.filter(isColumn), ...keys, ...lines.slice(end)]
  return all.join('\n').replaceAll(/_utf8mb[34](?=')/g, '')
}
