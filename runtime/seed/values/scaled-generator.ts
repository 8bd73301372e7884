import type { RowCondition } from '../../../compiler/row-conditions.ts'
import type { CellRandom } from '../cell-random.ts'
import { rangeByName } from '../text/range-by-name.ts'
import type { Generator } from './generator.ts'
import { unitsOf } from './scaled-shapes.ts'
import type { ScaledShape } from './value-shape.ts'

type Compared = Extract<RowCondition, { kind: 'compare' }>

/** Units between two values of a key. */
const STRIDES: Readonly<Partial<Record<ScaledShape['of'], number>>> = { timestamp: 60 }

/** Numbers, dates and times between what the type, the conditions and the name of the column say. */
export function scaledGenerator(
  shape: ScaledShape,
  column: string,
  conditions: readonly Compared[],
): Generator {
  const bounds = boundsOf(shape, conditions)
  const excluded = new Set(
    conditions.flatMap(({ operator, value }) =>
      operator === '<>' ? (unitsOf(value, shape) ?? []) : [],
    ),
  )
  const { min, max } = naturalBounds(shape, column, bounds)
  const allowed = (units: number) => {
    let found = units
    while (excluded.has(found)) found = found < bounds.max ? found + 1 : bounds.min
    return found
  }
  const units = (random: CellRandom) => allowed(min + random.below(max - min + 1))
  const stride = STRIDES[shape.of] ?? 1
  const first = shape.of === 'number' ? Math.max(bounds.min, Math.min(1, bounds.max)) : min
  const gaps = [...excluded].filter((each) => each >= first && (each - first) % stride === 0)
  const nth = (n: number) => {
    let found = first + n * stride
    for (const gap of gaps.sort((a, b) => a - b)) if (gap <= found) found += stride
    return found
  }
  return {
    make: (random) => shape.format(units(random)),
    line: { min: bounds.min, max: bounds.max, step: shape.step, units, format: shape.format },
    distinct: {
      nth: (n) => shape.format(nth(n)),
      capacity: Math.max(0, Math.floor((bounds.max - first) / stride) + 1 - gaps.length),
      isList: false,
      behind: (existing) => {
        const found = unitsOf(existing, shape)
        return found === undefined ? 0 : Math.max(0, Math.floor((found - first) / stride) + 1)
      },
    },
    isDoubtful: bounds.isUnread || bounds.min > bounds.max,
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

function boundsOf(
  shape: ScaledShape,
  conditions: readonly Compared[],
): Bounds & { readonly isUnread: boolean } {
  let { min, max } = shape
  let isUnread = false
  for (const { operator, value } of conditions) {
    const units = unitsOf(value, shape)
    if (units === undefined) isUnread = true
    else if (operator === '>') min = Math.max(min, Math.floor(units) + 1)
    else if (operator === '>=') min = Math.max(min, Math.ceil(units))
    else if (operator === '<') max = Math.min(max, Math.ceil(units) - 1)
    else if (operator === '<=') max = Math.min(max, Math.floor(units))
    else if (operator === '=') [min, max] = [Math.max(min, units), Math.min(max, units)]
  }
  return { min, max, isUnread }
}

/** What looks natural within the bounds; where nothing of it lies there, as much of the bounds. */
function naturalBounds(shape: ScaledShape, column: string, { min, max }: Bounds): Bounds {
  const natural = rangeByName(column, shape)
  const low = Math.ceil(natural.min / shape.step)
  const high = Math.floor(natural.max / shape.step)
  if (max < low) return { min: Math.max(min, max - (high - low)), max }
  if (min > high) return { min, max: Math.min(max, min + (high - low)) }
  return { min: Math.max(min, low), max: Math.min(max, high) }
}
