import type * as Ast from '../../../2-parse/ast.ts'
import type { Instead, Relation } from '../../../ir/catalog.ts'
import type { Change, Need, ObjectName } from '../../../ir/change.ts'
import { keyOf, notedNeeds } from '../../catalog/dependencies.ts'
import { withInstead } from '../../catalog/instead.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { canStand } from '../expressions/judge-expression.ts'
import { selected } from '../expressions/selected.ts'
import { namedBy } from '../objects/named-by.ts'
import { existingRelation, lookUp, ownName } from '../objects/object-names.ts'
import { executed } from './executed.ts'
import { type RuleKind, ruleThing } from './rule-thing.ts'
import { returnRule, selectRule } from './select-rule.ts'
import { namedIn, readBy } from '../dependents/needs-of.ts'
import { objectName } from '../../catalog/object-name.ts'

const kinds = ['trigger', 'policy', 'rule'] as const satisfies readonly RuleKind[]

/**
 * What triggers, policies and rules need; they go with their relation. Reports `unknown-relation`,
 * `unknown-object`, `duplicate-object`.
 */
export function ruleNeeds(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { name, relations, telling, text } = statement
  const [table] = relations
  const { what } = statement
  const { dependencies } = context.dialect.definitions
  if (!dependencies || !isRuleKind(what) || !name || !table) return []
  const isDropped = /^drop\b/i.test(text)
  const isExcused = isDropped && telling.includes('if')
  const relation = isExcused ? lookUp(table, context) : existingRelation(table, context)
  if (!relation) return []
  const on = objectName(relation)
  const thing = ruleThing(what, on, ownName(name))
  if (what === 'rule' && telling.includes('select')) {
    return selectRule(statement, table, relation, context)
  }
  if (what === 'rule' && ownName(name) === returnRule) {
    const reason = `rule "${returnRule}" is the query of a view, which stays as it is`
    context.report.add('object-in-use', name.at, { reason })
    return []
  }
  // Each needs its relation.
  const isThere = notedNeeds(context.draft, thing).length > 0
  const params = { what, name: ownName(name) }
  const isAltered = /^alter\b/i.test(text)
  const isCommented = /^comment\b/i.test(text)
  if ((isDropped || isAltered || isCommented) && !isThere) {
    const unknown = { ...params, suggestion: undefined }
    if (!isExcused) context.report.add('unknown-object', name.at, unknown)
    return []
  }
  if (isCommented) return []
  if (isDropped) return [{ kind: 'drop-rule', on, name: thing.member }]
  if (what === 'policy' && !canGuard(statement, relation, context)) return []
  if (isAltered) return alteredRule(statement, thing, relation, context)
  if (isThere && !telling.includes('replace')) {
    context.report.add('duplicate-object', name.at, params)
    return []
  }
  const need: Change = { kind: 'need', thing, needs: needsOf(statement, relation, context) }
  const instead = what === 'rule' ? ruleOf(statement, ownName(name)) : undefined
  if (!instead) return [need]
  return [{ kind: 'replace-relation', relation: withInstead(relation, instead) }, need]
}

/** What the rule does; that of SELECT is the view itself. */
function ruleOf({ telling, nested }: Ast.Unmodelled, name: string): Instead | undefined {
  const event = changeEvents.find((each) => telling.includes(each))
  if (!event) return undefined
  const actions = nested.filter(isStatement)
  const isConditional = actions.length < nested.length
  const stands = isConditional ? 'on-condition' : 'always'
  return {
    kind: 'rule',
    name,
    events: [event],
    stands: telling.includes('instead') ? stands : 'beside',
    returns: actions.some((each) => each.kind !== 'query' && each.returning.length > 0),
  }
}

const changeEvents = ['insert', 'update', 'delete'] as const

