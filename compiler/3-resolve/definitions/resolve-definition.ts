import type * as Ast from '../../2-parse/ast.ts'
import { changeCast } from './types/change-cast.ts'
import { alterEnum } from './types/alter-enum.ts'
import { alterAsTable } from './objects/alter-as-table.ts'
import { alterObject, renameTables } from './objects/alter-object.ts'
import { createIndex } from './keys/indexes/add-index.ts'
import { commentOn } from './objects/comment-on.ts'
import type { Changes, DefinitionContext } from './context.ts'
import { createRoutine } from './routines/create-routine.ts'
import { createSchema, setSearchPath } from './objects/create-schema.ts'
import { createSequence } from './objects/create-sequence.ts'
import { createTable } from './tables/create-table.ts'
import { createVirtualTable } from './tables/create-virtual-table.ts'
import { createComposite, createDomain, createEnum } from './types/create-type.ts'
import { createTableAs } from './tables/create-table-as.ts'
import { createView } from './views/create-view.ts'
import { resolveMeaning } from './resolve-meaning.ts'
import { fillingTrigger } from './rules/filling-trigger.ts'
import { ruleNeeds } from './rules/rule-needs.ts'
import { dropObject } from './objects/drop-object.ts'
import { ownName } from './objects/object-names.ts'
import { changeExtension } from './objects/extensions.ts'

type Resolve<K extends Ast.Definition['kind']> = (
  definition: Extract<Ast.Definition, { kind: K }>,
  context: DefinitionContext,
) => Changes

/**
 * What a definition does to the catalog, with every name qualified and every type resolved. What it
 * names must exist, what it makes must not: all else is reported and left out.
 */
export function resolveDefinition(definition: Ast.Definition, context: DefinitionContext): Changes {
  return resolveKind(definition.kind, definition, context)
}

function resolveKind<K extends Ast.Definition['kind']>(
  kind: K,
  definition: Extract<Ast.Definition, { kind: K }>,
  context: DefinitionContext,
): Changes {
  const resolve: Resolve<K> = resolvers[kind]
  return resolve(definition, context)
}

/** What stands behind CREATE SCHEMA is made in it. */
function* createSchemaWithElements(schema: Ast.CreateSchema, context: DefinitionContext): Changes {
  yield* createSchema(schema, context)
  if (schema.elements.length === 0) return
  const schemas = context.draft.searchPath
  yield { kind: 'set-search-path', schemas: [schema.name.text, ...schemas], local: true }
  for (const element of schema.elements) {
    if (isDefinition(element)) yield* resolveDefinition(element, context)
  }
  yield { kind: 'set-search-path', schemas, local: true }
}

function isDefinition(statement: Ast.Statement): statement is Ast.Definition {
  return Object.hasOwn(resolvers, statement.kind)
}

const resolvers: { readonly [K in Ast.Definition['kind']]: Resolve<K> } = {
  'create-schema': createSchemaWithElements,
  'create-table': createTable,
  'create-table-as': createTableAs,
  'create-virtual-table': createVirtualTable,
  'create-index': createIndex,
  'create-view': createView,
  'create-enum': createEnum,
  'create-composite': createComposite,
  'create-domain': createDomain,
  'create-sequence': createSequence,
  'create-routine': createRoutine,
  'alter-table': alterAsTable,
  'alter-enum': alterEnum,
  'alter-object': alterObject,
  'rename-tables': renameTables,
  drop: dropObject,
  comment: commentOn,
  'set-search-path': setSearchPath,
  unmodelled: (statement, context) => {
    const { what, name, at, meaning } = statement
    const { report, dialect } = context
    if (meaning) return resolveMeaning(meaning, context)
    const isKnown = unnoticed.has(what) || (dialect.definitions.dependencies && kept.has(what))
    if (!isKnown) report.add('not-modelled', name?.at ?? at, { what })
    if (what === 'extension') return changeExtension(statement, context)
    if (what === 'operator class' && name && /^create\b/i.test(statement.text)) {
      return [{ kind: 'create-operator-class', name: ownName(name) }]
    }
    if (what === 'cast') return changeCast(statement, context)
    return [...fillingTrigger(statement, context), ...ruleNeeds(statement, context)]
  },
}

/** The types and functions of extensions are known in any case; other comments say nothing of relations. */
const unnoticed: ReadonlySet<string> = new Set(['extension', 'comment'])

/** Known by what they need, what they stand for or what they are called, where that is asked. */
const kept: ReadonlySet<string> = new Set(['rule', 'trigger', 'cast', 'collation'])
