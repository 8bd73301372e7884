import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type {
  Catalog,
  Column,
  ForeignKey,
  ReferentialAction,
  Relation,
  Schema,
} from '../../../compiler/ir/catalog.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import { catalogLines } from '../../catalog-lines.ts'

/**
 * A catalog's own schemas in an order that folding and introspection share, with what only one of them
 * leaves open made explicit: referenced keys. Temporary objects are the session's. What a view's column takes from its source besides the
 * type is told by some engines: it is not compared. NOT NULL of a domain is its columns' as well.
 */
export function comparableLines(catalog: Catalog, dialect: Dialect): readonly string[] {
  const own = [...catalog.schemas.entries()]
    .filter(([key, schema]) => dialect.builtins.schemas.get(key) !== schema)
    .filter(([key]) => key !== dialect.names.temporarySchema)
    .map(([key, schema]) => [key, comparableSchema(schema, catalog, dialect)] as const)
  return catalogLines({ ...catalog, searchPath: [], schemas: new Map(own.toSorted(byKey)) }).slice(
    1,
  )
}

const NEW_COMMENT = 'standard public schema'

function comparableSchema(schema: Schema, catalog: Catalog, dialect: Dialect): Schema {
  const relations = [...schema.relations].map(
    ([key, relation]) => [key, comparableRelation(relation, catalog, dialect)] as const,
  )
  const isDefault = schema.name === dialect.names.defaultSchema
  return {
    ...schema,
    // A new PostgreSQL database has one for "public".
    comment: isDefault || schema.comment === NEW_COMMENT ? undefined : schema.comment,
    relations: new Map(relations.toSorted(byKey)),
    types: new Map([...schema.types].toSorted(byKey)),
    routines: new Map([...schema.routines].toSorted(byKey)),
    sequences: new Map([...schema.sequences].toSorted(byKey)),
    collations: new Set([...(schema.collations ?? [])].toSorted()),
  }
}

function comparableRelation(relation: Relation, catalog: Catalog, dialect: Dialect): Relation {
  const isView = relation.kind === 'view' || relation.kind === 'materialized-view'
  // The engine tells no columns of a view whose query makes no sense; quarry keeps their names.
  const isTold = ({ type }: Column) => !isView || type.kind !== 'unknown'
  return {
    ...relation,
    columns: relation.columns.filter(isTold).map((column) => ({
      ...column,
      ...(isView ? { hasDefault: false, collation: undefined, comment: undefined } : {}),
      ...(isView && typesOfViews(dialect) === 'untold' ? { type: scalar('') } : {}),
      nullable: isView || column.nullable,
    })),
    uniqueKeys: relation.uniqueKeys.toSorted(byName),
    foreignKeys: relation.foreignKeys
      .map((key) => withReferencedKey(key, catalog, dialect))
      .toSorted(byName),
    checks: relation.checks.toSorted(byName),
    ...(relation.heirs && { heirs: relation.heirs.toSorted(byName) }),
    // An exclusion constraint is known by its name alone.
    indexes: relation.indexes.filter(({ columns }) => columns.length > 0).toSorted(byName),
  }
}

/** SQLite tells the types of a view's columns where they are columns of tables; quarry knows more. */
function typesOfViews({ definitions }: Dialect): 'told' | 'untold' {
  return definitions.views === 'bound-at-use' ? 'untold' : 'told'
}

/** REFERENCES without columns means the primary key. */
function withReferencedKey(key: ForeignKey, catalog: Catalog, dialect: Dialect): ForeignKey {
  const { references } = key
  const { relationKey } = dialect.names
  const schema = catalog.schemas.get(relationKey(references.schema))
  const target = schema?.relations.get(relationKey(references.relation))
  const columns =
    references.columns.length > 0 ? references.columns : (target?.primaryKey?.columns ?? [])
  return {
    ...key,
    references: { ...references, columns },
    onDelete: comparableAction(key.onDelete, dialect),
    onUpdate: comparableAction(key.onUpdate, dialect),
  }
}

/** InnoDB, which makes indexes for foreign keys, knows no difference; MariaDB reports the other name. */
function comparableAction(action: ReferentialAction, { definitions }: Dialect): ReferentialAction {
  return definitions.foreignKeyIndexes && action === 'restrict' ? 'no-action' : action
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

function byName(
  a: { readonly name: string | undefined },
  b: { readonly name: string | undefined },
): number {
  return (a.name ?? '') < (b.name ?? '') ? -1 : 1
}
