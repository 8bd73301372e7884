import type { SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { spaced, textIn, valued } from './attribute.ts'
import { interrupted } from './hazards.ts'
import { phased } from './phased-step.ts'

/** A function or a procedure, whose body MySQL cannot change: what calls it finds it again. */
export const routine: SchemaKind = {
  stands: 'own',
  create: (object) => [phased('code', createText(object))],
  drop: (object) => [phased('drop-code', dropText(object))],
  alter({ from, to }) {
    const detail = 'Between the two statements nobody can call it.'
    const hazards = [interrupted(to, detail)]
    return {
      steps: [phased('code', dropText(from), { hazards }), phased('code', createText(to))],
    }
  },
}

function createText(object: SchemaObject): string {
  const definer = valued('DEFINER =', textIn(object, 'definer'))
  return spaced('CREATE', definer, textIn(object, 'definition'))
}

function dropText({ kind, name }: SchemaObject): string {
  return `DROP ${kind.toUpperCase()} ${mysqlSqlText.quote(name)}`
}
