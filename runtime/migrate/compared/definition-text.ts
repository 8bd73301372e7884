import { kindOf } from '../plan/kind-of.ts'
import type { SchemaKinds, Sides } from '../schema-kind.ts'
import { definitionsOf, type Definitions, type SchemaObject } from '../schema-object.ts'
import { wholeOf } from './whole-of.ts'

interface Defined {
  /** The side that has the object. */
  readonly definitions: Definitions
  readonly sides: Sides
  readonly kinds: SchemaKinds
}

/** Returns the statements that make an object with all that stands in it, as they are run where nothing is yet. */
export function definitionText(object: SchemaObject, defined: Defined): string {
  const statements = createdBy(object, wholeOf(object, defined.sides, defined.kinds), defined)
  return statements.map((sql) => `${sql.trimEnd()};`).join('\n')
}

function createdBy(object: SchemaObject, whole: SchemaObject, defined: Defined): readonly string[] {
  const { definitions, kinds } = defined
  const sides = { from: definitionsOf([]), to: definitions }
  const inlined = inlinedIn(object, whole, defined)
  const steps = kindOf(object, kinds).create(object, inlined, sides)
  const others = [object, ...inlined].flatMap(({ id }) =>
    childrenIn(id, whole, defined).filter((child) => kindOf(child, kinds).stands === 'own'),
  )
  return [
    ...steps.map(({ sql }) => sql),
    ...others.flatMap((other) => createdBy(other, whole, defined)),
  ]
}

/** What the statement that makes the object makes with it. */
function inlinedIn(
  { id }: SchemaObject,
  whole: SchemaObject,
  defined: Defined,
): readonly SchemaObject[] {
  return childrenIn(id, whole, defined)
    .filter((child) => kindOf(child, defined.kinds).stands !== 'own')
    .flatMap((child) => [child, ...inlinedIn(child, whole, defined)])
}

function childrenIn(
  id: string,
  whole: SchemaObject,
  { definitions, sides, kinds }: Defined,
): readonly SchemaObject[] {
  return definitions.childrenOf(id).filter((each) => wholeOf(each, sides, kinds).id === whole.id)
}
