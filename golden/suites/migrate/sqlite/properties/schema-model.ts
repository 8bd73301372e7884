import fc from 'fast-check'
import { named, rarely } from '../../properties/arbitraries.ts'
import { foldName } from '../../../../../runtime/engines/sqlite/migrate/text/names.ts'

/** A schema from which statements are printed. What a part refers to and is not there is left out then. */
export interface SchemaModel {
  readonly tables: readonly TableModel[]
  readonly indexes: readonly IndexModel[]
  readonly views: readonly ViewModel[]
  readonly triggers: readonly TriggerModel[]
}

export interface TableModel {
  readonly name: string
  readonly columns: readonly ColumnModel[]
  readonly key: KeyModel
  readonly isStrict: boolean
  readonly withoutRowid: boolean
  /** A check of the table, with or without a name. */
  readonly check: 'none' | 'plain' | 'named'
}

/** `rowid`: a column of its own, which is the number of the row. */
export type KeyModel = 'none' | 'rowid' | 'autoincrement' | 'first' | 'two'

export interface ColumnModel {
  readonly name: string
  /** One for a STRICT table, one for others. */
  readonly type: TypeModel
  readonly notNull: '' | 'NOT NULL' | 'NOT NULL ON CONFLICT REPLACE'
  readonly default: string
  readonly collation: '' | 'NOCASE' | 'RTRIM'
  readonly unique: '' | 'UNIQUE' | 'UNIQUE ON CONFLICT IGNORE'
  readonly hasCheck: boolean
  /** The table that it references, and how. */
  readonly references: ReferenceModel | undefined
  readonly generated: 'no' | 'virtual' | 'stored'
}

export type TypeModel = readonly [strict: string, other: string]

export interface ReferenceModel {
  readonly table: string
  readonly clauses: string
}

export interface IndexModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly form: 'plain' | 'unique' | 'expression' | 'partial'
}

export interface ViewModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly form: 'all' | 'one' | 'counted' | 'inserted'
}

export interface TriggerModel {
  readonly name: string
  readonly table: string
  readonly column: number
  readonly event: 'INSERT' | 'DELETE' | 'UPDATE' | 'UPDATE OF'
  /** The table that it writes to. */
  readonly target: string
}

const TABLES = ['t', 'Users', 'USERS', 'odd "t".x', 'order']
const COLUMNS = ['a', 'B', 'c d', 'select', 'é', 'É', 'x"y', '😀', 'rowid', 'key', 'KEY']

const types = fc.constantFrom<TypeModel>(
  ['INT', 'INT'],
  ['INTEGER', 'integer'],
  ['TEXT', 'TEXT'],
  ['TEXT', 'VARCHAR(10)'],
  ['REAL', 'double precision'],
  ['BLOB', ''],
  ['ANY', 'DECIMAL(10, 2)'],
)

const table = fc.constantFrom(...TABLES)
const place = fc.nat({ max: 9 })

const reference = fc.record({
  table,
  clauses: fc.constantFrom(
    '',
    'ON DELETE CASCADE',
    'ON DELETE SET NULL ON UPDATE CASCADE',
    'DEFERRABLE INITIALLY DEFERRED',
  ),
})

const column: fc.Arbitrary<ColumnModel> = fc.record({
  name: fc.constantFrom(...COLUMNS),
  type: types,
  notNull: rarely<ColumnModel['notNull']>('', 'NOT NULL', 'NOT NULL ON CONFLICT REPLACE'),
  default: rarely('', '1', "'x'", '(1 + 2)', 'CURRENT_TIMESTAMP', 'NULL', '-1', "'a''b\nc'", '"q"'),
  collation: rarely<ColumnModel['collation']>('', 'NOCASE', 'RTRIM'),
  unique: rarely<ColumnModel['unique']>('', 'UNIQUE', 'UNIQUE ON CONFLICT IGNORE'),
  hasCheck: rarely(false, true),
  references: fc.option(reference, { freq: 5, nil: undefined }),
  generated: rarely<ColumnModel['generated']>('no', 'virtual', 'stored'),
})

const tables: fc.Arbitrary<TableModel> = fc.record({
  name: table,
  columns: named(column, { minLength: 1, maxLength: 5, key: foldName }),
  key: fc.constantFrom<KeyModel>('none', 'rowid', 'autoincrement', 'first', 'two'),
  isStrict: rarely(false, true),
  withoutRowid: rarely(false, true),
  check: rarely<TableModel['check']>('none', 'plain', 'named'),
})

export const schemaModel: fc.Arbitrary<SchemaModel> = fc.record({
  tables: named(tables, { minLength: 1, maxLength: 3, key: foldName }),
  indexes: named<IndexModel>(
    fc.record({
      name: fc.constantFrom('i', 'in.dex', 'I2'),
      table,
      column: place,
      form: fc.constantFrom('plain', 'unique', 'expression', 'partial'),
    }),
    { minLength: 0, maxLength: 3, key: foldName },
  ),
  views: named<ViewModel>(
    fc.record({
      name: fc.constantFrom('v', 'View "2"'),
      table: fc.oneof(table, fc.constant('v')),
      column: place,
      form: fc.constantFrom('all', 'one', 'counted', 'inserted'),
    }),
    { minLength: 0, maxLength: 2, key: foldName },
  ),
  triggers: named<TriggerModel>(
    fc.record({
      name: fc.constantFrom('r', 'tri gger'),
      table,
      column: place,
      event: fc.constantFrom('INSERT', 'DELETE', 'UPDATE', 'UPDATE OF'),
      target: table,
    }),
    { minLength: 0, maxLength: 2, key: foldName },
  ),
})
