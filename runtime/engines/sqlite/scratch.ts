import type { Scratch } from '../../engine.ts'
import { openInMemory } from './connect.ts'

/** In memory: nothing to name, nothing to sweep. */
export async function scratch(): Promise<Scratch> {
  const connection = await openInMemory()
  return { connection, drop: () => connection.close() }
}
