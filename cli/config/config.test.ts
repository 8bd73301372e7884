import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plain, renderDiagnostic } from '../../compiler/diagnostics/render.ts'
import { sortByPlace } from '../terminal/report.ts'
import { readConfig } from './config.ts'

const good = 'version = "2"\n[database]\nprovider = "sqlite"\n'

/** `expected`: `line:column code: message; hint` of each fault, by position. */
function check(text: string, expected: readonly string[]): void {
  const file = { path: 'quarry.toml', text }
  const { config, faults } = readConfig(file)
  const rendering = {
    files: new Map([[file.path, file]]),
    paint: plain,
    shownPath: String,
    columns: undefined,
  }
  const found = sortByPlace(faults).map((fault) => {
    const where = /:(\d+:\d+):/.exec(renderDiagnostic(fault, rendering))?.[1]
    return `${where} ${fault.code}: ${fault.message}${fault.hint ? `; ${fault.hint}` : ''}`
  })
  assert.equal(found, expected)
  assert.is(config === undefined, expected.length > 0)
}

test('defaults', () => {
  const { config } = readConfig({ path: 'quarry.toml', text: good })
  assert.is(config?.dialect.value, 'sqlite')
  assert.is(config?.schemaDirectory.value, 'db/schema')
  assert.is(config?.queries.value, 'db/queries')
  assert.is(config?.schemaFrom, 'files')
  assert.is(config?.urlVariable, 'DATABASE_URL')
  assert.is(config?.gen.enabled, true)
  assert.is(config?.gen.out.value, 'quarry_gen')
  assert.is(config?.gen.driver, undefined)
  assert.is(config?.gen.bigint, 'string')
  assert.is(config?.gen.timestamp, 'date')
  assert.is(config?.gen.module, 'auto')
})

test('a provider by its other names', () => {
  const others = { postgres: 'postgresql', sqlite3: 'sqlite', file: 'sqlite', mariadb: 'mariadb' }
  for (const [provider, dialect] of Object.entries(others)) {
    const text = good.replace('"sqlite"', `"${provider}"`)
    const { config } = readConfig({ path: 'quarry.toml', text })
    assert.is(config?.dialect.value, dialect, provider)
  }
})

test('every key', () => {
  const text = `version = "2"
schema_dir = "s"
queries = 'q'
migrations_path = "m"
export_path = "e"
schema_from = "migrations"
[database]
provider = "postgres"
url_env = "PG"
[gen.js]
enabled = false
out = "o"
driver = "postgres"
bigint = "bigint"
timestamp = "string"
[gen.js.rename]
people = "Person"
"people.full name" = "name"
`
  check(text, [])
  const { config } = readConfig({ path: 'quarry.toml', text })
  assert.is(config?.dialect.value, 'postgresql')
  assert.is(config?.schemaFrom, 'migrations')
  assert.is(config?.migrationsPath.value, 'm')
  assert.is(config?.gen.enabled, false)
  assert.equal(
    [...(config?.gen.rename ?? [])],
    [
      ['people', 'Person'],
      ['people.full name', 'name'],
    ],
  )
})

test('inline tables and dotted keys mean the same', () => {
  check('version = "2"\ndatabase = { provider = "mysql" }\ngen.js.out = "o"', [])
  check('version = "2"\ndatabase.provider = "mysql"\n[gen]\njs = { out = 1 }', [
    '4:14 wrong-type: "gen.js.out" is the number 1, not a string',
  ])
})

test('the version', () => {
  const line = 'write this line at the top: version = "2"'
  check('[database]\nprovider = "sqlite"', [`1:1 missing-version: "version" is missing; ${line}`])
  check('version = 2\n[database]\nprovider = "sqlite"', [
    '1:11 unsupported-version: "version" is 2, which this quarry does not read; write version = "2"',
  ])
  check('version = "1"\n[database]\nprovider = "sqlite"', [
    '1:11 unsupported-version: "version" is "1", which this quarry does not read; write version = "2"',
  ])
})

test('unknown keys', () => {
  check(`schema_dri = "a"\n${good}[gen.js]\nmodul = "cjs"`, [
    '1:1 unknown-key: unknown key "schema_dri"; did you mean "schema_dir"?',
    '6:1 unknown-key: unknown key "gen.js.modul"; did you mean "module"?',
  ])
  check(`${good}url = "postgres://"\n[seeds]\ncount = 3`, [
    '4:1 unknown-key: unknown key "database.url"',
    '5:2 unknown-key: unknown key "seeds"; did you mean "seed"?',
  ])
})