/** RENAME TO, or another condition of a policy. Reports `duplicate-object`. */
function alteredRule(
  statement: Ast.Unmodelled,
  thing: ReturnType<typeof ruleThing>,
  relation: Relation,
  context: DefinitionContext,
): Changes {
  const { text, what, at } = statement
  const to = /\brename\s+to\s+("(?:[^"]|"")+"|[^\s;]+)\s*;?$/is.exec(text)?.[1]
  if (to === undefined) {
    const before = notedNeeds(context.draft, thing).map(({ on, kind }) => ({ on, kind }))
    return [{ kind: 'need', thing, needs: [...before, ...needsOf(statement, relation, context)] }]
  }
  const given = namedBy(to, at).parts[0]?.text ?? ''
  const on = objectName(relation)
  const { member } = ruleThing(isRuleKind(what) ? what : 'rule', on, given)
  if (notedNeeds(context.draft, { ...thing, member }).length === 0)
    return [{ kind: 'rename-rule', on, name: thing.member, to: member }]
  context.report.add('duplicate-object', at, { what, name: given })
  return []
}

function isRuleKind(what: string): what is RuleKind {
  return kinds.some((each) => each === what)
}

/** Whether the conditions of a policy make sense. Reports `type-mismatch`, and their faults. */
function canGuard(
  { nested, name, at, telling, text }: Ast.Unmodelled,
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const clause = createPolicy.test(text) ? uselessClause(telling) : undefined
  if (clause !== undefined) {
    context.report.add('impossible-column', at, { reason: clause })
    return false
  }
  if (relation.kind !== 'table') {
    const where = `the relation of policy "${name ? ownName(name) : ''}"`
    const params = { where, found: `a ${relation.kind.replace('-', ' ')}`, expected: 'a table' }
    context.report.add('type-mismatch', at, params)
    return false
  }
  const type = { how: 'becomes', type: context.dialect.semantics.boolean } as const
  const on = objectName(relation)
  const demands = { what: 'a policy', type, on, asks: true, immutable: false } as const
  return nested.every(
    (each) =>
      !isExpression(each) || canStand(each, { ...demands, fault: 'impossible-column' }, context),
  )
}

const createPolicy = /^create\b/i

/** INSERT has no rows to look at, SELECT and DELETE make none. */
function uselessClause(telling: readonly string[]): string | undefined {
  if (telling.includes('insert') && telling.includes('using'))
    return 'a policy FOR INSERT has WITH CHECK alone, not USING'
  const event = ['select', 'delete'].find((each) => telling.includes(each))
  return event && telling.includes('check')
    ? `a policy FOR ${event.toUpperCase()} has USING alone, not WITH CHECK`
    : undefined
}

function isExpression(nested: Ast.Statement | Ast.Expression): nested is Ast.Expression {
  return !isStatement(nested)
}

function needsOf(
  statement: Ast.Unmodelled,
  relation: Relation,
  context: DefinitionContext,
): readonly Need[] {
  const on = objectName(relation)
  if (statement.what === 'policy') return policyNeeds(statement, on, context)
  const named = new Set(statement.nested.flatMap(columnsIn))
  const columns = relation.columns.flatMap((column): readonly Need[] =>
    named.has(column.name)
      ? [{ on: { kind: 'column', ...on, member: column.name }, kind: 'normal' }]
      : [],
  )
  const owner: Need = { on: { kind: 'relation', ...on }, kind: 'auto' }
  return [
    owner,
    ...columns,
    ...statement.routines.flatMap((routine) => executed(routine, context)),
    ...statement.nested.flatMap((each) => (isStatement(each) ? readBy(each, context) : [])),
    ...statement.nested.flatMap((each) => namedIn(each, on, context)),
  ]
}

/** With all that its queries read. */
function policyNeeds(
  { nested }: Ast.Unmodelled,
  on: ObjectName,
  context: DefinitionContext,
): readonly Need[] {
  const trees = nested.filter(isExpression)
  const own = keyOf({ kind: 'relation', ...on })
  return [
    ...trees.flatMap((tree) => readBy(selected(tree, { on }), context)),
    ...trees.flatMap((tree) => namedIn(tree, on, context)),
  ]
    .filter((need) => keyOf(need.on) !== own)
    .concat({ on: { kind: 'relation', ...on }, kind: 'auto' })
}

const statements: ReadonlySet<string> = new Set(['query', 'insert', 'update', 'delete', 'merge'])

/** What a rule does instead. */
function isStatement(nested: Ast.Statement | Ast.Expression): nested is Ast.QueryStatement {
  return statements.has(nested.kind)
}
