import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Instead, Relation } from '../../../ir/catalog.ts'
import type { Change, Need, ObjectName } from '../../../ir/change.ts'
import { notedNeeds } from '../../catalog/dependencies.ts'
import { isPartition, traitsOf } from '../../catalog/traits.ts'
import { withInstead } from '../../catalog/instead.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { namedIn, readBy } from '../dependents/needs-of.ts'
import { extensionsNotKnown } from '../../catalog/draft.ts'
import { canStand } from '../expressions/judge-expression.ts'
import { selected } from '../expressions/selected.ts'
import { nodesIn } from '../nodes-in.ts'
import { existingRelation, findColumn, ownName } from '../objects/object-names.ts'
import { resolveNamed } from '../routines/named-routine.ts'
import { executed } from './executed.ts'
import { ruleThing } from './rule-thing.ts'
import { objectName } from '../../catalog/object-name.ts'

/**
 * What a trigger needs: its relation, its function, the columns that it is for and those of its condition
 * (PostgreSQL manual, CREATE TRIGGER). Reports `unknown-relation`, `unknown-column`, `unknown-function`,
 * `duplicate-object`, `impossible-trigger`.
 */
export function createTrigger(trigger: Ast.CreateTrigger, context: DefinitionContext): Changes {
  const relation = existingRelation(trigger.table, context)
  if (!relation) return []
  const { name, orReplace, events } = trigger
  const on = objectName(relation)
  const thing = ruleThing('trigger', on, name.text)
  const isThere = notedNeeds(context.draft, thing).length > 0
  const isFine =
    isPossible(trigger, relation, context) &&
    areColumns(events, relation, context) &&
    canDecide(trigger, relation, context) &&
    canExecute(trigger.routine, context)
  if (!isFine) return []
  if (isThere && !orReplace) {
    context.report.add('duplicate-object', name.at, { what: 'trigger', name: name.text })
    return []
  }
  const need: Change = { kind: 'need', thing, needs: needsOf(trigger, on, context) }
  const isFilling = trigger.timing === 'before' && events.some(({ event }) => event === 'insert')
  if (isFilling) {
    return [{ kind: 'replace-relation', relation: { ...relation, isFilled: true } }, need]
  }
  if (!isInstead(trigger)) return [need]
  const instead = insteadOf(trigger)
  return [{ kind: 'replace-relation', relation: withInstead(relation, instead) }, need]
}

function insteadOf({ name, events }: Ast.CreateTrigger): Instead {
  const own = events.flatMap(({ event }) => (event === 'truncate' ? [] : [event]))
  return { kind: 'trigger', name: name.text, events: own, stands: 'always', returns: true }
}

function needsOf(
  { events, when, routine }: Ast.CreateTrigger,
  on: ObjectName,
  context: DefinitionContext,
): readonly Need[] {
  const named = events.flatMap(({ columns }) => columns.map(({ text }) => text))
  const columns = named.map((member): Need => {
    return { on: { kind: 'column', ...on, member }, kind: 'normal' }
  })
  const read = when ? readBy(selected(when, { on, as: images }), context) : []
  return [
    ...columns,
    ...read.filter((need) => need.on.kind === 'column'),
    ...(when ? namedIn(when, on, context) : []),
    ...executed(routine, context),
    { on: { kind: 'relation', ...on }, kind: 'auto' },
  ]
}

const images = ['old', 'new'] as const

interface Subject {
  readonly trigger: Ast.CreateTrigger
  readonly relation: Relation
  readonly context: DefinitionContext
}

/** Why there cannot be such a trigger, where the condition holds. */
const refusals: readonly (readonly [reason: string, holds: (subject: Subject) => boolean])[] = [
  ['a materialized view has no triggers', ({ relation }) => relation.kind === 'materialized-view'],
  ['INSTEAD OF is for views', ({ trigger, relation }) => isInstead(trigger) && !isView(relation)],
  ['INSTEAD OF is FOR EACH ROW', ({ trigger }) => isInstead(trigger) && trigger.each !== 'row'],
  ['INSTEAD OF has no WHEN', ({ trigger }) => isInstead(trigger) && trigger.when !== undefined],
  ['INSTEAD OF has no columns', ({ trigger }) => isInstead(trigger) && isNarrowed(trigger)],
  [
    'BEFORE and AFTER of a view are FOR EACH STATEMENT',
    ({ trigger, relation }) =>
      isView(relation) && !isInstead(trigger) && (trigger.each === 'row' || trigger.constraint),
  ],
  [
    'a view cannot be truncated',
    ({ trigger, relation }) => isView(relation) && isOn(trigger, 'truncate'),
  ],
  [
    'TRUNCATE is FOR EACH STATEMENT',
    ({ trigger }) => isOn(trigger, 'truncate') && trigger.each === 'row',
  ],
  [
    'a constraint trigger is of a table',
    ({ trigger, relation }) => trigger.constraint && relation.kind !== 'table',
  ],
  ['REFERENCING names tables', ({ trigger }) => trigger.transitions.some(({ of }) => of === 'row')],
  [
    'transition tables are of AFTER',
    ({ trigger }) => hasTransitions(trigger) && trigger.timing !== 'after',
  ],
  [
    'transition tables are of tables',
    ({ trigger, relation }) => hasTransitions(trigger) && relation.kind !== 'table',
  ],
  [
    'transition tables are of one event, without columns, and not of TRUNCATE',
    ({ trigger }) =>
      hasTransitions(trigger) &&
      (trigger.events.length > 1 || isNarrowed(trigger) || isOn(trigger, 'truncate')),
  ],
  ['INSERT has no OLD TABLE', ({ trigger }) => isOn(trigger, 'insert') && hasTable(trigger, 'old')],
  ['DELETE has no NEW TABLE', ({ trigger }) => isOn(trigger, 'delete') && hasTable(trigger, 'new')],
  [
    'transition tables have a name each, and there is one of a kind',
    ({ trigger: { transitions } }) =>
      new Set(transitions.map(({ name }) => name.text)).size < transitions.length ||
      new Set(transitions.map(({ image }) => image)).size < transitions.length,
  ],
  [
    'transition tables of rows are of tables without parents',
    ({ trigger, relation, context: { draft } }) =>
      hasTransitions(trigger) &&
      trigger.each === 'row' &&
      (isPartition(draft, relation) ||
        traitsOf(draft, relation).parents.length > 0 ||
        traitsOf(draft, relation).partitionedBy !== undefined),
  ],
]

