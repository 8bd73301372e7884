import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type {
  DependencyList,
  IndexList,
  TableSchema,
  TableSizes,
} from '../../../studio/api/tables.ts'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

/** Texts that differ from engine to engine are compared without their signs and cases. */
const plain = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replace(/[`"()\s]|::[a-z ]+/g, '')

const schema = [
  'CREATE TABLE parents (id int PRIMARY KEY, name varchar(20) NOT NULL)',
  `CREATE TABLE items (
    id int PRIMARY KEY,
    parent_id int NOT NULL,
    state varchar(10) NOT NULL DEFAULT 'new',
    amount int NOT NULL DEFAULT 7,
    doubled int GENERATED ALWAYS AS (amount * 2) STORED,
    note varchar(20),
    CONSTRAINT items_parent FOREIGN KEY (parent_id) REFERENCES parents (id) ON DELETE CASCADE,
    CONSTRAINT items_amount CHECK (amount > 0)
  )`,
  'CREATE INDEX items_state ON items (state, amount DESC)',
  'CREATE UNIQUE INDEX items_note ON items (note)',
  'CREATE VIEW shown AS SELECT id, state FROM items',
]

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${name}: ${engine}`, () => askStudio(engine, { schema }, work))
  on('columns and constraints have the text of the engine', tellsTexts)
  on('indexes have their parts', tellsIndexes)
  on('what refers to a table is told', tellsDependencies)
  on('sizes are told as far as they are known', tellsSizes)
}

const body = async <T extends object>(ask: Ask, url: string): Promise<T> => {
  const { status, text } = await ask('GET', url)
  assert.is(status, 200, text)
  return JSON.parse(text)
}

async function tellsTexts(ask: Ask): Promise<void> {
  const { columns, constraints } = await body<TableSchema>(ask, '/api/tables/items/schema')
  const defaults = Object.fromEntries(columns.map((each) => [each.name, each.default]))
  assert.is(plain(defaults['state']), "'new'")
  assert.is(plain(defaults['amount']), '7')
  assert.is(plain(defaults['doubled']), 'amount*2')
  assert.is(defaults['note'], null)
  const types = Object.fromEntries(columns.map((each) => [each.name, each.type]))
  assert.match(types['note'] ?? '', /^(?:varchar|character varying)\(20\)$/)
  const check = constraints.filter(({ kind }) => kind === 'check')
  assert.equal(
    check.map(({ name, definition }) => [name, plain(definition)]),
    [['items_amount', 'checkamount>0']],
  )
  const [foreign] = constraints.filter(({ kind }) => kind === 'foreign-key')
  assert.match(plain(foreign?.definition), 'foreignkeyparent_idreferencesparentsidondeletecascade')
  const [primary] = constraints
  assert.equal([primary?.kind, primary?.columns], ['primary-key', ['id']])
}

async function tellsIndexes(ask: Ask): Promise<void> {
  const { indexes } = await body<IndexList>(ask, '/api/tables/items/indexes')
  const [primary] = indexes
  assert.equal([primary?.primaryKey, primary?.unique, primary?.columns], [true, true, ['id']])
  assert.type(primary?.name, 'string')
  const state = indexes.find(({ name }) => name === 'items_state')
  assert.equal(state?.columns, ['state', 'amount'])
  assert.equal(state?.parts.map(plain), ['state', 'amountdesc'])
  assert.equal([state?.unique, state?.primaryKey, state?.where], [false, false, false])
  assert.ok(indexes.some(({ name, unique }) => name === 'items_note' && unique))
}

async function tellsDependencies(ask: Ask): Promise<void> {
  const ofItems = await body<DependencyList>(ask, '/api/tables/items/dependencies')
  assert.equal(
    ofItems.dependencies.map(({ kind, name, via }) => [kind, name, via]),
    [['view', 'shown', null]],
  )
  const ofParents = await body<DependencyList>(ask, '/api/tables/parents/dependencies')
  const [items] = ofParents.dependencies
  assert.equal(
    [items?.kind, items?.name, items?.via?.columns, items?.via?.references],
    ['table', 'items', ['parent_id'], ['id']],
  )
  assert.is(ofParents.dependencies.length, 1)
}

async function tellsSizes(ask: Ask): Promise<void> {
  const { sizes } = await body<TableSizes>(ask, '/api/tables/items/sizes')
  assert.ok((sizes.total ?? 0) > 0, JSON.stringify(sizes))
  assert.is(sizes.total, (sizes.table ?? 0) + (sizes.indexes ?? 0))
  const ofView = await body<TableSizes>(ask, '/api/tables/shown/sizes')
  assert.is(ofView.sizes.total, null)
}

const onPostgresql = (name: string, more: readonly string[], work: (ask: Ask) => Promise<void>) =>
  test(name, () => askStudio('postgresql-15', { schema: [...schema, ...more] }, work))

onPostgresql(
  'indexes of expressions, of some rows, with other columns: postgresql',
  ['CREATE INDEX items_low ON items (lower(note) text_pattern_ops) INCLUDE (id) WHERE amount > 5'],
  async (ask) => {
    const { indexes } = await body<IndexList>(ask, '/api/tables/items/indexes')
    const low = indexes.find(({ name }) => name === 'items_low')
    assert.equal(low?.parts, ['lower(note::text) text_pattern_ops'])
    assert.equal([low?.included, low?.where, low?.method], [['id'], 'amount > 5', 'btree'])
    assert.equal([typeof low?.bytes, low?.scans], ['number', 0])
  },
)

onPostgresql(
  'triggers, their functions, bodies and owned sequences are dependents: postgresql',
  [
    'CREATE SEQUENCE numbers OWNED BY items.amount',
    'CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE TRIGGER stamped BEFORE UPDATE ON items FOR EACH ROW EXECUTE FUNCTION stamp()',
    'CREATE FUNCTION counted() RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM items $$',
    'CREATE FUNCTION other() RETURNS bigint LANGUAGE sql AS $$ SELECT 1 AS items_more $$',
    'CREATE MATERIALIZED VIEW kept AS SELECT id FROM items',
  ],
  async (ask) => {
    const { dependencies } = await body<DependencyList>(ask, '/api/tables/items/dependencies')
    assert.equal(
      dependencies.map(({ kind, name }) => [kind, name]),
      [
        ['materialized-view', 'kept'],
        ['routine', 'counted'],
        ['routine', 'stamp'],
        ['sequence', 'numbers'],
        ['trigger', 'stamped'],
        ['view', 'shown'],
      ],
    )
  },
)

test('an index of an expression and of some rows: sqlite', () =>
  askStudio(
    'sqlite',
    {
      schema: [
        ...schema,
        'CREATE INDEX low ON items (lower(note), amount DESC) WHERE amount > 5 AND note IS NOT NULL',
      ],
    },
    async (ask) => {
      const { indexes } = await body<IndexList>(ask, '/api/tables/items/indexes')
      const low = indexes.find(({ name }) => name === 'low')
      assert.equal(low?.parts, ['lower(note)', 'amount DESC'])
      assert.is(low?.where, 'amount > 5 AND note IS NOT NULL')
    },
  ))

test.run()
