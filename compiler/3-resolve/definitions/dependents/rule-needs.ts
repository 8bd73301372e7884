import type * as Ast from '../../../2-parse/ast.ts'
import type { Need, ObjectName, Thing } from '../../../ir/change.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { lookUp, ownName } from '../objects/object-names.ts'
import { namedIn } from './needs-of.ts'

const kinds: ReadonlySet<string> = new Set(['trigger', 'policy', 'rule'])

/** What triggers, policies and rules need; they go with their relation. */
export function ruleNeeds(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { what, name, relations, text } = statement
  const relation = relations[0] && lookUp(relations[0], context)
  if (!context.dialect.definitions.dependencies || !kinds.has(what)) return []
  if (!name || !relation) return []
  const on: ObjectName = { schema: relation.schema, name: relation.name }
  const member = ownName(name)
  if (/^drop\b/i.test(text)) return [{ kind: 'drop-rule', on, name: member }]
  if (!/^create\b/i.test(text)) return []
  const named = new Set(statement.nested.flatMap(columnsIn))
  const columns = relation.columns.flatMap((column): readonly Need[] =>
    named.has(column.name)
      ? [{ on: { kind: 'column', ...on, member: column.name }, kind: 'normal' }]
      : [],
  )
  const thing: Thing = { kind: 'rule', ...on, member }
  const owner: Need = { on: { kind: 'relation', ...on }, kind: 'auto' }
  const needs = [
    owner,
    ...columns,
    ...statement.routines.flatMap((routine) => executed(routine, context)),
    ...namedIn(statement.nested, context),
  ]
  return [{ kind: 'need', thing, needs }]
}

/** `EXECUTE FUNCTION s.f()` of a trigger. */
function executed(
  { parts }: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): readonly Need[] {
  const key = dialect.names.relationKey(parts.at(-1)?.text ?? '')
  return searchedSchemas(draft, dialect.names, parts.at(-2)?.text)
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters }) => parameters.length === 0)
    .map((routine) => ({ on: routineThing(routine, draft), kind: 'normal' }))
}
