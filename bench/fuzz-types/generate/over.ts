import type { Palette } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { VisibleColumn } from './scope.ts'

/** Frames that every engine has; some are empty in the first rows, or in the last. */
const frames = [
  'ROWS BETWEEN 1 PRECEDING AND CURRENT ROW',
  'ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING',
  'ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING',
  'ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING',
  'ROWS UNBOUNDED PRECEDING',
  'ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING',
  'RANGE BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING',
]

/** What stands in the parentheses of OVER; the columns can be sorted by. */
export function over(columns: readonly VisibleColumn[], { syntax }: Palette, dice: Dice): string {
  const by = (words: string) => {
    const found = dice.chance(50) ? dice.find(columns) : undefined
    return found ? [`${words} ${found.reference}`] : []
  }
  const order = by('ORDER BY')
  const possible = [...frames, ...(syntax.frames ?? [])]
  const frame = order.length > 0 && dice.chance(50) ? [dice.pick(possible)] : []
  return [...by('PARTITION BY'), ...order, ...frame].join(' ')
}
