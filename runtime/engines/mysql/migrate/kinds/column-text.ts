import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { spaced, textIn, valued } from './attribute.ts'

/** The whole definition of a column, its name in front: what MODIFY leaves out is lost. */
export function columnText(column: SchemaObject): string {
  const { attributes } = column
  const text = (name: string) => textIn(column, name)
  return spaced(
    mysqlSqlText.quote(column.name),
    text('type'),
    charsetText(column),
    generationText(column),
    nullText(column),
    valued('SRID', text('srid')),
    attributes['invisible'] === true && 'INVISIBLE',
    valued('DEFAULT', text('default')),
    valued('ON UPDATE', text('onUpdate')),
    attributes['autoIncrement'] === true && 'AUTO_INCREMENT',
    valued('COMMENT', text('comment')),
    attributes['unversioned'] === true && 'WITHOUT SYSTEM VERSIONING',
    valued('STORAGE', text('storage')),
    valued('COLUMN_FORMAT', text('columnFormat')),
    valued('ENGINE_ATTRIBUTE', text('engineAttribute')),
    valued('SECONDARY_ENGINE_ATTRIBUTE', text('secondaryEngineAttribute')),
    text('other'),
    valued('CHECK', text('check')),
  )
}

/** A column that follows its table names no character set: MySQL would keep that it was named. */
function charsetText(column: SchemaObject): string | undefined {
  const charset = textIn(column, 'charset')
  return charset && `CHARACTER SET ${charset} COLLATE ${textIn(column, 'collation') ?? ''}`
}

/** `computed`: by an expression. The columns of a system-versioned table are generated too: `ROW START`. */
export function generationOf(column: SchemaObject): 'none' | 'virtual' | 'stored' | 'system' {
  const generated = textIn(column, 'generated')
  if (generated === undefined) return 'none'
  if (!generated.startsWith('(')) return 'system'
  return column.attributes['stored'] === true ? 'stored' : 'virtual'
}

function generationText(column: SchemaObject): string | undefined {
  const generation = generationOf(column)
  const words = { none: '', system: '', virtual: ' VIRTUAL', stored: ' STORED' } as const
  const generated = textIn(column, 'generated')
  return generated && `GENERATED ALWAYS AS ${generated}${words[generation]}`
}

/** A TIMESTAMP that does not say that it takes NULL may not, by a setting of the server. */
function nullText(column: SchemaObject): string | undefined {
  if (column.attributes['notNull'] === true) return 'NOT NULL'
  const isTimestamp = textIn(column, 'type')?.startsWith('timestamp') === true
  return isTimestamp && generationOf(column) === 'none' ? 'NULL' : undefined
}
