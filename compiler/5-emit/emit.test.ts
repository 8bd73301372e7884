import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'prettier'
import ts from 'typescript'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  defaultOptions,
  type Named,
  project,
  query,
  relation,
} from '../../golden/targets/fixture.ts'
import { mysqlProject } from '../../golden/targets/mysql-project.ts'
import { postgresqlProject } from '../../golden/targets/postgresql-project.ts'
import { sqliteProject } from '../../golden/targets/sqlite-project.ts'
import type { Driver } from '../dialects/driver.ts'
import { mysql2 } from '../dialects/mysql/drivers/mysql2.ts'
import { pg } from '../dialects/postgresql/drivers/pg.ts'
import { postgres } from '../dialects/postgresql/drivers/postgres.ts'
import { betterSqlite3 } from '../dialects/sqlite/drivers/better-sqlite3.ts'
import { bunSqlite } from '../dialects/sqlite/drivers/bun-sqlite.ts'
import type { CheckedProject } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EnumType } from '../ir/enum-type.ts'
import { arrayOf, scalar } from '../ir/type.ts'
import { emit } from './emit.ts'
import { type PrintedFile, printFiles } from './print.ts'

const dialect = { names: { defaultSchema: 'public' }, types: { render: () => '' } }
const text = scalar('text')

function generate(
  checked: CheckedProject,
  driver: Driver,
  options: Partial<GenOptions> = {},
): readonly PrintedFile[] {
  return printFiles(emit(checked, dialect, driver, { ...defaultOptions, ...options }))
}

const targets: Readonly<Record<string, readonly [CheckedProject, Driver]>> = {
  pg: [postgresqlProject, pg],
  postgres: [postgresqlProject, postgres],
  mysql2: [mysqlProject, mysql2],
  'better-sqlite3': [sqliteProject, betterSqlite3],
  'bun-sqlite': [sqliteProject, bunSqlite],
}

for (const [name, [checked, driver]] of Object.entries(targets)) {
  test(`the target of ${name}, byte for byte`, () => {
    const folder = new URL(`../../golden/targets/${name}/quarry_gen/`, import.meta.url)
    const found = generate(checked, driver)
    assert.equal(found.map(({ path }) => path).sort(), readdirSync(folder).sort())
    for (const file of found) {
      assert.fixture(file.text, readFileSync(new URL(file.path, folder), 'utf8'), file.path)
    }
    assert.equal(generate(checked, driver), found)
  })
}

const root = mkdtempSync(join(tmpdir(), 'quarry-emit-'))
writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
/** Every file that a test below has written. */
const generated: string[] = []

/** What a file contains; all files are formatted, and the module loads. */
async function check(
  checked: CheckedProject,
  path: string,
  expected: readonly string[],
  { driver = pg, ...options }: Partial<GenOptions> & { readonly driver?: Driver } = {},
): Promise<void> {
  const files = generate(checked, driver, options)
  for (const file of files) {
    const formatted = await format(file.text, { filepath: file.path, printWidth: 100 })
    assert.equal(differentLines(file.text, formatted), [], file.path)
  }
  const folder = join(root, String(generated.length))
  mkdirSync(folder)
  for (const file of files) writeFileSync(join(folder, file.path), file.text)
  generated.push(...files.map((file) => join(folder, file.path)))
  await import(pathToFileURL(join(folder, 'index.js')).href)
  const found = files.find((file) => file.path === path)?.text ?? ''
  for (const part of expected) {
    assert.ok(found.includes(part), `${part}\n--- is not in ${path}:\n${found}`)
  }
}

/** The first lines that differ, of either text. */
function differentLines(found: string, expected: string): readonly string[] {
  const lines = [found.split('\n'), expected.split('\n')]
  const at = lines[0]?.findIndex((line, index) => line !== lines[1]?.[index]) ?? 0
  return found === expected ? [] : lines.flatMap((side) => ['---', ...side.slice(at, at + 4)])
}

test('without queries, and without groups', async () => {
  await check(project([], {}), 'database.js', ['Object.assign(Queries.prototype);'])
  await check(project([], { empty: [] }), 'empty.js', ['export const emptyQueries = {};'])
  await check(project([], { empty: [] }), 'empty.d.ts', ['export interface EmptyQueries {}'])
})

test('many groups', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `group-number-${index}`)
  const groups = Object.fromEntries(names.map((name) => [name, []]))
  await check(project([], groups), 'database.d.ts', [
    'export interface Queries\n  extends\n    GroupNumber0Queries,\n    GroupNumber1Queries,\n',
  ])
  await check(project([], groups), 'database.js', [
    'Object.assign(\n  Queries.prototype,\n  groupNumber0Queries,\n',
  ])
})

