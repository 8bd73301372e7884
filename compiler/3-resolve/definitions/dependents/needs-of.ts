import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import type { Need, ObjectName, Thing } from '../../../ir/change.ts'
import type * as Ir from '../../../ir/query.ts'
import { keyOf } from '../../catalog/dependencies.ts'
import { nameOf } from '../../catalog/draft.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { findNamedType, searchedSchemas } from '../../find-object.ts'
import { resolveStatement } from '../../queries/resolve-statement.ts'
import type { DefinitionContext } from '../context.ts'
import { lookUpSequence } from '../objects/find-sequence.ts'
import { namedBy } from '../objects/named-by.ts'

/** What an expression or a statement names besides columns: routines, types and sequences of the schema. */
export function namedIn(tree: unknown, context: DefinitionContext): readonly Need[] {
  if (!context.dialect.definitions.dependencies) return []
  const found = new Map<string, Need>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const on of thingsOf(node, context)) found.set(keyOf(on), { on, kind: 'normal' })
    Object.values(node).forEach(visit)
  }
  visit(tree)
  return [...found.values()]
}

function thingsOf(node: object, context: DefinitionContext): readonly Thing[] {
  if (isCall(node)) return [...routinesOf(node, context), ...countedSequences(node, context)]
  return isTypeName(node) ? typesOf(node, context) : []
}

function isCall(node: object): node is Ast.Call {
  return 'kind' in node && node.kind === 'call' && 'name' in node
}

function isTypeName(node: object): node is Ast.TypeName {
  return 'words' in node && 'modifiers' in node
}

/** All overloads that take so many arguments: which one is meant is not looked into. */
function routinesOf({ name, arguments: given }: Ast.Call, context: DefinitionContext) {
  const { draft, dialect } = context
  const [own, qualifier] = name.parts.toReversed()
  const key = dialect.names.relationKey(own?.text ?? '')
  const schemas = searchedSchemas(draft, dialect.names, qualifier?.text)
  const owned = new Set<unknown>(draft.owned.values())
  return schemas
    .filter((schema) => owned.has(schema))
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters }) => parameters.length >= given.length)
    .map((routine) => routineThing(routine, draft))
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
  if (typeof node !== 'object' || node === null) return undefined
  if ('kind' in node && node.kind === 'literal' && 'value' in node) {
    return typeof node.value === 'string' ? node.value : undefined
  }
  for (const inner of Object.values(node)) {
    const found = literalIn(inner)
    if (found !== undefined) return found
  }
  return undefined
}

function typesOf({ qualifier, words }: Ast.TypeName, { draft, dialect }: DefinitionContext) {
  const type = findNamedType(draft, dialect.names, qualifier?.text, words)
  const name = type && nameOf(type)
  return name ? [{ kind: 'type' as const, ...name }] : []
}

/** The relations and columns that a query reads. */
export function readBy(query: Ast.Query, context: DefinitionContext): readonly Need[] {
  const { draft, dialect } = context
  if (!dialect.definitions.dependencies) return []
  const { statement } = resolveStatement(query, draft, dialect, createReport())
  const found = new Map<string, Need>()
  const seen = new Set<object>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const read = thingRead(node)
    if (read) found.set(keyOf(read), { on: read, kind: 'normal' })
    // What a relation holds is not read by naming it.
    if (!isRelation(node)) Object.values(node).forEach(visit)
  }
  visit(statement)
  return [...found.values()]
}

function isRelation(node: object): boolean {
  return 'primaryKey' in node
}

function thingRead(node: object): Thing | undefined {
  if (isRangeVariable(node) && node.over.kind === 'relation')
    return relationThing(node.over.relation)
  if (!isColumn(node) || node.variable.over.kind !== 'relation') return undefined
  const { relation, columns } = node.variable.over
  const column = columns[node.index]
  if (!column) return undefined
  return { kind: 'column', schema: relation.schema, name: relation.name, member: column.name }
}

function relationThing({ schema, name }: ObjectName): Thing {
  return { kind: 'relation', schema, name }
}

function isRangeVariable(node: object): node is Ir.RangeVariable {
  return 'kind' in node && node.kind === 'range-variable'
}

function isColumn(node: object): node is Ir.ColumnReference {
  return 'kind' in node && node.kind === 'column' && 'variable' in node
}
