import type { CallMeaning } from '../../dialects/call-meaning.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'

/** What a call says that the grammar has a form for: `iif(a IS NULL, 0, a)` is a CASE, `isnull(a)` a test. */
export function meaningOf<T extends Ir.Expression>(
  expression: T,
  { dialect }: Pick<Inferred, 'dialect'>,
): T | Ir.Case | Ir.Test {
  if (expression.kind !== 'call' || expression.schema !== undefined) return expression
  const meaning = dialect.semantics.meanings.get(expression.name.toLowerCase())
  if (!meaning) return expression
  const values = expression.arguments.map(({ value }) => value)
  return forms[meaning](values, expression.at) ?? expression
}

type Form = (
  values: readonly Ir.Expression[],
  at: Ir.Expression['at'],
) => Ir.Case | Ir.Test | undefined

const forms: Readonly<Record<CallMeaning, Form>> = {
  case: branches,
  'is-null': ([operand], at) => operand && isNull(operand, at),
  'case-of-null': ([operand, present, absent], at) => {
    if (!operand || !present || !absent) return undefined
    const whens = [{ when: isNull(operand, at), then: absent }]
    return { kind: 'case', operand: undefined, whens, otherwise: present, at }
  },
}

/** Conditions and values in turn, at the end what else there is. */
function branches(values: readonly Ir.Expression[], at: Ir.Expression['at']): Ir.Case {
  const whens = values.flatMap((when, i) => {
    const then = values[i + 1]
    return i % 2 === 0 && then ? [{ when, then }] : []
  })
  const otherwise = values.length % 2 === 1 ? values.at(-1) : undefined
  return { kind: 'case', operand: undefined, whens, otherwise, at }
}

function isNull(operand: Ir.Expression, at: Ir.Expression['at']): Ir.Test {
  return { kind: 'test', test: 'null', negated: false, operand, right: undefined, at }
}