test('names that the module has already move aside', async () => {
  const one: Named = ['delete', text]
  const queries = [
    query('Delete', 'exec', '{delete}', { parameters: [one] }),
    query('List', 'many', '{List} {list}', {
      parameters: [
        ['List', text],
        ['list', scalar('int4'), { list: true }],
      ],
      columns: [['toNumber', scalar('int4')]],
    }),
    query('Params', 'exec', '{new} {params}', {
      parameters: [
        ['new', text],
        ['params', text],
      ],
    }),
    query('Number', 'many', 'x', { record: relation('number', [['d', scalar('date')]]) }),
  ]
  const checked = project([relation('number', [['d', scalar('date')]])], { all: queries })
  await check(checked, 'all.js', [
    'const delete_ = {',
    'async delete(delete__) {',
    'const list_ = (list__) => ({',
    `\${list(2, list__)}`,
    'return await this.$.many(list_(params_.list), [params_.List, ...params_.list]);',
    'async params(params_) {',
    'function toNumber_(row) {',
  ])
  await check(checked, 'all.d.ts', ['delete(delete__: string): Promise<void>;'])
})

test('names that need quotes, and one that would set the prototype', async () => {
  const odd = relation('odd', [
    ['a b', scalar('int4')],
    ['__proto__', scalar('int4')],
    ["it's", scalar('int4')],
    ['1', scalar('int4')],
    ['ok', scalar('int4')],
  ])
  const checked = project([odd], {
    odd: [
      query('A', 'many', 'x', { record: odd }),
      query('B', 'many', 'y', { columns: [['?column?', scalar('date')]] }),
    ],
  })
  await check(checked, 'odd.js', [
    `    ["__proto__"]: toNumber(row[1]),\n    "it's": toNumber(row[2]),\n`,
    'row: (row) => ({ "?column?": row[0] }),',
    '    1: toNumber(row[3]),\n',
  ])
  await check(checked, 'index.d.ts', [
    '  "a b": number;\n  __proto__: number;\n  "it\'s": number;\n',
  ])
})

test('what is long breaks as prettier breaks it', async () => {
  const name = (length: number) => 'n'.repeat(length)
  const labels = Array.from({ length: 12 }, (_, index) => `label-number-${index}`)
  const many: EnumType = { kind: 'enum', schema: 'public', name: 'many', labels }
  const lengths = [20, 30, 40, 60, 63, 70, 75, 85, 92, 95]
  const wide = relation('wide', [
    ...lengths.map((length): Named => [name(length), scalar('int8'), { nullable: true }]),
    ['many', many],
  ])
  const queryLengths = lengths.filter((length) => length <= 75)
  const queries = queryLengths.flatMap((length) => [
    query(`Q${name(length)}`, 'many', 'x', {
      parameters: [[name(length), scalar('int8')]],
      columns: [[name(length), scalar('float8')]],
    }),
    query(`R${name(length)}`, 'one', `{a${name(length)}}{b}`, {
      parameters: [
        [`a${name(length)}`, many],
        ['b', scalar('jsonb'), { list: true }],
      ],
      columns: [
        [name(length), scalar('date')],
        ['b', many],
      ],
    }),
    query(`S${name(length)}`, 'exec', 'x', { parameters: [['id', arrayOf(many, 2)]] }),
  ])
  await check(project([wide], { wide: queries }), 'index.d.ts', [
    'export type Many =\n  | "label-number-0"\n  | "label-number-1"\n',
    `  ${name(75)}?:\n    string | number | bigint | null;\n`,
  ])
})

test('comments become doc comments', async () => {
  const commented = relation('t', [['a', text, { comment: 'ends */ here' }]], {
    comment: 'Two\nlines.',
  })
  const checked = project([commented], {
    t: [query('A', 'exec', 'x', { doc: ['First, with "quotes`.', '', '  second */'] })],
  })
  await check(checked, 'index.d.ts', [
    '/**\n * A row of the table `t`.\n *\n * Two\n * lines.\n */\nexport interface T {\n  /** ends *\\/ here */\n  a: string;\n}',
  ])
  await check(checked, 't.d.ts', [
    '  /**\n   * First, with "quotes`.\n   *\n   *   second *\\/\n   */\n',
  ])
})

test('SQL with what a template literal would read', async () => {
  const sql = `SELECT \`a\`, '\\n', '\${x}'\n  FROM t -- "`
  await check(project([], { t: [query('A', 'exec', sql)] }), 't.js', [
    `  text: \`SELECT \\\`a\\\`, '\\\\n', '\\\${x}'\n  FROM t -- "\`,\n`,
  ])
})

test('views are read only; generated and always-identity columns are not written', async () => {
  const columns: readonly Named[] = [
    ['id', text, { identity: 'always' }],
    ['twice', text, { generated: 'stored' }],
    ['own', text],
  ]
  const checked = project([relation('t', columns), relation('v', columns, { kind: 'view' })], {})
  await check(checked, 'index.d.ts', [
    'export interface CreateT {\n  own: string;\n}',
    'export interface UpdateT {\n  own?: string;\n}',
    '/** A row of the view `v`. */\nexport interface V {\n  id: string;\n  twice: string;\n  own: string;\n}\n',
  ])
  const index = generate(checked, pg).find(({ path }) => path === 'index.d.ts')
  assert.not.match(index?.text ?? '', 'CreateV')
})

