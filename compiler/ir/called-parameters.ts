import type { Routine, RoutineParameter } from './routine.ts'

/** What CALL gives a procedure: its OUT parameters too, at their places. */
export function calledParameters({
  parameters,
  outs = [],
}: Pick<Routine, 'parameters' | 'outs'>): readonly RoutineParameter[] {
  const called = [...parameters]
  for (const { position, name, type, isTaken } of outs) {
    if (!isTaken) called.splice(position, 0, { name, type, hasDefault: false })
  }
  return called
}
