import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { findIndex } from '../keys/indexes/find-index.ts'
import { declaration, newName } from './object-names.ts'

interface NewObject {
  readonly name: Ast.QualifiedName
  readonly ifNotExists: boolean
  readonly temporary?: boolean
}

/** What a new object is: with which others it shares its names. */
export type NewKind = 'relation' | 'composite' | 'type' | 'sequence' | 'index'

/**
 * The qualified name of an object to create; undefined where there is nothing to do: its schema is
 * missing, or something of its name exists. Reports `unknown-schema`, `duplicate-object`.
 */
export function freeName(
  { name, ifNotExists, temporary = false }: NewObject,
  kind: NewKind,
  context: DefinitionContext,
): ObjectName | undefined {
  const wanted = newName(name, context, temporary)
  if (!wanted) return undefined
  // IF NOT EXISTS asks for relations: a type of the name is still in the way, in SQLite an index too.
  const passedOver = context.dialect.definitions.passedOver === 'relations' ? 'own' : 'index'
  const isThere = ifNotExists && isTaken(wanted, passedOver, undefined, context)
  return isTaken(wanted, kind, isThere ? undefined : name.at, context) ? undefined : wanted
}

/** Reports at `at`, if it is given. */
export function isTaken(
  wanted: ObjectName,
  kind: NewKind | 'own',
  at: Span | undefined,
  context: DefinitionContext,
): boolean {
  const found = rivals[kind].map((each): Finder => finders[each])
  const [rival] = found.flatMap((find) => find(wanted, context) ?? [])
  if (!rival) return false
  const { what, related = [] } = rival
  if (at) context.report.add('duplicate-object', at, { what, name: wanted.name }, ...related)
  return true
}

interface Rival {
  readonly what: string
  readonly related?: ReturnType<typeof declaration>
}

type Finder = (wanted: ObjectName, context: DefinitionContext) => Rival | undefined

/**
 * PostgreSQL's `pg_class` has the relations, composite types, sequences and indexes, its `pg_type` the
 * relations and types: no two of one catalog have one name.
 */
const rivals: { readonly [K in NewKind | 'own']: readonly (keyof typeof finders)[] } = {
  relation: ['relation', 'type', 'sequence', 'index'],
  composite: ['relation', 'type', 'sequence', 'index'],
  sequence: ['relation', 'type', 'sequence', 'index'],
  type: ['relation', 'type'],
  index: ['relation', 'composite', 'sequence', 'index'],
  own: ['relation', 'sequence'],
}

const finders = {
  relation: (wanted, context) => {
    const relation = lookUpRelation(context.draft, wanted)
    return relation && { what: 'relation', related: declaration(relation, context) }
  },
  type: (wanted, context) => typeOf(wanted, context) && { what: 'type' },
  composite: (wanted, context) =>
    typeOf(wanted, context)?.kind === 'composite' ? { what: 'type' } : undefined,
  sequence: ({ schema, name }, { draft, dialect }) => {
    const { relationKey } = dialect.names
    const sequences = draft.schemas.get(relationKey(schema))?.sequences
    return sequences?.has(relationKey(name)) ? { what: 'sequence' } : undefined
  },
  index: (wanted, context) => {
    const { indexNames, dependencies } = context.dialect.definitions
    if (indexNames === 'relation') return undefined
    const found = findIndex(wanted, context)
    // SQLite's constraints lend their names to no index.
    if (!found || (found.part.kind !== 'index' && !dependencies)) return undefined
    return { what: 'index', related: declaration(found.relation, context) }
  },
} satisfies Record<string, Finder>

function typeOf({ schema, name }: ObjectName, { draft, dialect }: DefinitionContext) {
  const { relationKey } = dialect.names
  return draft.schemas.get(relationKey(schema))?.types.get(relationKey(name))
}
