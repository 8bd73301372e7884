import type { Change, ObjectName, Thing } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { keyOf, notedNeeds } from '../../catalog/dependencies.ts'
import { type Draft, lookUpRelation } from '../../catalog/draft.ts'
import { lookUpRoutine } from '../../catalog/routine-thing.ts'
import { constraintKinds, findPart } from '../../catalog/named-parts.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dependentsOf } from './dependents-of.ts'
import { objectName } from '../../catalog/object-name.ts'

export interface Dropped {
  readonly things: readonly Thing[]
  readonly cascade: boolean
  readonly at: Span
}

/**
 * Drops things with all that goes with them; with CASCADE also what needs them (PostgreSQL manual, 5.15).
 * Reports `object-in-use`.
 */
export function dropThings(dropped: Dropped, context: DefinitionContext): Changes {
  const { draft, dialect, report } = context
  if (!dialect.definitions.dependencies) return dropAll(dropped.things, draft)
  const doomed = closure(dropped.things, draft)
  const held = dropped.things.find((thing) => isHeld(thing, dropped.things, draft))
  if (held) {
    report.add('object-in-use', dropped.at, { reason: `${titleOf(held)} is a part of its type` })
    return []
  }
  const needing = doomed.filter(({ isAsked }) => isAsked)
  const [first, ...others] = needing
  if (!first || dropped.cascade)
    return dropAll(
      doomed.map(({ thing }) => thing),
      draft,
    )
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const [target] = dropped.things
  const reason = `${target ? titleOf(target) : ''} is needed by ${titleOf(first.thing)}${more}`
  report.add('object-in-use', dropped.at, { reason })
  return []
}

/** It is a part of something, which does not go at the same time. */
function isHeld(thing: Thing, dropped: readonly Thing[], draft: Draft): boolean {
  const going = new Set(dropped.map(keyOf))
  return wholesOf(thing, draft).some((whole) => !going.has(keyOf(whole)))
}

function wholesOf(thing: Thing, draft: Draft): readonly Thing[] {
  return notedNeeds(draft, thing).flatMap(({ on, kind }) => (kind === 'internal' ? [on] : []))
}

interface Doomed {
  readonly thing: Thing
  /** It would not go by itself. */
  readonly isAsked: boolean
}

function closure(things: readonly Thing[], draft: Draft): readonly Doomed[] {
  const doomed = new Map<string, Doomed>()
  const queue: Thing[] = []
  const doom = (thing: Thing, isAsked: boolean) => {
    const known = doomed.get(keyOf(thing))
    if (known && (!known.isAsked || isAsked)) return
    doomed.set(keyOf(thing), { thing, isAsked })
    if (!known) queue.push(thing)
  }
  for (const thing of things) doom(thing, false)
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const { thing, kind } of dependentsOf(draft, next)) doom(thing, kind === 'normal')
    for (const whole of wholesOf(next, draft)) doom(whole, true)
  }
  return [...doomed.values()]
}

/** Small things first: what is gone with its owner is passed over. */
const order = [
  'rule',
  'part',
  'default',
  'column',
  'relation',
  'sequence',
  'collation',
  'attribute',
  'type',
  'routine',
  'schema',
] as const satisfies readonly Thing['kind'][]

function* dropAll(things: readonly Thing[], draft: Draft): Changes {
  const gone = new Set(things.map(keyOf))
  const isOwnerGone = (thing: Thing) => [...ownersOf(thing)].some((owner) => gone.has(keyOf(owner)))
  for (const kind of order) {
    for (const thing of things) {
      if (thing.kind !== kind || isOwnerGone(thing)) continue
      const change = dropOf(thing, draft)
      if (change) yield change
    }
  }
}

function ownersOf(thing: Thing): readonly Thing[] {
  const { schema } = thing
  const own: Thing[] = thing.kind === 'schema' ? [] : [{ kind: 'schema', schema }]
  if (!('member' in thing) || thing.kind === 'routine') return own
  const kind = thing.kind === 'attribute' ? 'type' : 'relation'
  return [...own, { kind, schema, name: thing.name }]
}

