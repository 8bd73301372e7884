import type { ObjectChange, SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes, spaced, textIn, valued } from './attribute.ts'
import { phased } from './phased-step.ts'

const { quote } = mysqlSqlText

export const event: SchemaKind = {
  stands: 'own',
  create: (object) => [phased('code', eventText('CREATE', object, PARTS))],
  drop: ({ name }) => [phased('drop-code', `DROP EVENT ${quote(name)}`)],
  alter: (change) =>
    losesEnd(change) ? undefined : { steps: [phased('code', alterText(change))] },
  rename: ({ name }, newName) => [
    phased('code', `ALTER EVENT ${quote(name)} RENAME TO ${quote(newName)}`),
  ],
}

const PARTS = ['schedule', 'preserve', 'status', 'comment', 'body'] as const

type Part = (typeof PARTS)[number]

const texts: Readonly<Record<Part, (object: SchemaObject) => string | undefined>> = {
  schedule: (object) => valued('ON SCHEDULE', textIn(object, 'schedule')),
  preserve: ({ attributes }) =>
    `ON COMPLETION ${attributes['preserve'] === true ? 'PRESERVE' : 'NOT PRESERVE'}`,
  status: (object) => textIn(object, 'status'),
  comment: (object) => `COMMENT ${textIn(object, 'comment') ?? "''"}`,
  body: (object) => valued('DO', textIn(object, 'body')),
}

/** MariaDB leaves the end of an event as it was where its new schedule names none: it has to be made anew. */
function losesEnd({ from, to }: ObjectChange): boolean {
  const [before, after] = [from, to].map((each) => / ENDS /.test(textIn(each, 'schedule') ?? ''))
  return before === true && after === false
}

/** Only what differs: a schedule that is given again would begin again. */
function alterText({ from, to }: ObjectChange): string {
  const changed = new Set(changedAttributes(from, to))
  const parts = PARTS.filter((part) => changed.has(part))
  // MySQL takes no ALTER EVENT that changes nothing but the definer.
  return eventText('ALTER', to, parts.length === 0 ? ['preserve'] : parts)
}

function eventText(verb: string, object: SchemaObject, parts: readonly Part[]): string {
  return spaced(
    verb,
    valued('DEFINER =', textIn(object, 'definer')),
    `EVENT ${quote(object.name)}`,
    ...parts.map((part) => texts[part](object)),
  )
}
