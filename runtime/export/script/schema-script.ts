import { type Planner, planSteps } from '../../migrate/plan/plan-steps.ts'
import {
  type Definitions,
  definitionsOf,
  type ObjectId,
  type SchemaObject,
} from '../../migrate/schema-object.ts'
import type { Step } from '../../migrate/step.ts'
import type { ScriptText } from './script-text.ts'

/** The statements that make a schema, with the place between them where rows are added. */
export interface SchemaScript {
  /** Tables, and what they cannot be without. */
  readonly tables: readonly Step[]
  /** What is faster to make behind the rows, or would change them: references, indexes, triggers, views. */
  readonly rest: readonly Step[]
  /** All that the script makes. */
  readonly made: Definitions
}

interface Means {
  readonly planner: Planner
  readonly text: Pick<ScriptText, 'tableKinds' | 'isPresent' | 'rowsOf' | 'looseKind'>
}

/** `chosen`: the tables that are exported; undefined: the whole schema. */
export function schemaScript(
  wanted: Definitions,
  chosen: ReadonlySet<ObjectId> | undefined,
  { planner, text }: Means,
): SchemaScript {
  const tables = [...wanted.objects.values()].filter(
    (object) => text.tableKinds.has(object.kind) && (chosen?.has(object.id) ?? true),
  )
  const early = tables.filter((table) => text.rowsOf(table) === 'early')
  const bare = reached(early, { wanted, planner, text })
  const whole = chosen === undefined ? undefined : withTheirs(tables, { wanted, planner, text })
  const made = whole === undefined ? wanted : within(wanted, whole)
  const present = within(
    wanted,
    [...made.objects.values()].filter(text.isPresent).map(({ id }) => id),
  )
  const middle = within(wanted, [...bare, ...present.objects.keys()])
  return {
    tables: planSteps({ from: present, to: middle }, planner),
    rest: planSteps({ from: middle, to: made }, planner),
    made,
  }
}

interface Reaching extends Means {
  readonly wanted: Definitions
}

/** The objects, what they need, and what the statements that create these create as well. */
function reached(
  from: readonly SchemaObject[],
  { wanted, planner, text }: Reaching,
): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>()
  const visit = (id: ObjectId | undefined) => {
    const object = id === undefined ? undefined : wanted.objects.get(id)
    if (object === undefined || found.has(object.id)) return
    found.add(object.id)
    visit(object.parent)
    if (object.kind !== text.looseKind) for (const needed of object.needs) visit(needed)
    for (const child of wanted.childrenOf(object.id))
      if (COMES_ALONG.has(planner.kinds[child.kind]?.stands ?? '')) visit(child.id)
  }
  for (const { id } of from) visit(id)
  return found
}

const COMES_ALONG: ReadonlySet<string> = new Set(['part', 'inline'])

/** The tables with all that is theirs, but for what needs another table. */
function withTheirs(
  tables: readonly SchemaObject[],
  { wanted, planner, text }: Reaching,
): readonly ObjectId[] {
  const base = reached(tables, { wanted, planner, text })
  const isOther = (id: ObjectId) =>
    text.tableKinds.has(wanted.objects.get(id)?.kind ?? '') && !base.has(id)
  const theirs = [...base].flatMap((id) => descendants(id, wanted))
  const kept = theirs.flatMap((object) => {
    const more = [...reached([object], { wanted, planner, text })]
    return more.some(isOther) ? [] : more
  })
  return [...base, ...kept]
}

function descendants(id: ObjectId, wanted: Definitions): readonly SchemaObject[] {
  return wanted.childrenOf(id).flatMap((child) => [child, ...descendants(child.id, wanted)])
}

/** In the order of the whole. */
function within(wanted: Definitions, ids: Iterable<ObjectId>): Definitions {
  const kept = new Set(ids)
  return definitionsOf(
    [...wanted.objects.values()].filter(({ id }) => kept.has(id)),
    wanted.unmodelled,
  )
}
