import { BOX_WIDTH } from './diagram-box.ts'
import type { PlacedBox } from './relation-path.ts'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export function isDirection(key: string): key is Direction {
  return /^Arrow(?:Left|Right|Up|Down)$/.test(key)
}

/** The nearest table in a direction; one that a relation leads to counts as twice as near. */
export function tableInDirection(
  boxes: readonly PlacedBox[],
  from: PlacedBox,
  wish: { readonly direction: Direction; readonly isNear: (id: string) => boolean },
): PlacedBox | undefined {
  const here = middleOf(from)
  let best: PlacedBox | undefined
  let least = Number.POSITIVE_INFINITY
  for (const box of boxes) {
    if (box.box === from.box) continue
    const there = middleOf(box)
    const length = weigh(wish.direction, there.x - here.x, there.y - here.y)
    const weighed = wish.isNear(box.box.table.id) ? length / 2 : length
    if (weighed >= least) continue
    best = box
    least = weighed
  }
  return best
}

function middleOf({ box, at }: PlacedBox) {
  return { x: at.x + BOX_WIDTH / 2, y: at.y + box.height / 2 }
}

/** How far away, where sideways counts double; infinite behind. */
function weigh(direction: Direction, x: number, y: number): number {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1
  const ahead = (isAcross ? x : y) * sign
  const aside = Math.abs(isAcross ? y : x)
  return ahead <= 1 || aside > ahead * 4 ? Number.POSITIVE_INFINITY : ahead + 2 * aside
}
