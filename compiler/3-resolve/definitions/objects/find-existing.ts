import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { NamedType, Relation, Schema, Sequence } from '../../../ir/catalog.ts'
import type { NamedPart } from '../../catalog/named-parts.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { findCollation, reportUnchangeable } from '../../collations/find-collation.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'
import { findIndex } from '../keys/indexes/find-index.ts'
import { lookUpSequence } from './find-sequence.ts'
import { lookUpType } from '../types/find-type.ts'
import { lookUp, ownName, qualifierOf, reportUnknownRelation } from './object-names.ts'

/** An object that DROP, ALTER or COMMENT names. */
export type Existing =
  | { readonly kind: 'relation'; readonly relation: Relation }
  | { readonly kind: 'index'; readonly relation: Relation; readonly part: NamedPart }
  | { readonly kind: 'sequence'; readonly sequence: Sequence }
  | { readonly kind: 'type'; readonly type: NamedType & { readonly schema: string } }
  | { readonly kind: 'schema'; readonly schema: Schema }
  | { readonly kind: 'collation'; readonly collation: ObjectName }

type Find = (name: Ast.QualifiedName, context: DefinitionContext) => Existing | undefined

const finders: { readonly [K in Ast.ObjectKind]: Find } = {
  table: (name, context) =>
    tableOf(name, context) ??
    (context.dialect.definitions.sequencesAreTables ? sequenceOf(name, context) : undefined),
  'foreign-table': relationOf('foreign-table'),
  view: relationOf('view'),
  'materialized-view': relationOf('materialized-view'),
  index: (name, context) => {
    const found = findIndex({ schema: qualifierOf(name)?.text, name: ownName(name) }, context)
    return found && { kind: 'index', ...found }
  },
  sequence: sequenceOf,
  type: (name, context) => typeOf(name, context),
  domain: (name, context) => {
    const found = typeOf(name, context)
    return found?.type.kind === 'domain' ? found : undefined
  },
  collation: (name, { draft, dialect }) => {
    const collation = findCollation(name, draft, dialect.names)
    return collation && { kind: 'collation', collation }
  },
  schema: (name, { draft, dialect }) => {
    const schema = draft.schemas.get(dialect.names.relationKey(ownName(name)))
    return schema && { kind: 'schema', schema }
  },
}

/** The object of that kind and name, or nothing. */
export function findExisting(
  kind: Ast.ObjectKind,
  name: Ast.QualifiedName,
  context: DefinitionContext,
): Existing | undefined {
  return finders[kind](name, context)
}

function relationOf(...kinds: readonly Relation['kind'][]): Find {
  return (name, context) => {
    const relation = lookUp(name, context)
    return relation && kinds.includes(relation.kind) ? { kind: 'relation', relation } : undefined
  }
}

function tableOf(name: Ast.QualifiedName, context: DefinitionContext): Existing | undefined {
  return relationOf('table', 'virtual-table')(name, context)
}

function sequenceOf(name: Ast.QualifiedName, context: DefinitionContext): Existing | undefined {
  const sequence = lookUpSequence(name, context)
  return sequence && { kind: 'sequence', sequence }
}

function typeOf(name: Ast.QualifiedName, context: DefinitionContext) {
  const type = lookUpType(name, context)
  if (type?.schema === undefined) return undefined
  return { kind: 'type' as const, type: { ...type, schema: type.schema } }
}

/** Whether the name is that of another kind of object, which IF EXISTS does not excuse. */
export function isOtherKind(
  kind: Ast.ObjectKind,
  name: Ast.QualifiedName,
  context: DefinitionContext,
): boolean {
  const { wrongKind, dependencies } = context.dialect.definitions
  if (wrongKind === 'missing') return false
  // SQLite asks among tables and views alone.
  if (!dependencies) return kind !== 'index' && lookUp(name, context) !== undefined
  const rivals = sharingNames.find((kinds) => kinds.includes(kind)) ?? []
  return rivals.some((other) => finders[other](name, context) !== undefined)
}

/** Kinds whose objects have their names in common. */
const sharingNames: readonly (readonly Ast.ObjectKind[])[] = [
  ['table', 'foreign-table', 'view', 'materialized-view', 'index', 'sequence'],
  ['type', 'domain'],
]

/** Reports `unknown-relation`, `unknown-type`, `unknown-schema`, `unknown-collation` or `unknown-object`. */
export function reportMissing(
  kind: Ast.ObjectKind,
  name: Ast.QualifiedName,
  context: DefinitionContext,
): void {
  const { draft, dialect, report } = context
  const text = ownName(name)
  const searched = searchedSchemas(draft, dialect.names, qualifierOf(name)?.text)
  const nearest = (known: readonly { readonly name: string }[]) =>
    suggest(
      text,
      known.map((each) => each.name),
    )
  if (kind === 'schema') {
    const suggestion = nearest([...draft.schemas.values()])
    report.add('unknown-schema', name.at, { schema: text, suggestion })
  } else if (kind === 'type' || kind === 'domain') {
    const suggestion = nearest(searched.flatMap(({ types }) => [...types.values()]))
    report.add('unknown-type', name.at, { type: text, suggestion })
  } else if (kind === 'collation') {
    reportUnchangeable(name, context)
  } else if (kind === 'index' || kind === 'sequence' || lookUp(name, context)) {
    const what = kind.replace('-', ' ')
    report.add('unknown-object', name.at, { what, name: text, suggestion: undefined })
  } else {
    reportUnknownRelation(name, context)
  }
}
