import type * as Ast from '../../../2-parse/ast.ts'
import type { Change, ObjectName, Thing } from '../../../ir/change.ts'
import { type DomainType, sameType, type Type } from '../../../ir/type.ts'
import { notedDependents, notedNeeds } from '../../catalog/dependencies.ts'
import type { Draft } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { mentions } from '../../catalog/substitute-type.ts'
import { namedIn } from '../dependents/needs-of.ts'
import { existingType } from './find-type.ts'
import { storedIn } from './stored-in.ts'
import { objectName } from '../../catalog/object-name.ts'

type Kind = 'check' | 'not-null'

interface Added {
  readonly kind: Kind
  readonly name: Ast.Name | undefined
  readonly expression: Ast.Expression | undefined
}

/** What the constraints of CREATE DOMAIN need. Reports `duplicate-object`. */
export function* constraintsOf(
  { constraints }: Ast.CreateDomain,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  for (const constraint of constraints) {
    const { kind, name } = constraint
    if (kind === 'not-null') yield* added({ kind, name, expression: undefined }, on, context)
    if (kind !== 'check') continue
    yield* added({ kind, name, expression: constraint.expression }, on, context)
  }
}

/**
 * ALTER DOMAIN, as far as it changes constraints. Reports `unknown-type`, `type-mismatch`, `duplicate-object`,
 * `unknown-object`, `object-in-use`.
 */
export function* alterDomain(
  { name, action }: Ast.AlterDomain,
  context: DefinitionContext,
): Changes {
  const type = existingType(name, context)
  if (!type) return
  if (type.kind !== 'domain') {
    const params = { where: `"${type.name}"`, found: `a ${type.kind} type`, expected: 'a domain' }
    context.report.add('type-mismatch', name.at, params)
    return
  }
  const on = objectName(type)
  switch (action.kind) {
    case 'set-not-null':
      // There is one at most.
      if (type.notNull) return
      if (!canJudge(type, name, context)) return
      yield* added({ ...action, kind: 'not-null', expression: undefined }, on, context)
      return yield withNull(type, true)
    case 'drop-not-null':
      yield* notNullsOf(type, context.draft).map((thing) => dropped(on, thing))
      return yield withNull(type, false)
    case 'add-check':
      if (action.isJudged && !canJudge(type, name, context)) return
      return yield* added({ ...action, kind: 'check' }, on, context)
    case 'drop-constraint': {
      const found = existing(action.name, on, action.ifExists, context)
      if (!found) return
      yield dropped(on, found)
      if (found.member.startsWith('not-null ')) yield withNull(type, false)
      return
    }
    case 'rename-constraint': {
      const found = existing(action.name, on, false, context)
      if (!found || isTaken(action.to, on, context)) return
      const to = found.member.replace(/ .*/s, ` ${action.to.text}`)
      return yield { kind: 'rename-rule', on, name: found.member, to }
    }
  }
}

/** Values inside of others are not looked for: those of `d[]`, of a row with a `d`. Reports `object-in-use`. */
function canJudge(
  domain: DomainType,
  { at }: Ast.QualifiedName,
  { draft, report }: DefinitionContext,
): boolean {
  const user = storedIn(domain, (column) => isInside(domain, column), draft)
  if (!user) return true
  const reason = `"${user.name}" stores values that are made of the domain "${domain.name}"`
  report.add('object-in-use', at, { reason })
  return false
}

function isInside(domain: DomainType, type: Type): boolean {
  if (type.kind !== 'domain') return mentions(type, domain)
  return !sameType(type, domain) && isInside(domain, type.base)
}

function withNull(type: DomainType, notNull: boolean): Change {
  return { kind: 'replace-type', schema: type.schema, type: { ...type, notNull } }
}

function dropped(on: ObjectName, { member }: Constraint): Change {
  return { kind: 'drop-rule', on, name: member }
}

function* added(
  { kind, name, expression }: Added,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  if (name && isTaken(name, on, context)) return
  const thing = constraintOf(kind, on, name?.text ?? freeName(kind, on, context.draft))
  const owner = { on: { kind: 'type' as const, ...on }, kind: 'auto' as const }
  const needs = expression ? namedIn(expression, undefined, context) : []
  yield { kind: 'need', thing, needs: [owner, ...needs] }
}

type Constraint = Thing & { readonly kind: 'rule' }

function constraintOf(kind: Kind, { schema, name }: ObjectName, own: string): Constraint {
  return { kind: 'rule', schema, name, member: `${kind} ${own}` }
}

/** `d_check`, `d_check1`, `d_not_null` */
function freeName(kind: Kind, on: ObjectName, draft: Draft): string {
  const plain = `${on.name}_${kind.replace('-', '_')}`
  let count = 0
  const name = () => (count === 0 ? plain : `${plain}${count}`)
  while (lookUp(name(), on, draft)) count++
  return name()
}

function lookUp(name: string, on: ObjectName, draft: Draft): Constraint | undefined {
  return (['check', 'not-null'] as const)
    .map((kind) => constraintOf(kind, on, name))
    .find((thing) => notedNeeds(draft, thing).length > 0)
}

function notNullsOf({ schema, name }: DomainType, draft: Draft): readonly Constraint[] {
  const type: Thing = { kind: 'type', schema, name }
  return notedDependents(draft, type).flatMap(({ thing }) =>
    thing.kind === 'rule' && thing.member.startsWith('not-null ')
      ? [{ ...thing, kind: 'rule' }]
      : [],
  )
}

function isTaken(name: Ast.Name, on: ObjectName, { draft, report }: DefinitionContext): boolean {
  if (!lookUp(name.text, on, draft)) return false
  report.add('duplicate-object', name.at, { what: 'constraint', name: name.text })
  return true
}

function existing(
  name: Ast.Name,
  on: ObjectName,
  isExcused: boolean,
  { draft, report }: DefinitionContext,
): Constraint | undefined {
  const found = lookUp(name.text, on, draft)
  const params = { what: 'constraint', name: name.text, suggestion: undefined }
  if (!found && !isExcused) report.add('unknown-object', name.at, params)
  return found
}
