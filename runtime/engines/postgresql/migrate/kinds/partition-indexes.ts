import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { literal, parentOf, qualified } from './names.ts'

/** So much of the name of a table is in the name that PostgreSQL gives an index of it, in characters. */
const KEPT = 25

/**
 * The index of a partition, or its key, comes with that of the partitioned table, under a name that PostgreSQL makes
 * up. Returns what gives it another one.
 */
export function namingSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  const above = indexAbove(object, sides.to)
  if (above === undefined) return []
  const isStanding = indexesBelow(above, sides.from).some(({ parent }) => parent === object.parent)
  if (!isStanding && isNamedByServer(object, sides.to)) return []
  const [index, table] = [above, parentOf(object, sides.to)].map((each) => literal(qualified(each)))
  const found = `SELECT inhrelid::regclass FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = ${index}::regclass AND indrelid = ${table}::regclass AND relname <> ${literal(object.name)}`
  const renaming = `EXECUTE format('ALTER INDEX %s RENAME TO %I', found, ${literal(object.name)});`
  return [
    step(
      `DO $rename$ DECLARE found regclass; BEGIN FOR found IN ${found} LOOP ${renaming} END LOOP; END $rename$`,
    ),
  ]
}

/** Whether what is had from above on one side alone is had by the same partition, or child, of the same tables. */
export function changesOwner({ from, to }: ObjectChange, sides: Sides): boolean {
  if (has(from, 'inherited') === has(to, 'inherited')) return false
  const [before, after] = [parentOf(from, sides.from), parentOf(to, sides.to)]
  return ['partitionOf', 'bound', 'inherits'].every(
    (name) => textOf(before, name) === textOf(after, name),
  )
}

function indexAbove({ needs, kind }: SchemaObject, { objects }: Definitions) {
  return needs.map((id) => objects.get(id)).find((needed) => needed?.kind === kind)
}

function indexesBelow({ id, kind }: SchemaObject, { objects }: Definitions) {
  return [...objects.values()].filter(
    (object) => object.kind === kind && has(object, 'inherited') && object.needs.includes(id),
  )
}

function isNamedByServer(object: SchemaObject, definitions: Definitions): boolean {
  const { name } = parentOf(object, definitions)
  const begins = name.length < KEPT ? `${name}_` : name.slice(0, KEPT)
  return object.name.startsWith(begins) && /_(?:idx|key|pkey)\d*$/.test(object.name)
}