test('what is seeded', () => {
  const text = `${good}[seed]
count = 5
null_rate = 0.5
[seed.tables.orders]
per_parent = { users = [0, 3], shops = 2 }
null_rates = { note = 1 }
`
  check(text, [])
  const { config } = readConfig({ path: 'quarry.toml', text })
  const orders = config?.seed.tables.get('orders')
  assert.equal([config?.seed.count, config?.seed.nullRate], [5, 0.5])
  assert.equal(
    [...(orders?.perParent ?? [])],
    [
      ['users', [0, 3]],
      ['shops', [2, 2]],
    ],
  )
  assert.equal([...(orders?.nullRates ?? [])], [['note', 1]])
  check(
    `${good}[seed]\ncount = -1\nnull_rate = 2\n[seed.tables]\na = 3\nb = { per_parent = { c = [3, 1] }, rows = 1 }`,
    [
      '5:9 wrong-type: "seed.count" is -1, not a whole number from 0 on',
      '6:13 wrong-type: "seed.null_rate" is 2, not a number from 0 to 1',
      '8:5 wrong-type: "seed.tables.a" is the number 3, not a table',
      '9:20 wrong-type: "seed.tables.b.per_parent.c" is [3,1], not a number of rows, or the least and the largest one, such as 3 or [1, 5]',
      '9:36 unknown-key: unknown key "seed.tables.b.rows"',
    ],
  )
})

test('overrides', () => {
  const text = `${good}[gen.js.overrides]
uuid = "Id"
"users.meta" = { type = "import('./a').M<{ a: () => 1 }>", nullable = false }
[gen.js.overrides."users.nick"]
nullable = true
`
  check(text, [])
  const { config } = readConfig({ path: 'quarry.toml', text })
  assert.equal(
    [...(config?.gen.overrides ?? [])],
    [
      ['uuid', { type: 'Id', nullable: undefined }],
      ['users.meta', { type: "import('./a').M<{ a: () => 1 }>", nullable: false }],
      ['users.nick', { type: undefined, nullable: true }],
    ],
  )
  check(`${good}[gen.js.overrides]\na = "{ b: 1"\nb = 3\nc = { typ = "X" }\nd = "X // y"`, [
    '5:1 malformed-override: [gen.js.overrides]: the type of "a" is no TypeScript type: { b: 1',
    '6:5 wrong-type: "gen.js.overrides.b" is the number 3, not a string',
    '7:7 unknown-key: unknown key "gen.js.overrides.c.typ"; did you mean "type"?',
    '8:1 malformed-override: [gen.js.overrides]: the type of "d" is no TypeScript type: X // y',
  ])
})

test('levels of warnings', () => {
  const text = `${good}[lint]\nmany-rows = "off"\nunused-cte = "error"\nunnamed-column = "warn"`
  check(text, [])
  const { config } = readConfig({ path: 'quarry.toml', text })
  assert.equal(
    [...(config?.lint ?? [])],
    [
      ['many-rows', 'off'],
      ['unused-cte', 'error'],
      ['unnamed-column', 'warn'],
    ],
  )
  check(`${good}[lint]\nmany-row = "off"\nunknown-column = "off"\nmany-rows = "warning"`, [
    '5:1 unknown-lint: there is no warning "many-row"; did you mean "many-rows"?',
    '6:1 unchangeable-lint: "unknown-column" is an error and stays one',
    '7:13 wrong-value: "lint.many-rows" cannot be "warning"; choose "off" or "warn" or "error"',
  ])
})

test('values of the wrong kind', () => {
  check(`queries = ["a"]\nschema_dir = ""\n${good}[gen.js]\nenabled = "yes"\nbigint = "int"`, [
    '1:11 wrong-type: "queries" is an array, not a string',
    '2:14 empty-value: "schema_dir" is empty',
    '7:11 wrong-type: "gen.js.enabled" is the string "yes", not true or false',
    '8:10 wrong-value: "gen.js.bigint" cannot be "int"; choose "string" or "number" or "bigint"',
  ])
  check('version = "2"\ndatabase = "sqlite"', [
    '2:12 wrong-type: "database" is the string "sqlite", not a table',
  ])
  check(`${good}[gen.js.rename]\na = 1979-05-27`, [
    '5:5 wrong-type: "gen.js.rename.a" is a date, not a string',
  ])
})

test('the port and the time of the studio', () => {
  check(`${good}[studio]\nport = 6000\nstatement_timeout = "2min"\njournal = false`, [])
  check(`${good}[studio]\nport = 0\nstatement_timeout = "soon"`, [
    '5:8 malformed-first-port: "studio.port" cannot be 0; write a number from 1 to 65535: the port that is tried first',
    '6:21 malformed-time: "studio.statement_timeout" cannot be "soon"; write a number and ms, s or min, such as "30s"',
  ])
  check(`${good}[studio]\nport = "6000"`, [
    '5:8 malformed-first-port: "studio.port" cannot be 6000; write a number from 1 to 65535: the port that is tried first',
  ])
})

test('the provider', () => {
  check('version = "2"', [
    '1:1 missing-key: "database.provider" is missing; write provider = "..." under [database]',
  ])
  check('version = "2"\n[database]\nprovider = 3', [
    '3:12 wrong-type: "database.provider" is the number 3, not a string',
  ])
  check('version = "2"\n[database]\nprovider = "postgressql"', [
    '3:12 unknown-provider: unknown provider "postgressql"; did you mean "postgresql"?',
  ])
})

test('what is not TOML', () => {
  check('version = "2"\nqueries = \n', ['2:11 malformed-toml: invalid value'])
  check('version = "2"\n\nversion = "2"', [
    '3:1 malformed-toml: trying to redefine an already defined table or value',
  ])
})

test.run()
