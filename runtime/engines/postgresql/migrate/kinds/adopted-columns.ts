import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { filling } from './filling.ts'
import { heirsOf } from './heirs.ts'
import { isBroughtAlong } from './joined-columns.ts'
import { asideName, ofParent, parentOf, quote } from './names.ts'

/** A column of the table's own that is to be the parent's alone from now on. */
function isAdopted({ from, to }: ObjectChange): boolean {
  return !has(from, 'inherited') && has(to, 'inherited') && !has(to, 'local')
}

/**
 * Puts around the statement that adds a column what makes the columns of that name in the tables that inherit it its
 * heirs: one that was there stays the table's own as well, so its values are moved to a new one.
 */
export function aroundAdoption(column: SchemaObject, sides: Sides, adding: Step): readonly Step[] {
  const adopted = heirsOf(column, sides.to).filter((to) => {
    const from = sides.from.objects.get(to.id)
    return from !== undefined && isAdopted({ from, to }) && !isBroughtAlong(to, sides)
  })
  const named = adopted.map((heir) => ({
    parent: parentOf(heir, sides.to),
    table: ofParent(heir, sides.to),
    name: quote(heir.name),
    aside: quote(asideName(heir.name)),
  }))
  return [
    ...named.map(({ table, name, aside }) =>
      step(`ALTER TABLE ${table} RENAME COLUMN ${name} TO ${aside}`),
    ),
    adding,
    ...named.flatMap(({ parent, table, name, aside }) => [
      ...filling(parent, `${name} = ${aside}`, sides.from),
      step(`ALTER TABLE ${table} DROP COLUMN ${aside}`),
    ]),
  ]
}
