import type { Routine } from '../../../ir/routine.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import { sameType } from '../../../ir/type.ts'
import { type Draft, ownedSchema } from '../draft.ts'

/** One more overload, or another one of those that take the same types. */
export function putRoutine(draft: Draft, routine: Routine): void {
  const { routines } = ownedSchema(draft, routine.schema)
  routines.set(keyOf(draft, routine), [...othersOf(draft, routine), routine])
}

export function removeRoutine(draft: Draft, routine: Routine): void {
  const { routines } = ownedSchema(draft, routine.schema)
  const others = othersOf(draft, routine)
  if (others.length > 0) routines.set(keyOf(draft, routine), others)
  else routines.delete(keyOf(draft, routine))
}

/** Whether it replaces one. */
export function isThere(draft: Draft, routine: Routine): boolean {
  const { routines } = ownedSchema(draft, routine.schema)
  return (
    routines
      .get(keyOf(draft, routine))
      ?.some((other) => sameRoutine(other, routine, draft.dialect)) === true
  )
}

/** Whether something may call its name already. */
export function isNameTaken(draft: Draft, routine: Routine): boolean {
  const key = keyOf(draft, routine)
  return [...draft.schemas.values()].some(({ routines }) => routines.has(key))
}

function othersOf(draft: Draft, routine: Routine): readonly Routine[] {
  const { routines } = ownedSchema(draft, routine.schema)
  const overloads = routines.get(keyOf(draft, routine)) ?? []
  return overloads.filter((other) => !sameRoutine(other, routine, draft.dialect))
}

function keyOf({ dialect }: Draft, { name }: Routine): string {
  return dialect.names.routineKey(name)
}

/** Whether the two, which have one name, are one. */
export function sameRoutine(left: Routine, right: Routine, { definitions }: Dialect): boolean {
  if (definitions.routineNames === 'one-a-kind') return left.kind === right.kind
  return sameSignature(left, right)
}

function sameSignature(left: Routine, right: Routine): boolean {
  return (
    left.parameters.length === right.parameters.length &&
    left.parameters.every(({ type }, i) => {
      const other = right.parameters[i]
      return other !== undefined && sameType(type, other.type)
    })
  )
}
