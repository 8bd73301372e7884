import type * as Ast from '../../../2-parse/ast.ts'
import type { Thing } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { placedBy } from './placed-by.ts'

const dropped = /^drop\s+extension\s+(if\s+exists\s+)?(.*?)(?:\s+(cascade|restrict))?$/is

/** Columns of its types and extensions that require it are in the way, or go as well. Reports `unknown-object`, `object-in-use`. */
export function* dropExtensions({ text, at }: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { draft, report } = context
  const [, ifExists, list = '', behavior] = dropped.exec(text) ?? []
  const cascade = behavior?.toLowerCase() === 'cascade'
  const names = [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,"]+/g)].map(
    ([word, quoted]) => quoted?.replaceAll('""', '"') ?? word.toLowerCase(),
  )
  const missing = names.find((name) => !draft.extensions.has(name))
  if (missing !== undefined && ifExists === undefined) {
    const params = { what: 'extension', name: missing, suggestion: undefined }
    return report.add('unknown-object', at, params)
  }
  const going = withRequiring(names, context)
  const reason = cascade ? undefined : needOf(names, going, context)
  if (reason !== undefined) return report.add('object-in-use', at, { reason })
  const things = thingsOfExtensions(going, context)
  const changes = [...dropThings({ things, cascade, at }, context)]
  if (things.length > 0 && changes.length === 0) return
  yield* changes
  // One that was not there is unknown from now on too.
  for (const name of going) yield { kind: 'drop-extension', name }
}

/** The reason why extensions cannot be dropped by themselves. */
function needOf(
  names: readonly string[],
  going: readonly string[],
  context: DefinitionContext,
): string | undefined {
  const what = `extension "${names.join('", "')}" is needed by`
  const requiring = going.find((name) => !names.includes(name))
  if (requiring !== undefined) return `${what} extension "${requiring}"`
  const [column] = columnsOf(names, context)
  return column && `${what} column "${column.member}" of "${column.name}"`
}

/** The extensions in a schema, which go with it, and those that require them. */
export function extensionsIn(
  schemas: readonly string[],
  context: DefinitionContext,
): readonly string[] {
  const inside = [...context.draft.extensions].filter(([, { schema }]) => schemas.includes(schema))
  return withRequiring(
    inside.map(([name]) => name),
    context,
  )
}

/** The extensions and those that require them. */
function withRequiring(
  extensions: readonly string[],
  context: DefinitionContext,
): readonly string[] {
  const going = new Set(extensions)
  // A set visits what is added while it is read.
  for (const name of going) {
    for (const other of context.draft.extensions.keys())
      if (placedBy(other, context)?.requires.includes(name)) going.add(other)
  }
  return [...going]
}

/** The objects that extensions have brought, and the columns of their types. */
export function thingsOfExtensions(
  extensions: readonly string[],
  context: DefinitionContext,
): readonly Thing[] {
  const placed = extensions.flatMap((name) => placedThings(name, context))
  return [...columnsOf(extensions, context), ...placed]
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
function columnsOf(extensions: readonly string[], { draft, dialect }: DefinitionContext) {
  const { dependencies } = dialect.definitions
  const types = new Set(extensions.flatMap((name) => dependencies?.typesIn(name) ?? []))
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
