import type * as Ast from '../../../2-parse/ast.ts'
import type { ConstraintChange } from '../../../dialects/definition-rules.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { getRelation } from '../../catalog/draft.ts'
import { findConstraint } from '../../catalog/named-parts.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import type { DefinitionContext } from '../context.ts'
import { changeNotNull, columnOfNotNull } from './not-null.ts'
import { reportPart } from './part-names.ts'

type Written = Pick<OfKind<Ast.AlterAction, 'written'>, 'text' | 'at'>

/** Whether the text is an action on a constraint. */
export function isOfConstraint(text: string): boolean {
  return constraintAction.test(text)
}

/**
 * VALIDATE CONSTRAINT name, ALTER CONSTRAINT name [NOT] ENFORCED: whether a constraint of its kind takes that,
 * and what it does to a NOT NULL. Reports `unknown-object`, `impossible-key`.
 */
export function changeConstraint(
  { text, at }: Written,
  on: ObjectName,
  context: DefinitionContext,
): readonly Change[] {
  const [, verb = '', written = '', rest = ''] = constraintAction.exec(text) ?? []
  const { constraintChanges } = context.dialect.definitions
  if (!constraintChanges || written === '') return []
  const relation = getRelation(context.draft, on)
  const name = plainName(written)
  const part = findConstraint(relation, name, context.dialect)
  const column = part ? undefined : columnOfNotNull(relation, name, context)
  const kind = part?.kind ?? (column && 'not-null')
  if (!kind) {
    reportPart('constraint', { text: name, quoted: true, at }, relation, context)
    return []
  }
  const changes = changesIn(`${verb} ${rest}`)
  const wrong = changes.find((change) => !constraintChanges[change].includes(kind))
  if (wrong) {
    const kinds = constraintChanges[wrong].map((each) => each.replace('-', ' ')).join(' or ')
    const reason = `constraint "${name}" cannot be ${changed[wrong]}: it is no ${kinds}`
    context.report.add('impossible-key', at, { reason })
    return []
  }
  const [change] = changes
  const isOfNull = change === 'validated' || change === 'inherited'
  if (!column || !isOfNull) return []
  return changeNotNull(/\bno\s+inherit$/i.test(rest) ? 'alone' : change, column, on, context)
}

/** The name that is meant: a quoted one as it is, any other in lower case. */
function plainName(written: string): string {
  const [quote = ''] = /^["`]/.exec(written) ?? []
  return quote === ''
    ? written.toLowerCase()
    : written.slice(1, -1).replaceAll(`${quote}${quote}`, quote)
}

function changesIn(text: string): readonly ConstraintChange[] {
  return words.flatMap(([change, word]) => (word.test(text) ? [change] : []))
}

const changed: Readonly<Record<ConstraintChange, string>> = {
  validated: 'validated',
  enforced: 'made ENFORCED or not',
  deferred: 'made DEFERRABLE or not',
  inherited: 'made INHERIT or not',
}

const words = [
  ['validated', /^validate\b/i],
  ['enforced', /\benforced\b/i],
  ['deferred', /\b(?:deferrable|initially)\b/i],
  ['inherited', /\binherit$/i],
] as const

const constraintAction =
  /^(validate\s+constraint|alter\s+(?:constraint|check))\s+("(?:[^"]|"")+"|`(?:[^`]|``)+`|[^\s"`]+)\s*(.*)$/is
