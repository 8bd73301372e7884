import type { SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes, spaced, textIn, valued } from './attribute.ts'
import { dataLoss } from './hazards.ts'
import { phased } from './phased-step.ts'

const { quote } = mysqlSqlText

/** Of MariaDB. */
export const sequence: SchemaKind = {
  stands: 'own',
  create: (object) => [
    phased(
      'create-sequence',
      spaced(
        `CREATE SEQUENCE ${quote(object.name)}`,
        valued('AS', textIn(object, 'type')),
        settingsText(object),
        valued('ENGINE =', textIn(object, 'engine')),
      ),
    ),
  ],
  drop({ name }) {
    const lost = dataLoss(`sequence ${name}`, 'The number that comes next is lost.')
    return [phased('drop-sequence', `DROP SEQUENCE ${quote(name)}`, { hazards: [lost] })]
  },
  alter({ from, to }) {
    const changed = changedAttributes(from, to)
    if (changed.includes('engine') || changed.includes('type')) return undefined
    const text = `ALTER SEQUENCE ${quote(to.name)} ${settingsText(to)}`
    return { steps: [phased('create-sequence', text)] }
  },
  rename: ({ name }, newName) => [
    phased('create-sequence', `RENAME TABLE ${quote(name)} TO ${quote(newName)}`),
  ],
  occupies: ({ name }) => name,
}

function settingsText(object: SchemaObject): string {
  return spaced(
    valued('START WITH', textIn(object, 'start')),
    valued('MINVALUE', textIn(object, 'minimum')),
    valued('MAXVALUE', textIn(object, 'maximum')),
    valued('INCREMENT BY', textIn(object, 'increment')),
    textIn(object, 'cache')?.toUpperCase(),
    textIn(object, 'cycle')?.toUpperCase(),
  )
}