/** Undefined for what is gone by now. */
function dropOf(thing: Thing, draft: Draft): Change | undefined {
  switch (thing.kind) {
    case 'schema':
      return draft.schemas.has(draft.dialect.names.relationKey(thing.schema))
        ? { kind: 'drop-schema', name: thing.schema }
        : undefined
    case 'relation':
      return lookUpRelation(draft, thing) && { kind: 'drop-relation', on: objectName(thing) }
    case 'sequence':
    case 'type':
    case 'collation':
      return dropNamed(thing, draft)
    case 'routine': {
      const routine = lookUpRoutine(thing, draft)
      return routine && { kind: 'drop-routine', routine }
    }
    case 'column':
    case 'default':
      return dropOfColumn(thing, draft)
    case 'part':
      return dropOfPart(thing, draft)
    case 'attribute':
      return dropOfAttribute(thing, draft)
    case 'rule':
      return { kind: 'drop-rule', on: objectName(thing), name: thing.member }
  }
}

type Member = Extract<Thing, { member: string }>

function dropNamed(
  { kind, schema, name }: { readonly kind: Thing['kind'] } & ObjectName,
  draft: Draft,
): Change | undefined {
  const { relationKey } = draft.dialect.names
  const { types, sequences, collations } = draft.schemas.get(relationKey(schema)) ?? {}
  const on = { schema, name }
  if (kind === 'type') return types?.has(relationKey(name)) ? { kind: 'drop-type', on } : undefined
  if (kind === 'collation')
    return collations?.has(name) ? { kind: 'drop-collation', on } : undefined
  return sequences?.has(relationKey(name)) ? { kind: 'drop-sequence', on } : undefined
}

function dropOfColumn(thing: Member, draft: Draft): Change | undefined {
  const on = objectName(thing)
  const column = lookUpRelation(draft, on)?.columns.find(({ name }) => name === thing.member)
  if (!column) return undefined
  if (thing.kind === 'column') return { kind: 'drop-column', on, column: column.name }
  const identity = column.identity === 'auto-increment' ? 'none' : column.identity
  const to = { ...column, hasDefault: false, identity }
  return { kind: 'alter-column', on, column: column.name, to, position: undefined, only: true }
}

function dropOfPart(thing: Member, draft: Draft): Change | undefined {
  const on = objectName(thing)
  const relation = lookUpRelation(draft, on)
  const part = relation && findPart(relation, thing.member, constraintKinds, draft.dialect)
  if (!part) return undefined
  return part.kind === 'index'
    ? { kind: 'drop-index', on, index: part.name }
    : { kind: 'drop-constraint', on, constraint: part.name }
}

function dropOfAttribute({ schema, name, member }: Member, draft: Draft): Change | undefined {
  const { relationKey } = draft.dialect.names
  const type = draft.schemas.get(relationKey(schema))?.types.get(relationKey(name))
  if (type?.kind !== 'composite') return undefined
  const fields = type.fields.filter((field) => field.name !== member)
  return { kind: 'replace-type', schema, type: { ...type, fields } }
}

/** For messages. */
export function titleOf(thing: Thing): string {
  if (thing.kind === 'schema') return `schema "${thing.schema}"`
  if (!('member' in thing)) return `${thing.kind} "${thing.name}"`
  if (thing.kind === 'routine') return `${thing.name}(${thing.member})`
  if (thing.kind === 'part') return `"${thing.member}" of "${thing.name}"`
  if (thing.kind === 'rule') return `${thing.member.replace(/ (.*)/s, ' "$1"')} of "${thing.name}"`
  const kind = thing.kind === 'default' ? 'the default of' : thing.kind
  return `${kind} "${thing.member}" of "${thing.name}"`
}
