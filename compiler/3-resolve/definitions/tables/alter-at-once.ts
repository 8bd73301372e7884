import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import type { DefinitionContext } from '../context.ts'
import { findColumn, findQuietly, reportDuplicate } from '../objects/object-names.ts'

type Kind = Ast.AlterAction['kind']

/**
 * The actions of one ALTER TABLE in an order in which each can be carried out alone, where the engine makes them all at
 * once: what an action is about goes by the names of before, what is added by those of after. Reports `unknown-column`,
 * `duplicate-object`.
 */
export function inOrder(
  actions: readonly Ast.AlterAction[],
  relation: Relation,
  context: DefinitionContext,
): readonly Ast.AlterAction[] {
  const possible = withFreeNames(
    withOwnColumns(byTurn(actions), relation, context),
    relation,
    context,
  )
  const [columns, indexes] = [possible.flatMap(columnRename), possible.filter(isIndexRename)]
  const { columnKey } = context.dialect.names
  const renames = [
    ...inRenamingOrder(indexes, columnKey).map((rename) => ({
      ...rename,
      kind: 'rename-index' as const,
    })),
    ...inRenamingOrder(columns, columnKey).map(({ from, ...rename }) => {
      return { ...rename, kind: 'rename-column' as const, column: from }
    }),
  ]
  const others = possible.flatMap((action): readonly Ast.AlterAction[] => {
    if (action.kind === 'change-column') return [{ ...action, column: action.definition.name }]
    return action.kind === 'rename-column' || isIndexRename(action) ? [] : [action]
  })
  const isEarly = (action: Ast.AlterAction) => turnOf(action) < turns.renamed
  return [...others.filter(isEarly), ...renames, ...others.filter((each) => !isEarly(each))]
}

const turns = {
  dropped: -2,
  found: -1,
  renamed: 0,
  changed: 1,
  placed: 2,
  altered: 3,
  added: 4,
  moved: 5,
}

const turnOfKind: Partial<Record<Kind, number>> = {
  'drop-column': turns.dropped,
  'drop-constraint': turns.dropped,
  'drop-index': turns.dropped,
  'drop-primary-key': turns.dropped,
  'set-default': turns.altered,
  'drop-default': turns.altered,
  'set-visibility': turns.altered,
  'set-index-use': turns.found,
  'add-column': turns.placed,
  'add-constraint': turns.added,
  'add-index': turns.added,
  'rename-table': turns.moved,
}

/** Columns that are moved take their place among those that are added. */
function turnOf(action: Ast.AlterAction): number {
  const isMoved = action.kind === 'change-column' && action.position.kind !== 'last'
  return isMoved ? turns.placed : (turnOfKind[action.kind] ?? turns.changed)
}

function byTurn(actions: readonly Ast.AlterAction[]): readonly Ast.AlterAction[] {
  return actions.toSorted((a, b) => turnOf(a) - turnOf(b))
}

const ofColumn = [
  'drop-column',
  'change-column',
  'rename-column',
  'set-default',
  'drop-default',
  'set-visibility',
] as const satisfies readonly Kind[]

type OfColumn = OfKind<Ast.AlterAction, (typeof ofColumn)[number]>

function isOfColumn(action: Ast.AlterAction): action is OfColumn {
  return ofColumn.some((kind) => kind === action.kind)
}

/** Each column is there for one action; where the dialect says so, one that is added is there as well. */
function withOwnColumns(
  actions: readonly Ast.AlterAction[],
  relation: Relation,
  context: DefinitionContext,
): readonly Ast.AlterAction[] {
  let { columns } = relation
  const { altersAdded } = context.dialect.definitions
  const added = altersAdded ? actions.flatMap(addedName) : []
  const { columnKey } = context.dialect.names
  const isAdded = ({ text }: Ast.Name) => added.some((name) => columnKey(name) === columnKey(text))
  return actions.filter((action) => {
    if (!isOfColumn(action)) return true
    if (turnOf(action) === turns.altered && isAdded(action.column)) return true
    const rest = { ...relation, columns }
    const isSilent = action.kind === 'drop-column' || ('ifExists' in action && action.ifExists)
    const found = (isSilent ? findQuietly : findColumn)(action.column, rest, context)
    columns = columns.filter((column) => column !== found)
    return found !== undefined || action.kind === 'drop-column'
  })
}

function addedName(action: Ast.AlterAction): readonly string[] {
  return action.kind === 'add-column' ? [action.column.name.text] : []
}

function withFreeNames(
  actions: readonly Ast.AlterAction[],
  relation: Relation,
  context: DefinitionContext,
): readonly Ast.AlterAction[] {
  const { columnKey } = context.dialect.names
  const gone = new Set(lostNames(actions).map(columnKey))
  const taken = new Set(
    relation.columns.map(({ name }) => columnKey(name)).filter((name) => !gone.has(name)),
  )
  return actions.filter((action) => {
    const [rename] = columnRename(action)
    if (!rename) return true
    const key = columnKey(rename.to.text)
    if (taken.has(key)) reportDuplicate(rename.to, relation, context)
    const isFree = !taken.has(key)
    taken.add(key)
    return isFree
  })
}

/** The names that columns of before have no more. */
function lostNames(actions: readonly Ast.AlterAction[]): readonly string[] {
  return actions.flatMap((action) =>
    action.kind === 'drop-column'
      ? [action.column.text]
      : columnRename(action).map(({ from }) => from.text),
  )
}

interface Rename extends Ast.Node {
  readonly from: Ast.Name
  readonly to: Ast.Name
  readonly ifExists?: boolean
}

/** The name that the action gives to a column of before. */
export function columnRename(action: Ast.AlterAction): readonly Rename[] {
  const { at } = action
  if (action.kind === 'rename-column') {
    const { column, to, ifExists = false } = action
    return [{ at, from: column, to, ifExists }]
  }
  if (action.kind !== 'change-column') return []
  const { column, definition } = action
  return column.text === definition.name.text ? [] : [{ at, from: column, to: definition.name }]
}

function isIndexRename(action: Ast.AlterAction): action is OfKind<Ast.AlterAction, 'rename-index'> {
  return action.kind === 'rename-index'
}

/** A name is given when nothing has it that has yet to be renamed; where names are exchanged, one is put aside. */
function inRenamingOrder(
  renames: readonly Rename[],
  keyOf: (name: string) => string,
): readonly Rename[] {
  const ordered: Rename[] = []
  const pending = new Set(renames)
  const holders = new Set(renames.map(({ from }) => keyOf(from.text)))
  const waiting = new Map(renames.map((rename) => [keyOf(rename.to.text), rename]))
  const giveAway = (name: string) => {
    holders.delete(name)
    const next = waiting.get(name)
    if (!next || !pending.delete(next)) return undefined
    ordered.push(next)
    return keyOf(next.from.text)
  }
  const giveAwayAll = (name: string) => {
    for (let free: string | undefined = name; free !== undefined;) free = giveAway(free)
  }
  for (const { to } of renames) if (!holders.has(keyOf(to.text))) giveAwayAll(keyOf(to.text))
  for (const one of renames) {
    if (!pending.delete(one)) continue
    if (keyOf(one.from.text) === keyOf(one.to.text)) {
      ordered.push(one)
      continue
    }
    const aside = { ...one.from, text: `${one.from.text}\0` }
    ordered.push({ ...one, to: aside })
    giveAwayAll(keyOf(one.from.text))
    ordered.push({ ...one, from: aside })
  }
  return ordered
}
