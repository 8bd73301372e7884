import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Need, ObjectName } from '../../../ir/change.ts'
import { notedNeeds } from '../../catalog/dependencies.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { namedBy } from '../objects/named-by.ts'
import { existingRelation, lookUp, ownName } from '../objects/object-names.ts'
import { namedIn, readBy } from './needs-of.ts'

const kinds: ReadonlySet<string> = new Set(['trigger', 'policy', 'rule'])

/**
 * What triggers, policies and rules need; they go with their relation. Reports `unknown-relation`,
 * `unknown-object`, `duplicate-object`.
 */
export function ruleNeeds(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { what, name, relations, telling, text } = statement
  const [table] = relations
  if (!context.dialect.definitions.dependencies || !kinds.has(what) || !name || !table) return []
  const to = /^alter\b.*\brename\s+to\s+("(?:[^"]|"")+"|[^\s;]+)\s*;?$/is.exec(text)?.[1]
  if (to !== undefined) return renamedRule(name, to, lookUp(table, context))
  const isDropped = /^drop\b/i.test(text)
  if (!isDropped && !/^create\b/i.test(text)) return []
  const isExcused = isDropped && telling.includes('if')
  const relation = isExcused ? lookUp(table, context) : existingRelation(table, context)
  if (!relation) return []
  const on: ObjectName = { schema: relation.schema, name: relation.name }
  const thing = { kind: 'rule' as const, ...on, member: ownName(name) }
  // Each needs its relation.
  const isThere = notedNeeds(context.draft, thing).length > 0
  const params = { what, name: thing.member }
  if (isDropped) {
    if (isThere) return [{ kind: 'drop-rule', on, name: thing.member }]
    const unknown = { ...params, suggestion: undefined }
    if (!isExcused) context.report.add('unknown-object', name.at, unknown)
    return []
  }
  if (isThere && !telling.includes('replace')) {
    context.report.add('duplicate-object', name.at, params)
    return []
  }
  return [{ kind: 'need', thing, needs: needsOf(statement, relation, context) }]
}

function renamedRule(name: Ast.QualifiedName, to: string, relation: Relation | undefined): Changes {
  if (!relation) return []
  const on: ObjectName = { schema: relation.schema, name: relation.name }
  const [given] = namedBy(to, name.at).parts
  return given ? [{ kind: 'rename-rule', on, name: ownName(name), to: given.text }] : []
}

function needsOf(
  statement: Ast.Unmodelled,
  relation: Relation,
  context: DefinitionContext,
): readonly Need[] {
  const on: ObjectName = { schema: relation.schema, name: relation.name }
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

const statements: ReadonlySet<string> = new Set(['query', 'insert', 'update', 'delete', 'merge'])

/** What a rule does instead. */
function isStatement(nested: Ast.Statement | Ast.Expression): nested is Ast.QueryStatement {
  return statements.has(nested.kind)
}

/** `EXECUTE FUNCTION s.f()` of a trigger. */
function executed(
  { parts }: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): readonly Need[] {
  const key = dialect.names.routineKey(parts.at(-1)?.text ?? '')
  return searchedSchemas(draft, dialect.names, parts.at(-2)?.text)
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters }) => parameters.length === 0)
    .map((routine) => ({ on: routineThing(routine, draft), kind: 'normal' }))
}
