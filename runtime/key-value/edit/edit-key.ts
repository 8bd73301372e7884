import { randomBytes } from 'node:crypto'
import { isList, type Reply, textOf } from '../link/reply.ts'
import { type Changed, changeKey, type KeyChange, type Watched } from './change-key.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import type { ElementEdit } from './element-edit.ts'
import type { EditPlan } from './edit-plan.ts'
import { planEdit } from './plan-edit.ts'

type Place = Omit<KeyChange, 'kind' | 'plan'>

export interface Edited extends Changed {
  /** The identifiers of stream entries that were added. */
  readonly ids: readonly string[]
}

/** Makes all changes of a key's elements or none. Throws what `changeKey` throws. */
export async function editKey(place: Place, edits: readonly ElementEdit[]): Promise<Edited> {
  const tombstone = randomBytes(32)
  const plans = edits.map((edit) => planEdit(edit, { key: place.key, tombstone }))
  const last = plans.find((plan) => plan.last !== undefined)?.last
  const commands = [...plans.flatMap(({ write }) => write), ...(last === undefined ? [] : [last])]
  const changed = await changeKey({
    ...place,
    kind: 'update',
    async plan(watched) {
      await compare(plans, watched, place.signal)
      return { commands, type: watched.type }
    },
  })
  const added = commands.flatMap(([name], at) => (name === 'XADD' ? [changed.replies[at]] : []))
  return { ...changed, ids: added.map((id) => textOf(id)) }
}

/** Throws ChangedMeanwhile for the first change whose element is not what was seen. */
async function compare(
  plans: readonly EditPlan[],
  { sender, type }: Watched,
  signal: AbortSignal,
): Promise<void> {
  if (plans.some((plan) => plan.type !== type))
    throw new ChangedMeanwhile('key', type === 'none' ? null : undefined)
  const looks = plans.flatMap(({ look }, at) => (look === undefined ? [] : [{ ...look, at }]))
  const replies = await sender.sendAll(
    looks.map(({ command }) => command),
    signal,
  )
  for (const [index, { fits, current, at }] of looks.entries()) {
    const reply: Reply = replies[index] ?? null
    if (!fits(reply))
      throw new ChangedMeanwhile(`edits.${at}`, isList(reply) ? undefined : current(reply))
  }
}
