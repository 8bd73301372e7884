import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Related } from '../../../diagnostics/report.ts'
import type { Column, Relation, Schema } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { addSchema } from '../../catalog/draft.ts'
import { findRelation, searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'

/** The name without its qualifiers. */
export function ownName({ parts }: Ast.QualifiedName): string {
  return parts.at(-1)?.text ?? ''
}

export function qualifierOf({ parts }: Ast.QualifiedName): Ast.Name | undefined {
  return parts.at(-2)
}

/** Where a new object goes. Reports `unknown-schema`. */
export function newName(
  name: Ast.QualifiedName,
  context: DefinitionContext,
  temporary = false,
): ObjectName | undefined {
  const { draft, dialect } = context
  const { temporarySchema, relationKey } = dialect.names
  const qualifier = qualifierOf(name)
  if (temporary || (qualifier && relationKey(qualifier.text) === temporarySchema)) {
    if (!draft.schemas.has(temporarySchema)) addSchema(draft, temporarySchema)
    return { schema: temporarySchema, name: ownName(name) }
  }
  const schema = qualifier ? findSchema(qualifier, context) : creationSchema(name, context)
  return schema && { schema: schema.name, name: ownName(name) }
}

/** The schema of that name. Reports `unknown-schema`. */
export function findSchema(name: Ast.Name, context: DefinitionContext): Schema | undefined {
  const { draft, dialect, report } = context
  const schema = draft.schemas.get(dialect.names.relationKey(name.text))
  if (schema) return schema
  const known = [...draft.schemas.values()].map((each) => each.name)
  report.add('unknown-schema', name.at, {
    schema: name.text,
    suggestion: suggest(name.text, known),
  })
  return undefined
}

/** The first schema of the search path that exists. Reports `unknown-schema`, `no-schema`. */
function creationSchema(name: Ast.QualifiedName, context: DefinitionContext): Schema | undefined {
  const { draft, dialect, report } = context
  const { builtins, names } = dialect
  const path = draft.searchPath.filter((each) => !builtins.searchPath.includes(each))
  const [found] = path.flatMap((each) => draft.schemas.get(names.relationKey(each)) ?? [])
  if (found) return found
  const [first] = path
  if (first !== undefined) return findSchema({ text: first, quoted: true, at: name.at }, context)
  report.add('no-schema', name.at, { name: ownName(name) })
  return undefined
}

/** The relation of that name on the search path, or nothing. */
export function lookUp(name: Ast.QualifiedName, context: DefinitionContext): Relation | undefined {
  const { draft, dialect } = context
  return findRelation(draft, dialect.names, qualifierOf(name)?.text, ownName(name))
}

/** The relation of that name. Reports `unknown-relation` and `unknown-schema`. */
export function existingRelation(
  name: Ast.QualifiedName,
  context: DefinitionContext,
): Relation | undefined {
  const relation = lookUp(name, context)
  if (!relation) reportUnknownRelation(name, context)
  return relation
}

/** The relation that ALTER TABLE or CREATE INDEX names. Reports `unknown-relation`, `unknown-object`. */
export function alterableRelation(
  name: Ast.QualifiedName,
  context: DefinitionContext,
): Relation | undefined {
  const relation = existingRelation(name, context)
  const { altered } = context.dialect.definitions
  if (!relation || altered === 'relations' || relation.kind !== 'view') return relation
  const params = { what: 'table', name: ownName(name), suggestion: undefined }
  context.report.add('unknown-object', name.at, params)
  return undefined
}

export function reportUnknownRelation(name: Ast.QualifiedName, context: DefinitionContext): void {
  const qualifier = qualifierOf(name)
  if (qualifier && !findSchema(qualifier, context)) return
  const searched = searchedSchemas(context.draft, context.dialect.names, qualifier?.text)
  const known = searched.flatMap(({ relations }) => [...relations.values()])
  const suggestion = suggest(
    ownName(name),
    known.map((relation) => relation.name),
  )
  context.report.add('unknown-relation', name.at, { relation: ownName(name), suggestion })
}

/** The column of that name. Reports `unknown-column`. */
export function findColumn(column: Ast.Name, relation: Relation, context: DefinitionContext) {
  const found = findQuietly(column, relation, context)
  if (found) return found
  const params = {
    column: column.text,
    relation: relation.name,
    suggestion: suggest(
      column.text,
      relation.columns.map(({ name }) => name),
    ),
  }
  context.report.add('unknown-column', column.at, params, ...declaration(relation, context))
  return undefined
}

/** Reports `duplicate-object`: the relation has such a column. */
export function reportDuplicate(
  name: Ast.Name,
  relation: Relation,
  context: DefinitionContext,
): void {
  const params = { what: 'column', name: name.text }
  context.report.add('duplicate-object', name.at, params, ...declaration(relation, context))
}

/** Points to where a relation was declared, unless that is the statement at hand. */
export function declaration(
  { place }: Pick<Relation, 'place'>,
  { statement }: DefinitionContext,
): readonly Related[] {
  const own = place?.file === statement.file && place.start >= statement.start
  return place && !(own && place.end <= statement.end)
    ? [{ at: place, label: 'declared here' }]
    : []
}

/** The column of the relation, if it has it. */
export function findQuietly(
  name: Ast.Name,
  { columns }: Relation,
  { dialect }: DefinitionContext,
): Column | undefined {
  const key = dialect.names.columnKey(name.text)
  return columns.find((column) => dialect.names.columnKey(column.name) === key)
}
