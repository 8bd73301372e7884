import type { ChangeEvent, Column, Instead, Relation } from '../../../ir/catalog.ts'
import { givesRowsOfRules } from '../../../ir/rows-of-rules.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import type { DefinitionContext, ShownRelation } from '../context.ts'

type Context = Pick<DefinitionContext, 'draft'>

/**
 * The view with what the engine changes through it (PostgreSQL manual, CREATE VIEW, "Updatable Views"). What it
 * shows is judged before it: it was created before.
 */
export function withChanges(
  view: Relation,
  shows: ShownRelation | string | undefined,
  { draft }: Context,
): Relation {
  if (shows === undefined) return view
  if (typeof shows === 'string') return { ...view, changedThrough: [] }
  const shown = lookUpRelation(draft, shows.on)
  const columns = view.columns.map((column, i) => throughColumn(column, shows.columns[i], shown))
  const isWritable = columns.some(({ takesNone }) => takesNone !== 'computed')
  const own = events.filter((event) => event === 'delete' || isWritable)
  const changedThrough = own.filter((event) => canChange(shown, event))
  // What is not found, as in a schema that has another name now, may have rules.
  const ruledThrough = events.filter((event) => !shown || givesRowsOfRules(shown, event))
  return { ...view, columns, changedThrough, ...(ruledThrough.length > 0 && { ruledThrough }) }
}

const events = ['insert', 'update', 'delete'] as const satisfies readonly ChangeEvent[]

/** One that is not found, as in a schema that has another name now, is a table as far as is known. */
function canChange(relation: Relation | undefined, event: ChangeEvent): boolean {
  if (relation?.kind !== 'view') return true
  return (
    (relation.instead ?? []).some((each) => standsFor(each, event)) ||
    relation.changedThrough?.includes(event) !== false
  )
}

function standsFor({ stands, events: own }: Instead, event: ChangeEvent): boolean {
  return stands === 'always' && own.includes(event)
}

/** A trigger of the view that is shown may take values for what is computed there. */
function throughColumn(
  column: Column,
  name: string | undefined,
  shown: Relation | undefined,
): Column {
  const { takesNone: _, ...plain } = { takesNone: undefined, ...column }
  if (name === undefined) return { ...plain, takesNone: 'computed' as const }
  const found = shown?.columns.find((each) => each.name === name)
  const isReplaced = shown?.kind === 'view' && shown.instead !== undefined
  const takesNone = isReplaced ? undefined : found && reasonOf(found)
  return takesNone ? { ...plain, takesNone } : plain
}

function reasonOf({ generated, identity, takesNone }: Column): Column['takesNone'] {
  if (generated !== 'none') return 'generated'
  return identity === 'always' ? 'identity' : takesNone
}
