import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { listed, textOf, tokensOf, type Token } from '../text/tokens.ts'
import { textIn } from './attribute.ts'
import { tableOf } from './phased-step.ts'
import { areColumnsThere } from './table-item.ts'

/** How many values stand more than once in what becomes a unique key. */
export function duplicates(key: SchemaObject, sides: Sides): readonly Check[] {
  const type = textIn(key, 'type') ?? ''
  const columns = textIn(key, 'columns') ?? ''
  const isUnique = type === 'PRIMARY KEY' || type === 'UNIQUE KEY'
  if (!isUnique || !areColumnsThere(key, sides) || /WITHOUT OVERLAPS/i.test(columns)) return []
  const table = tableOf(key, sides.to)
  const parts = listed(tokensOf(columns)).map((tokens) => partOf(columns, tokens))
  const known = parts.map((part) => `${part} is not null`).join(' and ')
  const groups = `select 1 from ${mysqlSqlText.quote(table)} where ${known} group by ${parts.join(', ')} having count(*) > 1`
  const what = type === 'PRIMARY KEY' ? 'primary key' : `unique index ${key.name}`
  return [
    {
      count: `select count(*) from (${groups}) duplicates`,
      refusal: `The ${what} of ${table} would hold values more than once.`,
    },
  ]
}

/** `` `name`(10) DESC `` is the beginning of a text. */
function partOf(sql: string, tokens: readonly Token[]): string {
  const ordered = tokens.filter((token) => token.word !== 'DESC' && token.word !== 'ASC')
  const [name, open, length] = ordered
  if (name?.kind !== 'name') return textOf(sql, ordered)
  return open?.text === '(' ? `left(${name.text}, ${length?.text ?? ''})` : name.text
}
