import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { parentOf, qualified, quote } from './names.ts'

/** PostgreSQL names constraints, indexes and sequences after the table, and leaves them so when it is renamed. */
export function renameTable(object: SchemaObject, name: string, sides: Sides): readonly Step[] {
  const renamed = { ...object, name }
  const alter = object.kind === 'foreign table' ? 'ALTER FOREIGN TABLE' : 'ALTER TABLE'
  return [
    step(`${alter} ${qualified(object)} RENAME TO ${quote(name)}`),
    ...renamedParts(object, renamed, sides, (part) =>
      part.startsWith(`${object.name}_`) ? name + part.slice(object.name.length) : part,
    ),
  ]
}

/** An inherited column is renamed with that of the parent: what is named after it is its table's own. */
export function renameColumn(object: SchemaObject, name: string, sides: Sides): readonly Step[] {
  const table = parentOf(object, sides.from)
  const rename = (part: string) => part.replace(`_${object.name}_`, `_${name}_`)
  const renaming = `ALTER TABLE ${qualified(table)} RENAME COLUMN ${quote(object.name)} TO ${quote(name)}`
  return [
    ...(has(object, 'inherited') ? [] : [step(renaming)]),
    ...renamedParts(table, table, sides, rename),
  ]
}

/** Those that the desired schema has under the new name, and not under the old one. */
function renamedParts(
  table: SchemaObject,
  renamed: SchemaObject,
  sides: Sides,
  rename: (name: string) => string,
): readonly Step[] {
  const wanted = new Set([...sides.to.objects.values()].map(placeOf))
  return partsOf(table, sides).flatMap((part) => {
    const name = rename(part.name)
    const place = placeOf({ ...part, name })
    if (name === part.name || !wanted.has(place) || wanted.has(placeOf(part))) return []
    return [renameStep(part, name, renamed)]
  })
}

function placeOf({ kind, schema, name }: SchemaObject): string {
  return `${kind === 'serial' ? 'sequence' : kind} ${schema} ${name}`
}

function partsOf(table: SchemaObject, { from }: Sides): readonly SchemaObject[] {
  const children = from.childrenOf(table.id)
  return [...children, ...children.flatMap(({ id }) => from.childrenOf(id))].filter(
    ({ kind }) => kind in renames,
  )
}

const renames: Readonly<Record<string, string>> = {
  key: 'CONSTRAINT',
  check: 'CONSTRAINT',
  exclusion: 'CONSTRAINT',
  'foreign key': 'CONSTRAINT',
  index: 'INDEX',
  statistics: 'STATISTICS',
  sequence: 'SEQUENCE',
  serial: 'SEQUENCE',
}

function renameStep(part: SchemaObject, name: string, table: SchemaObject): Step {
  const noun = renames[part.kind]
  if (noun !== 'CONSTRAINT')
    return step(`ALTER ${noun} ${qualified(part)} RENAME TO ${quote(name)}`)
  return step(
    `ALTER TABLE ${qualified(table)} RENAME CONSTRAINT ${quote(part.name)} TO ${quote(name)}`,
  )
}
