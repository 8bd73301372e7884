import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { foldName } from '../text/names.ts'
import { tokensOf } from '../text/tokens.ts'
import { writtenName } from '../text/written-name.ts'

/**
 * SQLite rewrites what names the column, and a view that gave it its name gives another one from then on: "error in view
 * totals after rename: no such column". So what reads such a view goes first, and the plan makes it again as it is
 * wanted.
 */
export function renameColumn(column: SchemaObject, name: string, { from }: Sides): readonly Step[] {
  const table = from.objects.get(column.parent ?? '')
  const renamed = `RENAME COLUMN ${writtenName(column.name)} TO ${writtenName(name)}`
  return [
    ...behindViews(table?.id ?? '', from).map((object) =>
      step(`DROP ${object.kind.toUpperCase()} ${writtenName(object.name)}`),
    ),
    step(`ALTER TABLE ${writtenName(table?.name ?? '')} ${renamed}`),
  ]
}

/** What reads the table by way of a view, and the triggers that are about one. */
function behindViews(table: ObjectId, { objects }: Definitions): readonly SchemaObject[] {
  const all = [...objects.values()]
  const readersOf = (ids: readonly ObjectId[]) =>
    all.filter(({ kind, needs }) => kind === 'view' && needs.some((id) => ids.includes(id)))
  const direct = readersOf([table])
  const behind = new Set(readersOf(direct.map(({ id }) => id)))
  // A set that grows is walked to its end.
  for (const { id } of behind) for (const view of readersOf([id])) behind.add(view)
  const names = new Set([...direct, ...behind].map(({ name }) => foldName(name)))
  const triggers = all.filter((object) => object.kind === 'trigger' && isAbout(object, names))
  return [...triggers, ...behind]
}

function isAbout({ statement = '' }: SchemaObject, names: ReadonlySet<string>): boolean {
  return tokensOf(statement).some(({ value, text }) => names.has(foldName(value ?? text)))
}
