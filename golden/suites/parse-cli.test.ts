import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type ParseOptions, parse } from '../../cli/commands/parse.ts'
import { STANDARD_INPUT } from '../../cli/arguments/standard-input.ts'
import { type Files, makeProject, type Ran, ran } from './cli/project.ts'

const files: Files = {
  'schema.sql': 'CREATE TABLE t (id INTEGER PRIMARY KEY);\nINSERT INTO t VALUES (1);\n',
  'bad.sql':
    '-- name: A :one\nSELECT id FROM t;\n\nSELECT a, FROM t;\n  SELECT 2;\nDELETE t;\nPRAGMA optimize;\n',
  'empty.sql': '-- nothing\n',
  'latin.sql': Buffer.from('SELECT "é"', 'latin1'),
}

function run(wanted: Partial<ParseOptions>, changes: Files = {}): Promise<Ran> {
  const root = makeProject({ 'quarry.toml': undefined, ...files, ...changes })
  const options = { files: [], dialect: 'sqlite3', stage: undefined, json: false, ...wanted }
  return ran(root, (invocation) => parse(options, invocation))
}

/** The first line of each diagnostic. */
async function refused(wanted: Partial<ParseOptions>, expected: string): Promise<void> {
  const { code, err } = await run(wanted)
  assert.is(code, 1)
  assert.is(err.split('\n')[0], expected)
}

test('lines of psql and the rows of COPY are no statements', async () => {
  const text = '\\echo loading\nSELECT 1;\nCOPY t FROM stdin;\n1\n\\.\n'
  const wanted = { files: ['dump.sql'], dialect: 'postgresql', json: true }
  const { code, out } = await run(wanted, { 'dump.sql': text })
  assert.is(code, 0)
  const [{ statements }] = JSON.parse(out).files
  assert.equal(
    statements.map(({ kind, line }: { kind: string; line: number }) => `${kind} ${line}`),
    ['query 2', 'copy 3'],
  )
})

test('- is the standard input', async () => {
  const { code, err } = await run({ files: [STANDARD_INPUT] })
  assert.is(code, 1)
  assert.match(err, /^<standard input>:2:\d+: error: /)
})

test('a command of a client on a line of SQL is refused', async () => {
  const text = 'SELECT 1 \\gset\nSELECT 2;\n\\echo a \\\\ SELECT 3\n'
  const { err } = await run({ files: ['dump.sql'], dialect: 'postgresql' }, { 'dump.sql': text })
  assert.is(
    err.split('\n')[0],
    `dump.sql:1:10: error: "\\gset" is a command of a client on a line of SQL, which no server reads [client-command-beside-sql]`,
  )
  const wanted = { files: ['dump.sql'], dialect: 'postgresql', json: true }
  const [{ statements, diagnostics }] = JSON.parse(
    (await run(wanted, { 'dump.sql': text })).out,
  ).files
  assert.is(statements.length, 3)
  assert.equal(
    diagnostics.map(({ line }: { line: number }) => line),
    [1, 3],
  )
})

test('a string that is not closed ends before the next query', async () => {
  const text = "-- name: A :one\nSELECT 'a;\n-- name: B :one\nSELECT 2;\n"
  const { code, out } = await run({ files: ['a.sql'], json: true }, { 'a.sql': text })
  assert.is(code, 1)
  const [{ statements, diagnostics }] = JSON.parse(out).files
  assert.equal(
    statements.map(({ kind, line }: { kind: string; line: number }) => `${kind} ${line}`),
    ['unreadable 2', 'query 4'],
  )
  assert.equal(
    diagnostics.map(({ line }: { line: number }) => line),
    [2],
  )
})

test('statements behind a forgotten semicolon are statements', async () => {
  const text = 'CREATE TABLE a (x int)\nCREATE TABLE b (y int);\n'
  const { code, out } = await run({ files: ['a.sql'], json: true }, { 'a.sql': text })
  assert.is(code, 1)
  const [{ statements, diagnostics }] = JSON.parse(out).files
  assert.equal(
    statements.map(({ kind, line }: { kind: string; line: number }) => `${kind} ${line}`),
    ['create-table 1', 'create-table 2'],
  )
  assert.equal(
    diagnostics.map(({ hint }: { hint: string }) => hint),
    ['a ";" is missing before "CREATE"'],
  )
})

test('the stage ir reads every statement that has rows', async () => {
  const text =
    'CREATE TABLE t (id int);\nMERGE INTO t USING t AS s ON t.id = s.id WHEN MATCHED THEN DELETE;\n'
  const wanted = { files: ['merge.sql'], dialect: 'postgresql', stage: 'ir' }
  const { err, out } = await run(wanted, { 'merge.sql': text })
  assert.is(err, '')
  assert.match(out, /"kind": ?"merge"/)
})

test('every stage has an answer for a statement however long', async () => {
  const texts = [
    `SELECT 1${' + 1'.repeat(3_000)} AS a;\n`,
    `SELECT 1${' UNION SELECT 1'.repeat(3_000)};\n`,
    `SELECT (a)${'.a'.repeat(20_000)};\n`,
  ]
  for (const stage of ['ast', 'ir']) {
    for (const text of texts) {
      const wanted = { files: ['long.sql'], dialect: 'postgresql', stage }
      const { err } = await run(wanted, { 'long.sql': text })
      assert.match(err, /^$|^long\.sql:1:1: error: nested .* deep/)
    }
  }
})

