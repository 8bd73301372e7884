import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'

/** Whether a value of the arm may become NULL in the set operation: MariaDB's `SELECT a_uuid UNION SELECT 'none'`. */
export function losesInArm(
  whole: Ir.Body,
  arm: Ir.Body,
  place: number,
  known: Pick<Inferred, 'bodies' | 'catalog' | 'dialect'>,
): boolean {
  return losesInColumn(whole, known.bodies.get(arm)?.[place], place, known)
}

/** Whether a value of the type may become NULL in the column. */
export function losesInColumn(
  whole: Ir.Body,
  from: Type | undefined,
  place: number,
  { bodies, catalog, dialect }: Pick<Inferred, 'bodies' | 'catalog' | 'dialect'>,
): boolean {
  const to = bodies.get(whole)?.[place]
  return to && from ? !dialect.semantics.keepsValues(from, to, catalog) : false
}

type Known = Pick<Inferred, 'types' | 'catalog' | 'dialect'>

/** Whether a part may become NULL in the type of the whole: MariaDB's `coalesce(a_uuid, 'none')`. */
export function losesValues(
  whole: Ir.Expression,
  parts: readonly Ir.Expression[],
  { types, catalog, dialect }: Known,
): boolean {
  const to = types.get(whole)
  return parts.some((part) => {
    const from = types.get(part)
    return to && from && !dialect.semantics.keepsValues(from, to, catalog)
  })
}

/** Whether one may become NULL in the type of another: MariaDB's `a_uuid = 'none'`. */
export function areUnlike(
  [first, ...others]: readonly Ir.Expression[],
  { types, catalog, dialect }: Known,
): boolean {
  const { keepsValues } = dialect.semantics
  const type = first && types.get(first)
  if (!type) return false
  return others.some((each) => {
    const other = types.get(each)
    return other && !(keepsValues(type, other, catalog) && keepsValues(other, type, catalog))
  })
}

/** What a CASE may give. */
export function valuesOf({ whens, otherwise }: Ir.Case): readonly Ir.Expression[] {
  return [...whens.map(({ then }) => then), ...(otherwise ? [otherwise] : [])]
}
