import type { PlacedObjects } from '../../../ir/catalog.ts'
import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName, Thing } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import type { Draft } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { newName, ownName } from './object-names.ts'

/** CREATE and DROP EXTENSION; all that is known of ALTER is that it changes nothing here. */
export function changeExtension(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  if (!statement.name) return []
  if (/^create\b/i.test(statement.text)) return createExtension(statement.name, statement, context)
  return /^drop\b/i.test(statement.text) ? dropExtensions(statement, context) : []
}

/** Reports `duplicate-object`, `unknown-schema`, `no-schema`. */
function* createExtension(
  name: Ast.QualifiedName,
  { text }: Ast.Unmodelled,
  context: DefinitionContext,
): Changes {
  const { draft, report } = context
  const own = ownName(name)
  if (draft.extensions.has(own)) {
    if (!/^create\s+extension\s+if\b/i.test(text))
      report.add('duplicate-object', name.at, { what: 'extension', name: own })
    return
  }
  const [, quoted, plain] = /\sschema\s+(?:"((?:[^"]|"")*)"|([^\s;]+))/i.exec(text) ?? []
  const chosen = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase()
  const qualifier = chosen === undefined ? [] : [{ text: chosen, quoted: true, at: name.at }]
  const placed = newName({ ...name, parts: [...qualifier, ...name.parts.slice(-1)] }, context)
  if (placed) yield* extensionWithin(placed, context)
}

/** With the extensions that it requires: CASCADE, or the statements before have created them. */
function* extensionWithin({ schema, name }: ObjectName, context: DefinitionContext): Changes {
  const { draft } = context
  if (draft.extensions.has(name)) return
  const brought = placedBy(name, context)
  for (const required of brought?.requires ?? [])
    yield* extensionWithin({ schema, name: required }, context)
  yield { kind: 'create-extension', name }
  if (brought) yield* placedObjects(brought, brought.schema ?? schema, draft)
}

function placedBy(name: string, { dialect }: DefinitionContext): PlacedObjects | undefined {
  return dialect.extensions === 'none' ? undefined : dialect.extensions.loaded.placed(name)
}

function* placedObjects(
  { types, relations }: PlacedObjects,
  schema: string,
  draft: Draft,
): Changes {
  if (!draft.schemas.has(schema)) yield { kind: 'create-schema', name: schema }
  for (const type of types) yield { kind: 'create-type', schema, type }
  for (const relation of relations)
    yield { kind: 'create-relation', relation: { ...relation, schema } }
}

const dropped = /^drop\s+extension\s+(if\s+exists\s+)?(.*?)(?:\s+(cascade|restrict))?$/is

/** Columns of its types are in the way, or go as well. Reports `unknown-object`, `object-in-use`. */
function* dropExtensions({ text, at }: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { draft, dialect, report } = context
  const [, ifExists, list = '', behavior] = dropped.exec(text) ?? []
  const cascade = behavior?.toLowerCase() === 'cascade'
  const names = [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,"]+/g)].map(
    ([word, quoted]) => quoted?.replaceAll('""', '"') ?? word.toLowerCase(),
  )
  const found = names.filter((name) => draft.extensions.has(name))
  const missing = names.find((name) => !draft.extensions.has(name))
  if (missing !== undefined && ifExists === undefined) {
    const params = { what: 'extension', name: missing, suggestion: undefined }
    return report.add('unknown-object', at, params)
  }
  const types = found.flatMap((name) => dialect.definitions.dependencies?.typesIn(name) ?? [])
  const things = columnsOf(new Set(types), context)
  const [first] = things
  if (first && !cascade) {
    const reason = `extension "${found.join('", "')}" is needed by column "${first.member}" of "${first.name}"`
    return report.add('object-in-use', at, { reason })
  }
  const placed = found.flatMap((name) => placedThings(name, context))
  const changes = [...dropThings({ things: [...things, ...placed], cascade, at }, context)]
  if (placed.length > 0 && changes.length === 0) return
  yield* changes
  for (const name of found) yield { kind: 'drop-extension', name }
}

/** The types and relations of an extension in whichever schema it was created. */
function placedThings(extension: string, context: DefinitionContext): readonly Thing[] {
  const placed = placedBy(extension, context)
  const schemas = [...context.draft.schemas.values()]
  const types = (placed?.types ?? []).flatMap(({ name, kind }) =>
    schemas
      .filter((schema) => schema.types.get(name)?.kind === kind)
      .map((schema): Thing => ({ kind: 'type', schema: schema.name, name })),
  )
  const relations = (placed?.relations ?? []).flatMap(({ name }) =>
    schemas
      .filter(({ relations }) => relations.has(name) && !relations.get(name)?.place)
      .map((schema): Thing => ({ kind: 'relation', schema: schema.name, name })),
  )
  return [...types, ...relations]
}

/** Those of views go with what they read. */
function columnsOf(types: ReadonlySet<string>, { draft }: DefinitionContext) {
  const relations = [...draft.schemas.values()].flatMap((schema) => [...schema.relations.values()])
  return relations
    .filter(({ kind }) => kind === 'table')
    .flatMap(({ schema, name, columns }) =>
      columns
        .filter(({ type }) => isOf(types, type))
        .map((column) => ({
          kind: 'column' as const satisfies Thing['kind'],
          ...{ schema, name, member: column.name },
        })),
    )
}

function isOf(types: ReadonlySet<string>, type: Type): boolean {
  switch (type.kind) {
    case 'scalar':
      return types.has(type.name)
    case 'array':
      return isOf(types, type.element)
    case 'domain':
      return isOf(types, type.base)
    case 'range':
      return isOf(types, type.subtype)
    case 'multirange':
      return isOf(types, type.range)
    case 'composite':
      return type.fields.some((field) => isOf(types, field.type))
    case 'enum':
    case 'untyped':
    case 'unknown':
      return false
  }
}
