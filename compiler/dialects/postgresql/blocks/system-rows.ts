import type { Catalog, NamedType, Relation, Schema, Sequence } from '../../../ir/catalog.ts'
import type { KnownSchema, ObjectId, SystemRow } from '../../block-rules.ts'
import type { Type } from '../../../ir/type.ts'
import { types } from '../data/types.ts'

type RowsOf = (known: KnownSchema) => readonly SystemRow[]

/** The rows of a system catalog or of a view of the information schema, in the columns that the schema tells. */
export function systemRows(
  schema: string | undefined,
  relation: string,
  known: KnownSchema,
): readonly SystemRow[] | undefined {
  const of = schema === 'information_schema' ? informationSchema : catalogs
  if (schema !== undefined && schema !== 'information_schema' && schema !== 'pg_catalog')
    return undefined
  return of.get(relation)?.(known)
}

/** `typnotnull`: of the domain itself, not of one that it is over. */
function hasNotNull(type: Type): boolean {
  return type.kind === 'domain' && type.notNull
}

/** The database itself, whose name a schema does not tell. */
export const database: ObjectId = { oid: 'database' }

export function objectId(kind: string, schema: string, name = ''): ObjectId {
  return { oid: `${kind}\0${schema}\0${name}` }
}

const relationKinds: Readonly<Record<Relation['kind'], string>> = {
  table: 'r',
  view: 'v',
  'materialized-view': 'm',
  'foreign-table': 'f',
  'virtual-table': 'r',
  sequence: 'S',
}

const tableTypes: Readonly<Record<Relation['kind'], string>> = {
  table: 'BASE TABLE',
  view: 'VIEW',
  'materialized-view': '',
  'foreign-table': 'FOREIGN',
  'virtual-table': 'BASE TABLE',
  sequence: '',
}

const typeKinds: Readonly<Record<NamedType['kind'], string>> = {
  enum: 'e',
  domain: 'd',
  composite: 'c',
  range: 'r',
  multirange: 'm',
}

const catalogs: ReadonlyMap<string, RowsOf> = new Map<string, RowsOf>([
  ['pg_namespace', (known) => schemas(known).map(({ name }) => namespace(name))],
  [
    'pg_class',
    (known) => [
      ...relations(known).map((each) => classRow(each, relationKinds[each.kind])),
      ...sequences(known).map((each) => classRow(each, relationKinds.sequence)),
      ...indexes(known).map(({ schema, name }) => classRow({ schema, name }, 'i')),
      ...namedTypes(known).flatMap(({ schema, type }) =>
        type.kind === 'composite' ? [classRow({ schema, name: type.name }, 'c')] : [],
      ),
    ],
  ],
  ['pg_type', typeRows],
  [
    'pg_enum',
    (known) =>
      namedTypes(known).flatMap(({ schema, type }) =>
        type.kind === 'enum'
          ? type.labels.map((label) => ({
              enumtypid: objectId('type', schema, type.name),
              enumlabel: label,
            }))
          : [],
      ),
  ],
  [
    'pg_attribute',
    (known) =>
      relations(known).flatMap(({ schema, name, columns }) =>
        columns.map((column, i) => ({
          attrelid: objectId('relation', schema, name),
          attname: column.name,
          attnum: i + 1,
          attnotnull: !column.nullable,
          attisdropped: false,
        })),
      ),
  ],
  [
    'pg_constraint',
    (known) =>
      constraints(known).map(({ on, name, type }) => ({
        oid: objectId('constraint', `${on.schema}.${on.name}`, name),
        conname: name,
        connamespace: objectId('schema', on.schema),
        conrelid: objectId('relation', on.schema, on.name),
        contype: constraintTypes[type].letter,
      })),
  ],
  [
    'pg_index',
    (known) =>
      indexes(known).map(({ schema, name, on }) => ({
        indexrelid: objectId('relation', schema, name),
        indrelid: objectId('relation', schema, on),
      })),
  ],
  [
    'pg_indexes',
    (known) =>
      indexes(known).map(({ schema, name, on }) => ({
        schemaname: schema,
        tablename: on,
        indexname: name,
      })),
  ],
  [
    'pg_tables',
    (known) =>
      ofKind(known, 'table').map(({ schema, name }) => ({
        schemaname: schema,
        tablename: name,
      })),
  ],
  [
    'pg_views',
    (known) =>
      ofKind(known, 'view').map(({ schema, name }) => ({
        schemaname: schema,
        viewname: name,
      })),
  ],
  [
    'pg_matviews',
    (known) =>
      ofKind(known, 'materialized-view').map(({ schema, name }) => ({
        schemaname: schema,
        matviewname: name,
      })),
  ],
  [
    'pg_sequences',
    (known) =>
      sequences(known).map(({ schema, name }) => ({
        schemaname: schema,
        sequencename: name,
      })),
  ],
  [
    'pg_extension',
    ({ extensions }) => ['plpgsql', ...extensions.keys()].map((extname) => ({ extname })),
  ],
])

