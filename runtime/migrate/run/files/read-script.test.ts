import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type DialectName, loadDialect } from '../../../../compiler/dialects/registry.ts'
import { positionAt } from '../../../../compiler/source/source-file.ts'
import { runnerOf } from '../../../registry.ts'
import { type ReadScript, readScript } from './read-script.ts'

async function read(text: string, name: DialectName): Promise<ReadScript> {
  const language = { dialect: await loadDialect(name), engine: await runnerOf(`${name}:`) }
  return readScript({ path: 'a.up.sql', text }, language)
}

/** The statements of a file without faults, those with rows as both. */
async function check(
  name: DialectName,
  text: string,
  ...expected: readonly string[]
): Promise<void> {
  const { script, faults } = await read(text, name)
  assert.equal(faults, [])
  const found = script.statements.flatMap((each) =>
    each.rows === undefined ? [each.text] : [each.text, each.rows],
  )
  assert.equal(found, expected)
}

/** The code of each fault, with its line. */
async function refuses(
  name: DialectName,
  text: string,
  ...expected: readonly string[]
): Promise<void> {
  const { faults } = await read(text, name)
  const file = { path: 'a.up.sql', text }
  const found = faults.map(
    ({ code, place }) => `${code} ${positionAt(file, place?.start ?? 0).line}`,
  )
  assert.equal(found, expected)
}

const all: readonly DialectName[] = ['postgresql', 'mysql', 'mariadb', 'sqlite']
const mysqlLike: readonly DialectName[] = ['mysql', 'mariadb']

test('a file without statements is empty, whatever else stands in it', async () => {
  for (const name of all)
    for (const text of ['', '\uFEFF', '\r\n \t\r\n', ';;\n;', '-- only a comment\n/* ; */'])
      await check(name, text)
})

test('a byte order mark, ends of lines and blanks behind them make no difference', async () => {
  const plain = 'CREATE TABLE a (\n  x integer\n);\nSELECT 1;\n'
  for (const name of all) {
    const { script } = await read(plain, name)
    for (const text of [
      `\uFEFF${plain}`,
      plain.replaceAll('\n', '\r\n'),
      plain.replaceAll('\n', '  \n'),
      `${plain}\n\n`,
    ])
      assert.is((await read(text, name)).script.checksum, script.checksum)
    const other = (await read(`-- another comment\n${plain}`, name)).script
    assert.is.not(other.checksum, script.checksum)
    assert.is(other.statementsChecksum, script.statementsChecksum)
    const edited = (await read(plain.replace('1', '2'), name)).script
    assert.is.not(edited.statementsChecksum, script.statementsChecksum)
  }
})

test('no string, name or comment is split', async () => {
  for (const name of all)
    await check(
      name,
      `INSERT INTO a VALUES ('x;y''; --', '/*;'); -- ; x\n/* ; */ DELETE FROM a WHERE b = ';\n;';`,
      `INSERT INTO a VALUES ('x;y''; --', '/*;')`,
      `DELETE FROM a WHERE b = ';\n;'`,
    )
  for (const name of mysqlLike)
    await check(
      name,
      [String.raw`INSERT INTO a VALUES ('\';', "\";"); # ; x`, 'SELECT `a;b`;'].join('\n'),
      String.raw`INSERT INTO a VALUES ('\';', "\";")`,
      'SELECT `a;b`',
    )
  await check('sqlite', 'SELECT [a;b], "c;d", `e;f`; x', 'SELECT [a;b], "c;d", `e;f`', 'x')
  await check(
    'postgresql',
    `SELECT "a;b", E'\\';', U&';', B';' /* /* ; */ ; */; x`,
    `SELECT "a;b", E'\\';', U&';', B';' /* /* ; */ ; */`,
    'x',
  )
})

test('names may be of any script', async () => {
  for (const name of all)
    await check(
      name,
      'CREATE TABLE größe_日本語 (straße integer);\nINSERT INTO größe_日本語 VALUES (1);',
      'CREATE TABLE größe_日本語 (straße integer)',
      'INSERT INTO größe_日本語 VALUES (1)',
    )
})

test('quoted bodies and BEGIN ... END are one statement', async () => {
  const quoted = 'CREATE FUNCTION f() RETURNS int AS $body$ BEGIN; $$;$$; END; $body$ LANGUAGE sql'
  await check('postgresql', `${quoted};\nSELECT $$;$$;`, quoted, 'SELECT $$;$$')
  const atomic = 'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT 2; END'
  await check('postgresql', `${atomic};\nx`, atomic, 'x')
  const trigger =
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN 1 THEN 2 END; SELECT 1; END'
  await check('sqlite', `${trigger};\nx`, trigger, 'x')
})

