import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { asideName, literal, parentOf, qualified } from './names.ts'

/** So much of the name of a table is in the name that PostgreSQL gives an index of it, in characters. */
const KEPT = 25

/**
 * The index of a partition, or its key, comes with that of the partitioned table, under a name that PostgreSQL makes
 * up. Returns what gives it another one.
 */
export function namingSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  const above = indexAbove(object, sides.to)
  if (above === undefined) return []
  if (!isStanding(object, above, sides.from) && isCertain(object, sides.to)) return []
  const [index, table] = [above, parentOf(object, sides.to)].map((each) => literal(qualified(each)))
  const found = `SELECT inhrelid::regclass, relname FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = ${index}::regclass AND indrelid = ${table}::regclass AND relname <> ${literal(object.name)}`
  const renaming = `EXECUTE format('ALTER INDEX %s RENAME TO %I', found, ${literal(object.name)});`
  const { declared, before, after } = swapping(object, sides.to)
  return [
    step(
      `DO $rename$ DECLARE found regclass; old name;${declared} BEGIN FOR found, old IN ${found} LOOP ${before}${renaming}${after} END LOOP; END $rename$`,
    ),
  ]
}

/** Another new index of the partition may have been given the name: it gets the other's. */
function swapping(object: SchemaObject, definitions: Definitions) {
  const isOther = (each: SchemaObject) =>
    each !== object && has(each, 'inherited') && isNamedByServer(each, definitions)
  const mayBeTaken =
    isNamedByServer(object, definitions) &&
    definitions.childrenOf(object.parent ?? '').some(isOther)
  if (!mayBeTaken) return { declared: '', before: '', after: '' }
  const [name, table] = [object, parentOf(object, definitions)].map((each) =>
    literal(qualified(each)),
  )
  const taking = `taken := (SELECT inhrelid FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid WHERE inhrelid = to_regclass(${name}) AND indrelid = ${table}::regclass);`
  const renaming = (text: string) =>
    `IF taken IS NOT NULL THEN EXECUTE format('ALTER INDEX %s RENAME TO %I', taken, ${text}); END IF;`
  return {
    declared: ' taken regclass;',
    before: `${taking} ${renaming(literal(asideName(object.name)))} `,
    after: ` ${renaming('old')}`,
  }
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

/** The server gives it the name, whichever index it makes first. */
function isCertain(object: SchemaObject, definitions: Definitions): boolean {
  const stem = (name: string) => name.replace(/\d+$/, '')
  const isAlike = (each: SchemaObject) =>
    each !== object && has(each, 'inherited') && stem(each.name) === stem(object.name)
  const others = definitions.childrenOf(object.parent ?? '')
  return isNamedByServer(object, definitions) && !others.some(isAlike)
}

function isNamedByServer(object: SchemaObject, definitions: Definitions): boolean {
  const { name } = parentOf(object, definitions)
  const begins = name.length < KEPT ? `${name}_` : name.slice(0, KEPT)
  return object.name.startsWith(begins) && /_(?:idx|key|pkey)\d*$/.test(object.name)
}
