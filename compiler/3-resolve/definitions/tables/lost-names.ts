import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { getRelation, objectKey } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { columnRename } from './alter-at-once.ts'

/**
 * Names of columns in expressions that the engine keeps as they are written, where ALTER TABLE takes them from their
 * columns; what it drops is gone by now. Reports `object-in-use`.
 */
export function judgeLostNames(
  { actions }: Ast.AlterTable,
  on: ObjectName,
  { dialect, draft, report }: DefinitionContext,
): void {
  if (dialect.definitions.renamesInExpressions) return
  const keyOf = (name: string) => dialect.names.columnKey(name)
  const lost = lostNames(actions, keyOf)
  if (lost.length === 0) return
  const users = usersIn(getRelation(draft, on), definedAnew(actions, keyOf), keyOf)
  const [first] = lost.flatMap(({ name, isRespelled }) => {
    const isUser = ({ uses, isCheck }: User) =>
      uses.has(keyOf(name.text)) && !(isCheck && isRespelled)
    return users.filter(isUser).map(({ title }) => ({ name, title }))
  })
  if (!first) return
  const { name, title } = first
  draft.unlawful.add(objectKey(draft, on))
  report.add('object-in-use', name.at, { reason: `"${name.text}" is used by ${title}` })
}

interface Lost {
  readonly name: Ast.Name
  /** Another case of the letters is the same name to a check. */
  readonly isRespelled: boolean
}

function lostNames(
  actions: readonly Ast.AlterAction[],
  keyOf: (name: string) => string,
): readonly Lost[] {
  return actions.flatMap((action): readonly Lost[] =>
    action.kind === 'drop-column'
      ? [{ name: action.column, isRespelled: false }]
      : columnRename(action).map(({ from, to }) => {
          return { name: from, isRespelled: keyOf(from.text) === keyOf(to.text) }
        }),
  )
}

/** The columns whose expressions are new. */
function definedAnew(
  actions: readonly Ast.AlterAction[],
  keyOf: (name: string) => string,
): ReadonlySet<string> {
  const changed = actions.flatMap((action) =>
    action.kind === 'change-column' ? [keyOf(action.column.text)] : [],
  )
  return new Set(changed)
}

interface User {
  readonly title: string
  readonly uses: ReadonlySet<string>
  readonly isCheck?: boolean
}

function usersIn(
  { checks, indexes, columns, partitionedBy = [] }: Relation,
  anew: ReadonlySet<string>,
  keyOf: (name: string) => string,
): readonly User[] {
  const keysOf = (uses: readonly (string | undefined)[] = []) =>
    new Set(uses.flatMap((use) => (use === undefined ? [] : [keyOf(use)])))
  return [
    ...checks.map(({ name = '', uses }) => {
      return { title: `check "${name}"`, uses: keysOf(uses), isCheck: true }
    }),
    ...indexes.map(({ name = '', uses }) => ({ title: `index "${name}"`, uses: keysOf(uses) })),
    ...columns
      .filter(({ name }) => !anew.has(keyOf(name)))
      .map(({ name, uses }) => ({ title: `column "${name}"`, uses: keysOf(uses) })),
    { title: 'the partitioning', uses: keysOf(partitionedBy) },
  ]
}
