import type { PlacedObjects } from '../../../ir/catalog.ts'
import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Draft } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropExtensions } from './drop-extensions.ts'
import { newName, ownName } from './object-names.ts'
import { placedBy } from './placed-by.ts'

/** CREATE, DROP and ALTER EXTENSION, of which SET SCHEMA alone counts; types with a name and relations stay where they are. */
export function changeExtension(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  if (!statement.name) return []
  if (/^create\b/i.test(statement.text)) return createExtension(statement.name, statement, context)
  if (/^drop\b/i.test(statement.text)) return dropExtensions(statement, context)
  const schema = chosenSchema(statement.text)
  const name = ownName(statement.name)
  const isMoved = schema !== undefined && context.draft.extensions.has(name)
  return isMoved ? [{ kind: 'create-extension', name, extension: { schema, isChosen: true } }] : []
}

function chosenSchema(text: string): string | undefined {
  const [, quoted, plain] = /\sschema\s+(?:"((?:[^"]|"")*)"|([^\s;]+))/i.exec(text) ?? []
  return quoted?.replaceAll('""', '"') ?? plain?.toLowerCase()
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
  const chosen = chosenSchema(text)
  const qualifier = chosen === undefined ? [] : [{ text: chosen, quoted: true, at: name.at }]
  const placed = newName({ ...name, parts: [...qualifier, ...name.parts.slice(-1)] }, context)
  const isChosen = chosen !== undefined
  if (placed) yield* extensionWithin({ ...placed, isChosen }, context)
}

interface Wanted extends ObjectName {
  /** The statement names the schema. */
  readonly isChosen: boolean
}

/** With the extensions that it requires: CASCADE, or the statements before have created them. */
function* extensionWithin({ schema, name, isChosen }: Wanted, context: DefinitionContext): Changes {
  const { draft } = context
  if (draft.extensions.has(name)) return
  const brought = placedBy(name, context)
  for (const required of brought?.requires ?? [])
    yield* extensionWithin({ schema, name: required, isChosen }, context)
  const own = brought?.schema ?? schema
  yield { kind: 'create-extension', name, extension: { schema: own, isChosen } }
  if (brought) yield* placedObjects(brought, own, draft)
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
