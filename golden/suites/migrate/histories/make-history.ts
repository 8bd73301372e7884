import { randomOf } from '../random.ts'
import { commonSteps } from './common-steps.ts'
import { type HistoryStep, newState } from './history-state.ts'

/** Returns so many pairs of files by their names, the same ones for the same seed, as a team writes them. */
export function makeHistory(
  own: readonly HistoryStep[],
  { seed, count }: { readonly seed: number; readonly count: number },
): Readonly<Record<string, string>> {
  const state = newState(randomOf(seed))
  const steps = [...commonSteps, ...own]
  const files: Record<string, string> = {}
  for (let made = 0; made < count;) {
    const step = steps[state.random(steps.length)]
    const statements = step?.(state)
    if (statements === undefined) continue
    const id = new Date(Date.UTC(2024, 0, 1, made)).toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const ends = state.random(5) === 0 ? ';\r\n' : ';\n'
    files[`${id}_step_${made}.down.sql`] = '-- irreversible: nobody wrote the way back\n'
    files[`${id}_step_${made}.up.sql`] = statements.map((each) => `${each}${ends}`).join('')
    made += 1
  }
  return files
}
