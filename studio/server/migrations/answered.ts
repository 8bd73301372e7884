import type { Studio } from '../studio.ts'
import { migrationRefusal } from './migration-refusal.ts'

/** Returns what the work gives; its errors are in words of ours. Throws Refusal. */
export async function answered<Result>(
  studio: Studio,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw await migrationRefusal(error, studio)
  }
}
