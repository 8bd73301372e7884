import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { columnAction } from './column-text.ts'
import { typeChange } from './column-type.ts'
import { effective } from './heirs.ts'

/**
 * A column that is computed no more keeps its values. It is freed before the type of one changes that it was computed
 * from, whichever of them comes first: "cannot alter type of a column used by a generated column".
 */
export function freeingSteps(change: ObjectChange, sides: Sides): readonly Step[] {
  const freed = [change, ...(typeChange(change, sides) ? computedFrom(change, sides) : [])]
  return freed
    .filter((each) => isFreed(each, sides))
    .map(({ from, to }) => {
      const isFreedBefore = from.needs.some((id) => {
        const [base, after] = [sides.from.objects.get(id), sides.to.objects.get(id)]
        return base?.kind === 'column' && after && typeChange({ from: base, to: after }, sides)
      })
      const action = isFreedBefore ? 'DROP EXPRESSION IF EXISTS' : 'DROP EXPRESSION'
      return step(columnAction(to, sides.to, action))
    })
}

function isFreed({ from, to }: ObjectChange, sides: Sides): boolean {
  const [generated, isVirtual] = ['generated', 'isVirtual'].map((name) =>
    effective(from, name, sides.from),
  )
  const isKept = generated !== undefined && isVirtual !== true
  return isKept && !has(to, 'generated') && !has(to, 'inherited')
}

/** The columns on both sides that are computed from the column on the first. */
function computedFrom({ from: base }: ObjectChange, sides: Sides): readonly ObjectChange[] {
  return sides.from.childrenOf(base.parent ?? '').flatMap((from) => {
    const to = sides.to.objects.get(from.id)
    const isMeant = from.kind === 'column' && has(from, 'generated') && from.needs.includes(base.id)
    return isMeant && to !== undefined ? [{ from, to }] : []
  })
}
