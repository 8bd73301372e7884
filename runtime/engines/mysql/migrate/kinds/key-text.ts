import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { spaced, textIn, valued } from './attribute.ts'

const { quote } = mysqlSqlText

/** What stands in a table besides its columns, as CREATE TABLE and ADD write it. */
export function itemText(object: SchemaObject): string {
  return texts[object.kind]?.(object) ?? ''
}

const texts: Readonly<Record<string, (object: SchemaObject) => string>> = {
  'primary key': (key) => spaced('PRIMARY KEY', listIn(key, 'columns'), textIn(key, 'options')),
  index: indexText,
  check: (check) =>
    spaced(
      `CONSTRAINT ${quote(check.name)} CHECK ${textIn(check, 'expression') ?? ''}`,
      check.attributes['unenforced'] === true && 'NOT ENFORCED',
    ),
  'foreign key': (key) =>
    spaced(
      `CONSTRAINT ${quote(key.name)} FOREIGN KEY`,
      listIn(key, 'columns'),
      valued('REFERENCES', textIn(key, 'references')),
      listIn(key, 'foreignColumns'),
      textIn(key, 'actions'),
    ),
  period: (period) => `PERIOD FOR ${periodName(period)} ${listIn(period, 'columns')}`,
}

function listIn(object: SchemaObject, attribute: string): string {
  return `(${textIn(object, attribute) ?? ''})`
}

function indexText(index: SchemaObject): string {
  return spaced(
    textIn(index, 'type'),
    quote(index.name),
    listIn(index, 'columns'),
    textIn(index, 'options'),
    textIn(index, 'hidden'),
  )
}

/** The period of system versioning is a word of the language. */
export function periodName({ name }: SchemaObject): string {
  return name === 'SYSTEM_TIME' ? name : quote(name)
}
