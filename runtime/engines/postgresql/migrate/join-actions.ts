import type { Action } from '../../../migrate/plan/actions.ts'
import { type Hazard, type Step, step } from '../../../migrate/step.ts'
import { detachedFirst } from './detached-first.ts'
import { addedLabel } from './stands-alone.ts'

const ROUTINES: ReadonlySet<string> = new Set(['function', 'procedure'])

/**
 * The statements of the actions. The bodies of routines are not checked, as they may name each other; a label that is
 * used further on is committed first.
 */
export function joinActions(actions: readonly Action[]): readonly Step[] {
  const makesRoutine = actions.some(
    (action) =>
      action.does !== 'drop' && ROUTINES.has(action.object.kind) && action.steps.length > 0,
  )
  const parted = detachedFirst(actions)
  const all = makesRoutine ? [step('SET check_function_bodies = off'), ...parted] : parted
  return all.map((each, place) => committed(each, all.slice(place + 1)))
}

/** `ALTER TYPE ... ADD VALUE 'x'`: no statement of the same transaction may use the label. */
function committed(each: Step, behind: readonly Step[]): Step {
  const added = addedLabel(each.sql)
  if (added === undefined || !behind.some(({ sql }) => sql.includes(`'${added.label}'`)))
    return each
  const hazard: Hazard = {
    kind: 'non-transactional',
    object: `type ${added.type}`,
    detail: `The label '${added.label}' is committed before the statements that use it: a failure behind it leaves it there.`,
  }
  return { ...each, hazards: [...each.hazards, hazard] }
}