test('DELIMITER is the line of a client, which is understood', async () => {
  const body = 'CREATE PROCEDURE p() BEGIN SELECT 1; IF 1 THEN SELECT 2; END IF; END'
  for (const name of mysqlLike) {
    await check(name, `DELIMITER //\n${body} //\nDELIMITER ;\nSELECT 1;`, body, 'SELECT 1')
    await check(name, `delimiter $$\r\n${body}$$\r\ndelimiter ;\r\nSELECT 1`, body, 'SELECT 1')
  }
})

test('rows behind COPY belong to it, blanks and empty lines too', async () => {
  await check(
    'postgresql',
    'COPY a (x, y) FROM stdin;\n1;\tone\n2\t\n\\N\t-- x\n\\.\n\nCOPY b FROM stdin;\n\\.\nCOPY c FROM STDIN;\n\n\\.\nSELECT 1;',
    ...['COPY a (x, y) FROM stdin', '1;\tone\n2\t\n\\N\t-- x\n'],
    ...['COPY b FROM stdin', '', 'COPY c FROM STDIN', '\n', 'SELECT 1'],
  )
  const { script: one } = await read('COPY a FROM stdin;\n1\n\\.\n', 'postgresql')
  const { script: two } = await read('COPY a FROM stdin;\n2\n\\.\n', 'postgresql')
  assert.is.not(one.statementsChecksum, two.statementsChecksum)
})

test('other lines for a client are refused, each by its line', async () => {
  await refuses(
    'postgresql',
    'SELECT 1;\n\\i a.sql\n\\copy t FROM stdin\n1\n\\.\n\\connect shop\n\\restrict abc\n',
    ...[2, 3, 6, 7].map((line) => `client-command-in-migration ${line}`),
  )
  for (const name of mysqlLike)
    await refuses(name, 'SELECT 1;\nsource a.sql\n', 'client-command-in-migration 2')
  await refuses('sqlite', '.read a.sql\nSELECT 1;\n', 'client-command-in-migration 1')
})

test('the header says how a file is run', async () => {
  const { script } = await read(
    '-- A word before.\n-- tx: none\n-- timeout: 30s\n-- parent: 20260101000000\n-- parent: 20260102000000\nSELECT 1;\n-- timeout: 1s\n',
    'postgresql',
  )
  const { isOneTransaction, timeout, parents, irreversible } = script
  assert.equal(
    [isOneTransaction, timeout, parents, irreversible],
    [false, 30_000, ['20260101000000', '20260102000000'], undefined],
  )
  const usual = (await read('SELECT 1;', 'postgresql')).script
  assert.equal([usual.isOneTransaction, usual.timeout], [true, undefined])
  for (const [written, expected] of [
    ['500ms', 500],
    ['2 min', 120_000],
  ] as const)
    assert.is((await read(`-- timeout: ${written}\n`, 'sqlite')).script.timeout, expected)
  await refuses(
    'postgresql',
    '-- tx: maybe\n-- timeout: soon\n-- timeout: 0s\n-- parent: first\n-- irreversible:\nSELECT 1;',
    ...[1, 2, 3, 4, 5].map((line) => `malformed-header ${line}`),
  )
})

test('a transaction around the file is what the runner makes, one within it is refused', async () => {
  for (const name of ['postgresql', 'sqlite'] as const) {
    await check(name, 'BEGIN;\nSELECT 1;\nCOMMIT;\n', 'SELECT 1')
    await refuses(name, 'SELECT 1;\nROLLBACK;\n', 'transaction-in-migration 2')
  }
  const halves = "SELECT 1;\nPREPARE TRANSACTION 'x';\n"
  await refuses('postgresql', halves, 'transaction-in-migration 2')
  await refuses('postgresql', `-- tx: none\n${halves}`, 'transaction-in-migration 3')
  for (const name of mysqlLike) {
    const { script } = await read('BEGIN;\nSELECT 1;\nSELECT 2;\nCOMMIT;\nSELECT 3;\n', name)
    assert.equal(
      script.statements.map(({ group }) => group),
      [1, 1, undefined],
    )
    await refuses(name, 'START TRANSACTION;\nSELECT 1;\n', 'unclosed-transaction 1')
  }
})

test.run()