function isPossible(
  trigger: Ast.CreateTrigger,
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const subject = { trigger, relation, context }
  const [reason] = refusals.find(([, holds]) => holds(subject)) ?? []
  if (reason !== undefined) context.report.add('impossible-trigger', trigger.at, { reason })
  return reason === undefined
}

function isInstead({ timing }: Ast.CreateTrigger): boolean {
  return timing === 'instead of'
}

function isView({ kind }: Relation): boolean {
  return kind === 'view'
}

function isOn({ events }: Ast.CreateTrigger, wanted: Ast.TriggerEvent['event']): boolean {
  return events.some(({ event }) => event === wanted)
}

function isNarrowed({ events }: Ast.CreateTrigger): boolean {
  return events.some(({ columns }) => columns.length > 0)
}

function hasTransitions({ transitions }: Ast.CreateTrigger): boolean {
  return transitions.length > 0
}

function hasTable({ transitions }: Ast.CreateTrigger, wanted: Ast.Transition['image']): boolean {
  return transitions.some(({ image }) => image === wanted)
}

/** Reports `unknown-column`, and `duplicate-object` for one that is named twice. */
function areColumns(
  events: readonly Ast.TriggerEvent[],
  relation: Relation,
  context: DefinitionContext,
): boolean {
  return events.every(({ columns }) => {
    const seen = new Set<string>()
    return columns.every((column) => {
      if (!findColumn(column, relation, context)) return false
      const isRepeated = seen.size === seen.add(column.text).size
      const params = { what: 'column', name: column.text }
      if (isRepeated) context.report.add('duplicate-object', column.at, params)
      return !isRepeated
    })
  })
}

/** Whether WHEN can be decided by the rows that the trigger sees. */
function canDecide(
  trigger: Ast.CreateTrigger,
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const { when } = trigger
  if (!when) return true
  const reason = blindSpot(when, trigger, relation)
  if (reason !== undefined) {
    context.report.add('impossible-trigger', when.at, { reason })
    return false
  }
  const type = { how: 'becomes', type: context.dialect.semantics.boolean } as const
  const on = objectName(relation)
  const demands = { what: 'the WHEN of a trigger', type, on, as: images, immutable: false } as const
  return canStand(when, { ...demands, fault: 'impossible-trigger' }, context)
}

/** What the condition reads that the trigger does not see. */
function blindSpot(
  when: Ast.Expression,
  trigger: Ast.CreateTrigger,
  { columns }: Relation,
): string | undefined {
  const read = [...nodesIn(when)].filter(isColumn).map(({ parts, star }) => ({
    image: star || parts.length > 1 ? parts[0]?.text : undefined,
    column: star ? undefined : columns.find(({ name }) => name === parts.at(-1)?.text),
  }))
  const reads = (image: string) => read.some((each) => each.image === image)
  if (trigger.each === 'statement' && (reads('old') || reads('new')))
    return 'WHEN reads columns, and the trigger is FOR EACH STATEMENT'
  if (isOn(trigger, 'insert') && reads('old')) return 'INSERT has no OLD'
  if (isOn(trigger, 'delete') && reads('new')) return 'DELETE has no NEW'
  const isEarly = ({ image, column }: (typeof read)[number]) =>
    image === 'new' && (column ? isGenerated(column) : columns.some(isGenerated))
  return trigger.timing === 'before' && read.some(isEarly)
    ? 'generated columns of NEW are not computed BEFORE'
    : undefined
}

function isGenerated({ generated }: Column): boolean {
  return generated !== 'none'
}

function isColumn(node: object): node is Ast.ColumnPath {
  return 'kind' in node && node.kind === 'column'
}

/** Whether there is such a function without parameters that returns `trigger`. */
function canExecute(name: Ast.QualifiedName, context: DefinitionContext): boolean {
  const { draft, dialect, report } = context
  const found = resolveNamed(name, [], context)
  if (found.kind === 'chosen') {
    const { result } = found
    if (result.kind !== 'scalar' || result.name === 'trigger') return true
    const where = `the result of "${ownName(name)}"`
    const params = { where, found: dialect.types.render(result), expected: 'trigger' }
    report.add('type-mismatch', name.at, params)
    return false
  }
  const isOwn = dialect.definitions.dependencies?.isTriggerFunction(ownName(name), draft) === true
  if (isOwn || extensionsNotKnown(draft).length > 0) return true
  const params = { what: 'function', name: ownName(name), suggestion: undefined } as const
  report.add('unknown-function', name.at, params)
  return false
}
