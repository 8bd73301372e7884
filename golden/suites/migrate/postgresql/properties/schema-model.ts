import fc from 'fast-check'
import { named, rarely } from '../../properties/arbitraries.ts'

/** A schema from which statements are printed. What a part refers to and is not there is left out then. */
export interface SchemaModel {
  readonly enums: readonly EnumModel[]
  readonly domains: readonly DomainModel[]
  readonly sequences: readonly SequenceModel[]
  readonly tables: readonly TableModel[]
  readonly indexes: readonly IndexModel[]
  readonly views: readonly ViewModel[]
  readonly routines: readonly RoutineModel[]
  readonly triggers: readonly TriggerModel[]
}

export interface EnumModel {
  readonly name: string
  readonly labels: readonly string[]
}

export interface DomainModel {
  readonly name: string
  readonly type: 'text' | 'integer'
  readonly notNull: boolean
  readonly hasCheck: boolean
}

export interface SequenceModel {
  readonly name: string
  readonly options: string
}

export interface TableModel {
  readonly name: string
  readonly columns: readonly ColumnModel[]
  readonly key: 'none' | 'first' | 'two'
  readonly options: 'plain' | 'unlogged' | 'secured' | 'filled'
  readonly check: 'none' | 'plain' | 'named'
  readonly comment: string
  readonly partitioning: PartitioningModel
}

export interface PartitioningModel {
  /** By the first column. */
  readonly by: 'none' | 'range' | 'list'
  /** Which of the known bounds its partitions have. */
  readonly bounds: number
}

export interface ColumnModel {
  readonly name: string
  /** A type of the engine, or `enum` and `domain`, which stand for the first of the schema. */
  readonly type: string
  readonly notNull: boolean
  readonly hasDefault: boolean
  readonly unique: '' | 'UNIQUE' | 'UNIQUE NULLS NOT DISTINCT' | 'UNIQUE DEFERRABLE'
  readonly hasCheck: boolean
  readonly references: { readonly table: string; readonly clauses: string } | undefined
  /** Of a number only. */
  readonly identity: 'no' | 'always' | 'by default'
  readonly isGenerated: boolean
  readonly comment: string
}

export interface IndexModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly form: 'plain' | 'unique' | 'expression' | 'partial' | 'covering'
}

export interface ViewModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly form: 'all' | 'one' | 'counted' | 'kept'
}

export interface RoutineModel {
  readonly name: string
  readonly table: string
  readonly form: 'counts' | 'row' | 'constant'
}

export interface TriggerModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly event: 'INSERT' | 'DELETE' | 'UPDATE' | 'UPDATE OF'
}

const TABLES = ['t', 'Users', 'users', 'odd "t".x', 'order']
const COLUMNS = ['a', 'B', 'c d', 'select', 'é', 'x"y', '😀', 'key']
const TYPES = [
  'integer',
  'bigint',
  'smallint',
  'numeric(10,2)',
  'double precision',
  'text',
  'varchar(10)',
  'boolean',
  'date',
  'timestamptz',
  'jsonb',
  'uuid',
  'bytea',
  'integer[]',
  'enum',
  'domain',
]

const key = (name: string) => name

const table = fc.constantFrom(...TABLES)
const place = fc.nat({ max: 9 })

const comment = rarely('', 'those', "it's\nmore")

const column: fc.Arbitrary<ColumnModel> = fc.record({
  name: fc.constantFrom(...COLUMNS),
  type: fc.constantFrom(...TYPES),
  notNull: rarely(false, true),
  hasDefault: rarely(false, true),
  unique: rarely<ColumnModel['unique']>(
    '',
    'UNIQUE',
    'UNIQUE NULLS NOT DISTINCT',
    'UNIQUE DEFERRABLE',
  ),
  hasCheck: rarely(false, true),
  references: fc.option(
    fc.record({
      table,
      clauses: fc.constantFrom('', 'ON DELETE CASCADE', 'DEFERRABLE INITIALLY DEFERRED'),
    }),
    { freq: 5, nil: undefined },
  ),
  identity: rarely<ColumnModel['identity']>('no', 'always', 'by default'),
  isGenerated: rarely(false, true),
  comment,
})

const tables: fc.Arbitrary<TableModel> = fc.record({
  name: table,
  columns: named(column, { minLength: 1, maxLength: 5, key }),
  key: fc.constantFrom<TableModel['key']>('none', 'first', 'first', 'two'),
  options: rarely<TableModel['options']>('plain', 'unlogged', 'secured', 'filled'),
  check: rarely<TableModel['check']>('none', 'plain', 'named'),
  comment,
  partitioning: fc.record({
    by: rarely<PartitioningModel['by']>('none', 'range', 'list'),
    bounds: fc.nat({ max: 3 }),
  }),
})

export const schemaModel: fc.Arbitrary<SchemaModel> = fc.record({
  enums: named<EnumModel>(
    fc.record({
      name: fc.constantFrom('mood', 'State "x"'),
      labels: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd e', "it's"), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
    { minLength: 0, maxLength: 2, key },
  ),
  domains: named<DomainModel>(
    fc.record({
      name: fc.constantFrom('short', 'Name.d'),
      type: fc.constantFrom<DomainModel['type']>('text', 'integer'),
      notNull: rarely(false, true),
      hasCheck: fc.boolean(),
    }),
    { minLength: 0, maxLength: 1, key },
  ),
  sequences: named<SequenceModel>(
    fc.record({
      name: fc.constantFrom('numbers', 'Num bers'),
      options: fc.constantFrom('', 'INCREMENT 2', 'AS integer CYCLE', 'START 10 CACHE 5'),
    }),
    { minLength: 0, maxLength: 2, key },
  ),
  tables: named(tables, { minLength: 1, maxLength: 3, key }),
  indexes: named<IndexModel>(
    fc.record({
      name: fc.constantFrom('i', 'in.dex', 'I2'),
      table,
      column: place,
      form: fc.constantFrom('plain', 'unique', 'expression', 'partial', 'covering'),
    }),
    { minLength: 0, maxLength: 3, key },
  ),
  views: named<ViewModel>(
    fc.record({
      name: fc.constantFrom('v', 'View "2"'),
      table: fc.oneof(table, fc.constant('v')),
      column: place,
      form: fc.constantFrom('all', 'one', 'counted', 'kept'),
    }),
    { minLength: 0, maxLength: 2, key },
  ),
  routines: named<RoutineModel>(
    fc.record({
      name: fc.constantFrom('f', 'F 2'),
      table,
      form: fc.constantFrom('counts', 'row', 'constant'),
    }),
    { minLength: 0, maxLength: 2, key },
  ),
  triggers: named<TriggerModel>(
    fc.record({
      name: fc.constantFrom('r', 'tri gger'),
      table,
      column: place,
      event: fc.constantFrom('INSERT', 'DELETE', 'UPDATE', 'UPDATE OF'),
    }),
    { minLength: 0, maxLength: 2, key },
  ),
})
