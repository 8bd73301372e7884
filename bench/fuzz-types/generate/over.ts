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
function over(columns: readonly VisibleColumn[], { syntax }: Palette, dice: Dice): string {
  const by = (words: string) => {
    const found = dice.chance(50) ? dice.find(columns) : undefined
    return found ? [`${words} ${found.reference}`] : []
  }
  const order = by('ORDER BY')
  const possible = [...frames, ...(syntax.frames ?? [])]
  const frame = order.length > 0 && dice.chance(50) ? [dice.pick(possible)] : []
  return [...by('PARTITION BY'), ...order, ...frame].join(' ')
}

/** The name of the one window that a WINDOW clause defines. */
const namedWindow = 'w1'

export function windowClause(
  columns: readonly VisibleColumn[],
  palette: Palette,
  dice: Dice,
): string {
  return ` WINDOW ${namedWindow} AS (${over(columns, palette, dice)})`
}

/** Behind OVER: the window that has a name, as it is or with a frame of its own, or one of its own. */
export function overWindow(
  columns: readonly VisibleColumn[],
  isNamed: boolean,
  palette: Palette,
  dice: Dice,
): string {
  if (!isNamed || dice.chance(50)) return `(${over(columns, palette, dice)})`
  return dice.chance(70) ? namedWindow : `(${namedWindow} ${dice.pick(frames)})`
}
