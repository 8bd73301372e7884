import type { Action } from '../../../migrate/plan/actions.ts'
import type { Step } from '../../../migrate/step.ts'

interface Placed {
  readonly step: Step
  readonly action: Action
  readonly place: number
  readonly parting: Parting | undefined
}

interface Parting {
  readonly verb: string
  readonly parent: string
  readonly partition: string
}

/**
 * The steps of the actions. Partitions leave their table before others take what was theirs, as bounds must not
 * overlap. One that joins the same table again does so at once, so that what changes above it reaches it.
 */
export function detachedFirst(actions: readonly Action[]): readonly Step[] {
  const all = placedSteps(actions)
  const attaching = all.findIndex(({ parting }) => parting?.verb === 'ATTACH')
  if (attaching === -1) return all.map(({ step }) => step)
  const behind = all.slice(attaching + 1)
  const leaving = behind.filter((each) => isFirstOf(each, all))
  const returning = leaving.flatMap((each) => untilBack(each, behind))
  const moved = new Set([...leaving, ...returning])
  return [
    ...all.slice(0, attaching),
    ...leaving,
    ...all.slice(attaching, attaching + 1),
    ...returning,
    ...behind.filter((each) => !moved.has(each)),
  ].map(({ step }) => step)
}

function placedSteps(actions: readonly Action[]): readonly Placed[] {
  const steps = actions.flatMap((action) => action.steps.map((step) => ({ step, action })))
  return steps.map((each, place) => ({ ...each, place, parting: partingOf(each.step) }))
}

const PARTING = /^ALTER TABLE (.*) (ATTACH|DETACH) PARTITION ((?:"(?:[^"]|"")*"|[^" ])+)/

function partingOf({ sql }: Step): Parting | undefined {
  const [, parent = '', verb = '', partition = ''] = PARTING.exec(sql) ?? []
  return verb === '' ? undefined : { verb, parent, partition }
}

/** One that joins for a while, and leaves again, stays where it is. */
function isFirstOf({ parting, place }: Placed, all: readonly Placed[]): boolean {
  if (parting?.verb !== 'DETACH') return false
  return !all.slice(0, place).some((other) => other.parting?.partition === parting.partition)
}

/** What its action does until the partition is back in the same table. */
function untilBack({ action, place, parting }: Placed, all: readonly Placed[]): readonly Placed[] {
  const later = all.filter((each) => each.action === action && each.place > place)
  const back = later.findIndex(
    (each) =>
      each.parting?.verb === 'ATTACH' &&
      each.parting.partition === parting?.partition &&
      each.parting.parent === parting.parent,
  )
  return later.slice(0, back + 1)
}