test('every statement of every file is judged, names are not looked up', async () => {
  const { code, out } = await run({ files: ['schema.sql', 'empty.sql', 'bad.sql'], json: true })
  assert.is(code, 1)
  const answer = JSON.parse(out)
  const places = answer.files.map(({ statements }: { statements: readonly object[] }) =>
    statements.map((statement) => Object.values(statement).join(' ')),
  )
  assert.equal(places, [
    ['create-table 1 1', 'insert 2 1'],
    [],
    ['query 2 1', 'unreadable 4 1', 'query 5 3', 'unreadable 6 1', 'pragma 7 1'],
  ])
  assert.equal(answer.version, 1)
  assert.equal(answer.diagnostics, [])
  assert.equal(answer.files[1], { file: 'empty.sql', statements: [], diagnostics: [] })
  assert.equal(
    answer.files[2].diagnostics.map(
      ({ code, line, column }: { code: string; line: number; column: number }) =>
        `${code} ${line} ${column}`,
    ),
    ['syntax-error 4 11', 'syntax-error 6 8'],
  )
  assert.equal(answer.files[2].diagnostics[0], {
    code: 'syntax-error',
    severity: 'error',
    message: 'unexpected "FROM", expected an expression',
    hint: 'remove the comma before it',
    file: 'bad.sql',
    line: 4,
    column: 11,
    endLine: 4,
    endColumn: 15,
  })
})

test('in words', async () => {
  const { code, out, err } = await run({ files: ['schema.sql', 'bad.sql'] })
  assert.is(code, 1)
  assert.is(out.split('\n')[2], 'bad.sql:2:1: query')
  assert.match(err, 'bad.sql:4:11: error: unexpected "FROM"')
  assert.match(err, '2 errors')
  assert.equal(await run({ files: ['empty.sql'] }), { code: 0, out: '', err: '' })
})

test('a file that cannot be read does not hide the others', async () => {
  const { code, out } = await run({ files: ['none.sql', 'latin.sql', 'schema.sql'], json: true })
  assert.is(code, 1)
  const [none, latin, schema] = JSON.parse(out).files
  assert.equal([none.file, none.diagnostics[0].code], ['none.sql', 'missing-file'])
  assert.equal([latin.file, latin.diagnostics[0].code], ['latin.sql', 'not-utf-8'])
  assert.is(schema.statements.length, 2)
})

test('the dialect of the project stands in for --dialect', async () => {
  const project = { 'quarry.toml': 'version = "2"\n[database]\nprovider = "mysql"\n' }
  const wanted = { files: ['a.sql'], dialect: undefined }
  const { code } = await run(wanted, { ...project, 'a.sql': 'SELECT 1 # one\n' })
  assert.is(code, 0)
  const wrong = await run(wanted, { 'quarry.toml': 'version = "2"\n', 'a.sql': '' })
  assert.match(wrong.err, 'quarry.toml:1:1: error: "database.provider" is missing')
})

test('wrong use', async () => {
  await refused({}, 'error: no file is named [no-file]')
  const one = ['schema.sql']
  await refused({ files: one, stage: 'x' }, 'error: unknown stage "x" [unknown-stage]')
  await refused(
    { files: one, dialect: undefined },
    'error: neither --dialect nor a project file names the dialect [missing-dialect]',
  )
  await refused({ files: one, dialect: 'x' }, 'error: unknown provider "x" [unknown-provider]')
  const { err } = await run({ files: one, dialect: 'oracle' })
  const works = 'choose "postgresql" or "mysql" or "mariadb" or "sqlite"'
  assert.is(err.split('\n')[1], `  hint: ${works}`)
  await refused(
    { files: one, dialect: 'cql' },
    'error: quarry does not generate code for "scylla" yet [unsupported-provider]',
  )
})

test('--stage shows what a stage made', async () => {
  const shown = async (stage: string, sql: string) => {
    const { out } = await run({ files: ['a.sql'], stage, json: true }, { 'a.sql': sql })
    return JSON.parse(out).files[0].statements.at(-1)[stage]
  }
  const tokens = await shown('tokens', 'SELECT 1')
  assert.equal(tokens[1], { ...tokens[1], kind: 'number', text: '1', at: { start: 7, end: 8 } })
  assert.is((await shown('ast', 'SELECT 1')).body.items[0].expression.kind, 'literal')
  const created = await shown('ir', 'CREATE TABLE a (b TEXT NOT NULL)')
  assert.is(created.changes[0].relation.columns[0].name, 'b')
  const { checked } = await shown('ir', 'CREATE TABLE a (b TEXT NOT NULL); SELECT b FROM a')
  assert.equal([checked.columns[0].source.relation, checked.columns[0].nullable], ['a', false])
  const recursive = 'WITH RECURSIVE a AS (SELECT 1 AS x UNION SELECT x FROM a) SELECT x FROM a'
  assert.is((await shown('ir', recursive)).checked.columns[0].name, 'x')
  assert.is(await shown('ast', 'SELECT a,'), undefined)
})

test('--stage ir goes the way up of a migration only', async () => {
  const migration = '-- migrate:up\nCREATE TABLE t (i int);\n-- migrate:down\nDROP TABLE t;\n'
  const files = { 'a.sql': migration, 'b.sql': 'SELECT i FROM t;\n' }
  const { code } = await run({ files: Object.keys(files), stage: 'ir' }, files)
  assert.is(code, 0)
})

test('--stage in words', async () => {
  const { out } = await run({ files: ['a.sql'], stage: 'tokens' }, { 'a.sql': 'SELECT 1' })
  assert.equal(out.split('\n').slice(0, 2), ['a.sql:1:1: query', '['])
  assert.match(out, '  {"kind":"number","text":"1"')
})

test.run()