test('other schemas, and renamed records and properties', async () => {
  const users = relation('users', [['full_name', text]], { schema: 'crm' })
  const books = relation('books', [
    ['book_id', text],
    ['title', text],
  ])
  const checked = project([users, books], {
    all: [
      query('ListUsers', 'many', 'x', { record: users }),
      query('ListBooks', 'many', 'y', { record: books }),
    ],
  })
  const rename = new Map([
    ['books', 'Volume'],
    ['books.book_id', 'id'],
    ['crm.users.full_name', 'name'],
  ])
  await check(checked, 'all.d.ts', ['listUsers(): Promise<CrmUsers[]>;', 'Promise<Books[]>'])
  await check(
    checked,
    'index.d.ts',
    ['interface CreateVolume {\n  id: string;', 'CrmUsers {\n  name: string;'],
    { rename },
  )
  await check(
    checked,
    'all.js',
    ['return { id: row[0], title: row[1] };', 'return { name: row[0] };'],
    { rename },
  )
})

test('one enum, written in two columns, and a query that names neither', async () => {
  const mood = (): EnumType => ({
    kind: 'enum',
    schema: undefined,
    name: undefined,
    labels: ['a', 'b'],
  })
  const relations = [relation('cats', [['mood', mood()]]), relation('dogs', [['mood', mood()]])]
  const find = query('Find', 'exec', '{mood}', { parameters: [['mood', mood()]] })
  const checked = project(relations, { all: [find] })
  await check(
    checked,
    'index.d.ts',
    [
      '/** The enum of `cats.mood`. */\nexport type CatsMood = "a" | "b";\n\n/** The enum of `dogs.mood`. */',
      'export interface Dogs {\n  mood: DogsMood;\n}',
    ],
    { driver: mysql2 },
  )
  await check(checked, 'all.d.ts', ['find(mood: CatsMood): Promise<void>;'], { driver: mysql2 })
})

test('a value that is decoded where it stands breaks as prettier breaks it', async () => {
  const lengths = [8, 20, 30, 33, 40, 60, 75, 85, 92, 95]
  const flags = lengths.map((length): Named => ['f'.repeat(length), scalar('boolean')])
  const shared = relation('flags', flags)
  const quoted: Named[] = lengths.map((length) => [`"${' '.repeat(length)}`, scalar('boolean')])
  const checked = project([shared], {
    all: [
      query('ListFlags', 'many', 'x', { record: shared, columns: flags }),
      query('ListQuoted', 'many', 'x', { columns: quoted }),
    ],
  })
  const expected = [
    'decode: decodeFlags,\n',
    'row.ffffffff = toBoolean(row.ffffffff);\n',
    `  row.${'f'.repeat(60)} = toBoolean(\n    row.`,
    `  row.${'f'.repeat(85)} =\n    toBoolean(\n      row.`,
  ]
  await check(checked, 'all.js', expected, { driver: mysql2 })
})

test('names that leave a line no room', async () => {
  const name = `a${'Bcdefghi'.repeat(12)}`
  const short = name.slice(0, 60)
  const ids: Named = ['i'.repeat(60), text, { list: true }]
  const records = relation(`t${'bcdefghi'.repeat(5)}`, [['v', text]])
  const checked = project([records], {
    all: [
      query(name, 'exec', 'x'),
      query(`${name}2`, 'many', 'x', { record: records }),
      query(`${short}3`, 'many', `{${ids[0]}}`, { parameters: [ids], record: records }),
      query(`${name}4`, 'many', `{${ids[0]}}`, { parameters: [ids], columns: [['v', text]] }),
    ],
  })
  await check(checked, 'all.js', [`const ${name} =\n  {\n    query:\n`])
  await check(checked, 'all.d.ts', [`${name}2(): Promise<\n    T`], { driver: postgres })
})

test('what a view gives may be an expression, whose integers come in any width', async () => {
  const columns: Named[] = [['p', scalar('int'), { nullable: true }]]
  const ranks = relation('ranks', columns, { kind: 'view' })
  const books = relation('books', columns)
  const checked = project([ranks, books], {
    all: [
      query('ListRanks', 'many', 'x', { record: ranks }),
      query('ListBooks', 'many', 'y', { record: books }),
    ],
  })
  await check(checked, 'all.js', ['row.p = toNumber(row.p);', 'sql: `y`,\n};'], { driver: mysql2 })
})

test('strict tsc accepts all declarations above', () => {
  const declarations = generated.filter((path) => path.endsWith('.d.ts'))
  const program = ts.createProgram(declarations, {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    skipDefaultLibCheck: true,
    types: [],
    noEmit: true,
  })
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  assert.ok(declarations.length > 0)
  assert.equal(faults, [])
})

test.after(() => rmSync(root, { recursive: true }))

test.run()
