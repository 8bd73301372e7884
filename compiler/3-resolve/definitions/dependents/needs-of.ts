import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Routine } from '../../../ir/routine.ts'
import type { Need, ObjectName, Thing } from '../../../ir/change.ts'
import type * as Ir from '../../../ir/query.ts'
import { unknown } from '../../../ir/type.ts'
import { keyOf } from '../../catalog/dependencies.ts'
import { nameOf } from '../../catalog/draft.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { findCollation } from '../../collations/find-collation.ts'
import { collationsIn } from '../../collations/named-in.ts'
import { findNamedType, searchedSchemas } from '../../find-object.ts'
import { resolveStatement } from '../../queries/resolve-statement.ts'
import type { DefinitionContext } from '../context.ts'
import { lookUpSequence } from '../objects/find-sequence.ts'
import { namedBy } from '../objects/named-by.ts'
import { nodesIn } from '../nodes-in.ts'

/**
 * What an expression over the columns of a relation, or a statement, names besides columns: routines, types
 * and sequences of the schema.
 */
export function namedIn(
  tree: Ast.Expression | Ast.Statement,
  on: ObjectName | undefined,
  context: DefinitionContext,
): readonly Need[] {
  if (!context.dialect.definitions.dependencies) return []
  const found = new Map<string, Need>()
  let called: ReadonlySet<Routine> | undefined
  const isCalled = (routine: Routine) => {
    called ??= calledIn(tree, on, context)
    return called?.has(routine) !== false
  }
  for (const node of nodesIn(tree)) {
    for (const thing of thingsOf(node, isCalled, context)) {
      found.set(keyOf(thing), { on: thing, kind: 'normal' })
    }
  }
  return [...found.values()]
}

function calledIn(
  tree: Ast.Expression | Ast.Statement,
  on: ObjectName | undefined,
  { draft, dialect, describe }: DefinitionContext,
): ReadonlySet<Routine> | undefined {
  return isDescribed(tree) ? describe.routines(tree, { on, catalog: draft, dialect }) : undefined
}

const described: ReadonlySet<Ast.Expression['kind'] | Ast.Statement['kind']> = new Set([
  ...(['array', 'array-subquery', 'between', 'binary', 'call', 'case', 'cast', 'collate'] as const),
  ...(['column', 'exists', 'field', 'in-list', 'in-query', 'is', 'like', 'literal'] as const),
  ...(['quantified', 'row', 'special-call', 'subquery', 'subscript', 'unary'] as const),
  ...(['query', 'insert', 'update', 'delete', 'merge'] as const),
])

/** Expressions, and statements with rows. */
function isDescribed(
  tree: Ast.Expression | Ast.Statement,
): tree is Ast.Expression | Ast.QueryStatement {
  return described.has(tree.kind)
}

function thingsOf(
  node: object,
  isCalled: (routine: Routine) => boolean,
  context: DefinitionContext,
): readonly Thing[] {
  if (!isCall(node))
    return isTypeName(node) ? typesOf(node, context) : namedCollationsOf(node, context)
  const candidates = routinesOf(node, context)
  const meant = candidates.length > 1 ? candidates.filter(isCalled) : candidates
  const routines = meant.map((routine) => routineThing(routine, context.draft))
  return [...routines, ...countedSequences(node, context)]
}

function namedCollationsOf(node: object, { draft, dialect }: DefinitionContext): readonly Thing[] {
  const found = collationsIn(node).flatMap(
    (name) => findCollation(name, draft, dialect.names) ?? [],
  )
  return found.map((collation) => ({ kind: 'collation', ...collation }))
}

function isCall(node: object): node is Ast.Call {
  return 'kind' in node && node.kind === 'call' && 'name' in node
}

function isTypeName(node: object): node is Ast.TypeName {
  return 'words' in node && 'modifiers' in node
}

