import type { SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { spaced, textIn, valued } from './attribute.ts'
import { phased } from './phased-step.ts'

const { quote } = mysqlSqlText

export const view: SchemaKind = {
  stands: 'own',
  create: (object) => [phased('code', viewText(object, 'CREATE'))],
  drop: ({ name }) => [phased('drop-code', `DROP VIEW ${quote(name)}`)],
  alter: ({ to }) => ({ steps: [phased('code', viewText(to, 'CREATE OR REPLACE'))] }),
  rename: ({ name }, newName) => [
    phased('code', `RENAME TABLE ${quote(name)} TO ${quote(newName)}`),
  ],
  occupies: ({ name }) => name,
}

function viewText(object: SchemaObject, verb: string): string {
  const checkOption = textIn(object, 'checkOption')
  return spaced(
    verb,
    valued('ALGORITHM =', textIn(object, 'algorithm')),
    valued('DEFINER =', textIn(object, 'definer')),
    valued('SQL SECURITY', textIn(object, 'security')),
    `VIEW ${quote(object.name)}`,
    textIn(object, 'columns'),
    `AS ${textIn(object, 'query') ?? ''}`,
    checkOption && `WITH ${checkOption} CHECK OPTION`,
  )
}
