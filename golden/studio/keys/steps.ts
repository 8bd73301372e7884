import * as assert from 'uvu/assert'
import { until } from '../../engines/redis-group.ts'
import type { Answered, Ask } from './key-studio.ts'

/** Asks a path until a member of the answer is the value. */
export async function eventuallyAt(
  ask: Ask,
  path: string,
  member: string,
  value: unknown,
): Promise<Answered> {
  let last = await ask('GET', path)
  await until(async () => {
    last = await ask('GET', path)
    return last.at(member) === value
  })
  assert.is(last.status, 200)
  return last
}
