import type { Related } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, sameType, type Type, untyped } from '../../ir/type.ts'
import type { Inference } from './inference.ts'

/**
 * What a mention is: PostgreSQL gives it the type that the parameter has when it is met, and none where it has none
 * yet, whatever a later mention may find.
 */
export function mentionType(mention: Ir.Parameter, inference: Inference): Type {
  const { parameters, pending, types } = inference
  const own = isTypedInOrder(inference) ? types.get(mention) : undefined
  if (own) return own
  const type = parameters[mention.index]
  if (!type) pending.add(mention)
  if (isTypedInOrder(inference)) types.set(mention, type ?? untyped)
  return type ?? untyped
}

/**
 * Gives an untyped mention the type that its place asks for; the parameter has it from now on. Fails where another
 * mention has given it one: `INSERT INTO t (number, text) VALUES ($1, $1)`.
 */
export function settleMention(mention: Ir.Parameter, target: Type, inference: Inference): void {
  const { parameters, decidedAt, pending, types } = inference
  const { index } = mention
  const known = parameters[index]
  if (known && sameType(baseType(known), baseType(target))) pending.delete(mention)
  const type = mentionType(mention, inference)
  if (type.kind !== 'untyped' || target.kind === 'untyped') return
  types.set(mention, target)
  pending.delete(mention)
  if (known) reportContradiction(mention, { known, target }, inference)
  else decidedAt[index] = mention.at
  parameters[index] ??= target
}

function isTypedInOrder({ dialect }: Inference): boolean {
  return dialect.semantics.undeterminedParameter === undefined
}

function reportContradiction(
  mention: Ir.Parameter,
  { known, target }: { readonly known: Type; readonly target: Type },
  inference: Inference,
): void {
  if (sameType(known, target) || known.kind === 'unknown' || target.kind === 'unknown') return
  const { render } = inference.dialect.types
  const params = {
    parameter: writtenParameter(mention, inference),
    types: [render(known), render(target)],
  }
  inference.report.add(
    'contradictory-parameter',
    mention.at,
    params,
    ...decidedElsewhere([mention], inference),
  )
}

function writtenParameter({ index }: Ir.Parameter, { declared }: Inference): string {
  return declared[index]?.spelling ?? ''
}

/** The places that have given the parameters among the operands their types. */
export function decidedElsewhere(
  operands: readonly Ir.Expression[],
  inference: Inference,
): readonly Related[] {
  return operands.flatMap((operand) => {
    if (operand.kind !== 'parameter') return []
    const at = inference.decidedAt[operand.index]
    const type = inference.parameters[operand.index]
    if (!at || !type || at === operand.at) return []
    const parameter = writtenParameter(operand, inference)
    return [{ at, label: `${parameter} is ${inference.dialect.types.render(type)} here` }]
  })
}
