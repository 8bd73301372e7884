import type { ObjectChange, SchemaKind, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, textOf } from './attributes.ts'
import { asCreated } from './default-privileges.ts'
import { grantSteps } from './grants.ts'
import { string } from './names.ts'
import { commented } from './nouns.ts'

/** Of an object as it is made: it has no comment, and the privileges that it has by itself. */
export function newRemarkSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  return remarkSteps(asCreated(object, sides), object, sides.to)
}

/** Comments and privileges: what an object has beside what it is. */
export function remarkSteps(
  from: SchemaObject,
  to: SchemaObject,
  definitions: Definitions,
): readonly Step[] {
  const before = textOf(from, 'comment')
  const comment = textOf(to, 'comment')
  const grants = grantSteps(from, to, definitions)
  if (before === comment) return grants
  const said = comment === undefined ? 'NULL' : string(comment)
  return [step(`COMMENT ON ${commented(to, definitions)} IS ${said}`), ...grants]
}

/** The kind with its comments and privileges, those of what is created inline included. */
export function withRemarks(kind: SchemaKind): SchemaKind {
  return {
    ...kind,
    create: (object, inlined, sides) => [
      ...kind.create(object, inlined, sides),
      ...[object, ...inlined].flatMap((each) => newRemarkSteps(each, sides)),
    ],
    alter(change, sides) {
      if (kind.rebinds && changesOnly(change) && losesNeed(change, sides)) return undefined
      const altered = kind.alter(change, sides)
      return altered && { ...altered, steps: [...altered.steps, ...ofChange(change, sides.to)] }
    },
  }
}

/** Something that it is bound to goes, and only its comment would be changed. */
function losesNeed({ from }: ObjectChange, { to }: Sides): boolean {
  return from.needs.some((id) => !to.objects.has(id))
}

function ofChange({ from, to }: ObjectChange, definitions: Definitions): readonly Step[] {
  return remarkSteps(from, to, definitions)
}
