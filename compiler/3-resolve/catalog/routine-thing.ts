import type { Routine } from '../../ir/routine.ts'
import type { Thing } from '../../ir/change.ts'
import { keyOf } from './dependencies.ts'
import type { Draft } from './draft.ts'

type RoutineThing = Extract<Thing, { kind: 'routine' }>

/** A routine among the overloads of its name. */
export function routineThing(
  { schema, name, parameters }: Pick<Routine, 'schema' | 'name' | 'parameters'>,
  { dialect }: Draft,
): RoutineThing {
  const member = parameters.map(({ type }) => dialect.types.render(type)).join(', ')
  return { kind: 'routine', schema, name, member }
}

export function lookUpRoutine(thing: RoutineThing, draft: Draft): Routine | undefined {
  const { relationKey, routineKey } = draft.dialect.names
  const { routines } = draft.schemas.get(relationKey(thing.schema)) ?? {}
  const overloads = routines?.get(routineKey(thing.name))
  return overloads?.find((each) => keyOf(routineThing(each, draft)) === keyOf(thing))
}