const informationSchema: ReadonlyMap<string, RowsOf> = new Map<string, RowsOf>([
  [
    'schemata',
    (known) =>
      schemas(known).map(({ name }) => ({
        catalog_name: database,
        schema_name: name,
      })),
  ],
  [
    'tables',
    (known) =>
      relations(known).flatMap((each) =>
        each.kind === 'materialized-view'
          ? []
          : [{ ...tableRow(each), table_type: tableTypes[each.kind] }],
      ),
  ],
  ['views', (known) => ofKind(known, 'view').map(tableRow)],
  [
    'columns',
    (known) =>
      relations(known).flatMap((each) =>
        each.kind === 'materialized-view'
          ? []
          : each.columns.map((column, i) => ({
              ...tableRow(each),
              column_name: column.name,
              ordinal_position: i + 1,
              is_nullable: column.nullable && !hasNotNull(column.type) ? 'YES' : 'NO',
              is_identity: ['always', 'by-default'].includes(column.identity) ? 'YES' : 'NO',
            })),
      ),
  ],
  [
    'sequences',
    (known) =>
      sequences(known).map(({ schema, name }) => ({
        sequence_catalog: database,
        sequence_schema: schema,
        sequence_name: name,
      })),
  ],
  [
    'domains',
    (known) =>
      namedTypes(known).flatMap(({ schema, type }) =>
        type.kind === 'domain'
          ? [{ domain_catalog: database, domain_schema: schema, domain_name: type.name }]
          : [],
      ),
  ],
  [
    'table_constraints',
    (known) =>
      constraints(known).map(({ on, name, type }) => ({
        ...tableRow(on),
        ...constraintRow(on, name),
        constraint_type: constraintTypes[type].words,
      })),
  ],
  [
    'key_column_usage',
    (known) =>
      constraints(known).flatMap(({ on, name, columns }) =>
        columns.map((column) => ({
          ...tableRow(on),
          ...constraintRow(on, name),
          column_name: column,
        })),
      ),
  ],
  [
    'referential_constraints',
    (known) =>
      constraints(known).flatMap(({ on, name, type }) =>
        type === 'foreign-key' ? [constraintRow(on, name)] : [],
      ),
  ],
])

function namespace(name: string): SystemRow {
  return { oid: objectId('schema', name), nspname: name }
}

function classRow({ schema, name }: Pick<Sequence, 'schema' | 'name'>, kind: string): SystemRow {
  return {
    oid: objectId('relation', schema, name),
    relname: name,
    relnamespace: objectId('schema', schema),
    relkind: kind,
  }
}

function tableRow({ schema, name }: Pick<Relation, 'schema' | 'name'>): SystemRow {
  return { table_catalog: database, table_schema: schema, table_name: name }
}

function constraintRow({ schema }: Pick<Relation, 'schema'>, name: string): SystemRow {
  return { constraint_catalog: database, constraint_schema: schema, constraint_name: name }
}

/** Types, row types of relations, those of the engine, and the arrays of all of them. */
function typeRows(known: KnownSchema): readonly SystemRow[] {
  const own = namedTypes(known).map(({ schema, type }) => ({
    schema,
    name: type.name,
    typtype: typeKinds[type.kind],
  }))
  const rows = relations(known).map(({ schema, name }) => ({ schema, name, typtype: 'c' }))
  const builtIn = types.split('\n').map((line) => ({
    schema: 'pg_catalog',
    name: line.split(' ')[0] ?? '',
    typtype: undefined,
  }))
  return [...own, ...rows, ...builtIn].flatMap(({ schema, name, typtype }) => [
    typeRow(schema, name, typtype),
    typeRow(schema, `_${name}`, 'b'),
  ])
}

function typeRow(schema: string, name: string, typtype: string | undefined): SystemRow {
  return {
    oid: objectId('type', schema, name),
    typname: name,
    typnamespace: objectId('schema', schema),
    ...(typtype === undefined ? {} : { typtype }),
  }
}

type ConstraintType = 'primary-key' | 'unique' | 'foreign-key' | 'check'

const constraintTypes: Readonly<
  Record<ConstraintType, { readonly letter: string; readonly words: string }>
> = {
  'primary-key': { letter: 'p', words: 'PRIMARY KEY' },
  unique: { letter: 'u', words: 'UNIQUE' },
  'foreign-key': { letter: 'f', words: 'FOREIGN KEY' },
  check: { letter: 'c', words: 'CHECK' },
}

interface NamedConstraint {
  readonly on: Relation
  readonly name: string
  readonly type: ConstraintType
  readonly columns: readonly string[]
}

function constraints(known: Catalog): readonly NamedConstraint[] {
  return relations(known).flatMap((on) => {
    const { primaryKey, uniqueKeys, foreignKeys, checks } = on
    const keys = primaryKey ? [{ ...primaryKey, type: 'primary-key' as const }] : []
    const all = [
      ...keys,
      ...uniqueKeys.map((key) => ({ ...key, type: 'unique' as const })),
      ...foreignKeys.map((key) => ({ ...key, type: 'foreign-key' as const })),
      ...checks.map(({ name }) => ({ name, columns: [], type: 'check' as const })),
    ]
    return all.flatMap(({ name, type, columns }) =>
      name === undefined ? [] : [{ on, name, type, columns }],
    )
  })
}

/** Those of keys too. */
function indexes(known: Catalog) {
  return relations(known).flatMap(({ schema, name: on, primaryKey, uniqueKeys, indexes: own }) =>
    [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...own].flatMap(({ name }) =>
      name === undefined ? [] : [{ schema, on, name }],
    ),
  )
}

function schemas({ schemas: all }: Catalog): readonly Schema[] {
  return [...new Set(all.values())]
}

function relations(known: Catalog): readonly Relation[] {
  return schemas(known).flatMap((schema) => [...schema.relations.values()])
}

function ofKind(known: Catalog, kind: Relation['kind']): readonly Relation[] {
  return relations(known).filter((relation) => relation.kind === kind)
}

function sequences(known: Catalog): readonly Sequence[] {
  return schemas(known).flatMap((schema) => [...schema.sequences.values()])
}

function namedTypes(known: Catalog) {
  return schemas(known).flatMap(({ name: schema, types: own }) =>
    [...own.values()].map((type) => ({ schema, type })),
  )
}
