import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
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
  if (!isStanding(object, above, sides.from) && isNamedByServer(object, sides.to)) return []
  const [index, table] = [above, parentOf(object, sides.to)].map((each) => literal(qualified(each)))
  const found = `SELECT inhrelid::regclass FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = ${index}::regclass AND indrelid = ${table}::regclass AND relname <> ${literal(object.name)}`
  const renaming = `EXECUTE format('ALTER INDEX %s RENAME TO %I', found, ${literal(object.name)});`
  return [
    step(
      `DO $rename$ DECLARE found regclass; BEGIN FOR found IN ${found} LOOP ${renaming} END LOOP; END $rename$`,
    ),
  ]
}

function indexAbove({ needs, kind }: SchemaObject, { objects }: Definitions) {
  return needs.map((id) => objects.get(id)).find((needed) => needed?.kind === kind)
}

/** Whether the partition has an index of that one already, under whichever name. */
function isStanding({ kind, parent = '' }: SchemaObject, above: SchemaObject, from: Definitions) {
  return from
    .childrenOf(parent)
    .some((each) => each.kind === kind && has(each, 'inherited') && each.needs.includes(above.id))
}

function isNamedByServer(object: SchemaObject, definitions: Definitions): boolean {
  const { name } = parentOf(object, definitions)
  const begins = name.length < KEPT ? `${name}_` : name.slice(0, KEPT)
  return object.name.startsWith(begins) && /_(?:idx|key|pkey)\d*$/.test(object.name)
}