/** All overloads that take so many arguments. */
function routinesOf({ name, arguments: given }: Ast.Call, context: DefinitionContext) {
  const { draft, dialect } = context
  const [own, qualifier] = name.parts.toReversed()
  const key = dialect.names.routineKey(own?.text ?? '')
  const schemas = searchedSchemas(draft, dialect.names, qualifier?.text)
  const owned = new Set<unknown>(draft.owned.values())
  return schemas
    .filter((schema) => owned.has(schema))
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters, variadic }) => variadic || parameters.length >= given.length)
}

/** `nextval('s')` */
function countedSequences(call: Ast.Call, context: DefinitionContext): readonly Thing[] {
  const { countingDefaults } = context.dialect.definitions
  if (!countingDefaults.includes(call.name.parts.at(-1)?.text ?? '')) return []
  const text = literalIn(call.arguments[0])
  if (text === undefined) return []
  const sequence = lookUpSequence(namedBy(text, call.at), context)
  return sequence ? [{ kind: 'sequence', schema: sequence.schema, name: sequence.name }] : []
}

function literalIn(node: unknown): string | undefined {
  for (const inner of nodesIn(node)) {
    if (!('kind' in inner) || inner.kind !== 'literal' || !('value' in inner)) continue
    if (typeof inner.value === 'string') return inner.value
  }
  return undefined
}

function typesOf({ qualifier, words }: Ast.TypeName, { draft, dialect }: DefinitionContext) {
  const type = findNamedType(draft, dialect.names, qualifier?.text, words)
  const name = type && nameOf(type)
  return name ? [{ kind: 'type' as const, ...name }] : []
}

/** The relations and columns that a statement reads or changes. */
export function readBy(query: Ast.QueryStatement, context: DefinitionContext): readonly Need[] {
  const { draft, dialect } = context
  if (!dialect.definitions.dependencies) return []
  const { statement } = resolveStatement(
    query,
    { catalog: draft, dialect, typeOf: () => unknown },
    createReport(),
  )
  const found = new Map<string, Need>()
  const seen = new Set<object>()
  // What a relation holds is not read by naming it.
  const isNew = (node: object) => seen.size < seen.add(node).size && !isRelation(node)
  for (const node of nodesIn(statement, isNew)) {
    for (const read of thingsRead(node)) found.set(keyOf(read), { on: read, kind: 'normal' })
  }
  return [...found.values()]
}

function isRelation(node: object): boolean {
  return 'primaryKey' in node
}

function thingsRead(node: object): readonly Thing[] {
  if (isRangeVariable(node))
    return node.over.kind === 'relation' ? [thingOf(node.over.relation)] : []
  if (isColumn(node)) return columnThings(node.variable, [node.index])
  if (isInsert(node)) return columnThings(node.target, indexesOf(node))
  return isAssignment(node) ? columnThings(node.variable, indexesOf(node)) : []
}

function indexesOf({ columns }: Ir.Insert | Ir.Assignment): readonly number[] {
  return columns.map(({ index }) => index)
}

function columnThings({ over }: Ir.RangeVariable, indexes: readonly number[]): readonly Thing[] {
  if (over.kind !== 'relation') return []
  const { relation, columns } = over
  const { schema, name } = relation
  return indexes.flatMap((index) => {
    const column = columns[index]
    return column ? [{ kind: 'column' as const, schema, name, member: column.name }] : []
  })
}

function isInsert(node: object): node is Ir.Insert {
  return 'kind' in node && node.kind === 'insert'
}

function isAssignment(node: object): node is Ir.Assignment {
  return 'variable' in node && 'columns' in node && 'value' in node
}

function thingOf({ kind, schema, name }: Relation): Thing {
  return { kind: kind === 'sequence' ? kind : 'relation', schema, name }
}

function isRangeVariable(node: object): node is Ir.RangeVariable {
  return 'kind' in node && node.kind === 'range-variable'
}

function isColumn(node: object): node is Ir.ColumnReference {
  return 'kind' in node && node.kind === 'column' && 'variable' in node
}
