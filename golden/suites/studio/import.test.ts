import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answered, type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  `CREATE TABLE wares (id int PRIMARY KEY, name varchar(30), price decimal(10, 2), note text,
    CHECK (price >= 0))`,
  'CREATE TABLE heap (a int, b varchar(30))',
  "INSERT INTO wares VALUES (1, 'one', 1.50, NULL)",
]

const url = '/api/tables/wares/import'

for (const engine of studioEngines) {
  test(`rows of files are added, and taken back: ${engine}`, () =>
    askStudio(engine, { schema }, addsRows))
  test(`what would fail is told by row, and nothing is written: ${engine}`, () =>
    askStudio(engine, { schema }, tellsFaults))
  test(`a file comes in parts, which are read as a stream: ${engine} (security 62)`, () =>
    askStudio(engine, { schema }, takesParts))
  test(`what is no text file is refused with a way on: ${engine} (security 62)`, () =>
    askStudio(engine, { schema }, refusesOthers))
}

async function rowsIn(ask: Ask): Promise<string> {
  const { body } = await ask('GET', '/api/tables/wares?sort=id&json=text')
  // SQLite has no decimal numbers, which are texts elsewhere.
  return JSON.stringify(body['rows']).replaceAll(/"price":"([^"]+)"/g, (_, text) => {
    return `"price":${Number(text)}`
  })
}

const CSV = [
  'Name;id;extra;note;price',
  `"It's ""new"";";2;x;"'=1+1";2.50`,
  `naïve ✓;3;y;"";`,
  `"two\nlines";4;z;;4`,
].join('\r\n')

async function addsRows(ask: Ask): Promise<void> {
  const before = await rowsIn(ask)
  const tried = await ask('POST', `${url}?dryRun=1`, { format: 'csv', text: CSV })
  assert.is(tried.status, 200, tried.text)
  const { delimiter, header, inserted, mapping, fields, undoId } = tried.body
  assert.equal({ delimiter, header, inserted, undoId }, told)
  assert.is(JSON.stringify(mapping).split('"to"').length, 5)
  assert.match(JSON.stringify(fields), '{"from":"2","label":"extra"}')
  assert.is(await rowsIn(ask), before)
  const done = await ask('POST', url, { format: 'csv', text: CSV, mapping })
  assert.is(done.status, 200, done.text)
  assert.is(done.body['inserted'], 3)
  const after = await rowsIn(ask)
  assert.match(after, `{"id":2,"name":"It's \\"new\\";","price":2.5,"note":"=1+1"}`)
  assert.match(after, `{"id":3,"name":"naïve ✓","price":null,"note":""}`)
  assert.match(after, `{"id":4,"name":"two\\nlines","price":4,"note":null}`)
  const undo = await ask('POST', `/api/changes/${String(done.body['undoId'])}/undo`)
  assert.is(undo.status, 200, undo.text)
  assert.is(await rowsIn(ask), before)
  await ask('POST', `/api/changes/${String(done.body['undoId'])}/redo`)
  await comesBack(ask, after)
}

const told = { delimiter: ';', header: true, inserted: 3, undoId: null }

/** What was exported is the same after it has been imported, in every format. */
async function comesBack(ask: Ask, before: string): Promise<void> {
  for (const format of ['csv', 'json', 'ndjson']) {
    const { text } = await ask('POST', '/api/tables/wares/export', { format })
    const gone = await ask('POST', '/api/tables/wares/rows/delete', { all: true, expectCount: 4 })
    assert.is(gone.status, 200, gone.text)
    const back = await ask('POST', url, { format, text })
    assert.is(back.status, 200, back.text)
    assert.is(await rowsIn(ask), before, format)
  }
  const heap = { format: 'csv', text: '1,x\n1,x\n2,y\n', header: false }
  const kept = await ask('POST', '/api/tables/heap/import', heap)
  assert.is(kept.body['inserted'], 3, kept.text)
  const undo = await ask('POST', `/api/changes/${String(kept.body['undoId'])}/undo`)
  assert.is(undo.status, 200, undo.text)
  const single = { format: 'csv', header: false, mapping: [{ from: '0', to: 'a' }] }
  const nulls = await ask('POST', '/api/tables/heap/import?dryRun=1', {
    ...single,
    text: '1\n\n2\n',
  })
  assert.is(nulls.body['inserted'], 3, nulls.text)
}

const FAULTY =
  'id,name,price\n5,five,5\n1,again,1\n6,six,much\n7,seven,-7\n8,eight\n9,nine,9\n5,twice,1\n'

async function tellsFaults(ask: Ask): Promise<void> {
  const before = await rowsIn(ask)
  const tried = await ask('POST', `${url}?dryRun=1`, { format: 'csv', text: FAULTY })
  assert.is(tried.status, 200, tried.text)
  assert.equal(rowsOfFaults(tried), [1, 2, 3, 4, 6])
  assert.is(tried.body['inserted'], 2)
  assert.match(tried.text, /"row":2,"column":"price","message":"A (?:decimal )?number/)
  assert.match(tried.text, 'The row has 2 fields where the first one has 3.')
  assert.not.match(tried.text, /duplicate key value|Duplicate entry|UNIQUE constraint failed/)
  const real = await ask('POST', url, { format: 'csv', text: FAULTY })
  assert.is(real.status, 422, real.text)
  assert.is(await rowsIn(ask), before)
  const twice = { format: 'csv', text: 'id,name\n5,five\n1,again\n5,twice\n9,nine\n' }
  const stopped = await ask('POST', url, twice)
  assert.is(stopped.status, 422, stopped.text)
  assert.match(stopped.text, 'rows.1')
  assert.is(await rowsIn(ask), before)
  const skipped = await ask('POST', url, { ...twice, onConflict: 'skip' })
  assert.is(skipped.status, 200, skipped.text)
  assert.equal([skipped.body['inserted'], skipped.body['skipped']], [2, 2])
}

function rowsOfFaults({ body }: Answered): readonly number[] {
  const faults = Array.isArray(body['faults']) ? body['faults'] : []
  return [...new Set(faults.map(({ row }: { row: number }) => row))].toSorted((a, b) => a - b)
}

async function takesParts(ask: Ask): Promise<void> {
  const file = Array.from({ length: 600 }, (_, at) => `${at + 10},"é\n${at}",${at}.25`).join('\n')
  const bytes = Buffer.from(`id,name,price\n${file}`)
  const mapping = ['id', 'name', 'price'].map((to, place) => ({ from: String(place), to }))
  let at = 0
  let rows = 0
  for (let part = 0; at < bytes.length; part++) {
    assert.ok(part < 50, 'the parts go on')
    // A part ends within a row, and within a letter of two bytes.
    const text = new TextDecoder().decode(bytes.subarray(at, at + 1000), { stream: true })
    const more = at + 1000 < bytes.length
    const asked = { format: 'csv', text, more, mapping, header: part === 0, delimiter: ',' }
    const answer = await ask('POST', url, asked)
    assert.is(answer.status, 200, answer.text)
    at += Number(answer.body['consumed'])
    rows += Number(answer.body['inserted'])
    if (!more) break
  }
  assert.is(rows, 600)
  assert.match(await rowsIn(ask), '{"id":59,"name":"é\\n49","price":49.25,"note":null}')
}

const deep = `{"id": 8, "name": ${'['.repeat(70)}${']'.repeat(70)}}`
const unreadRows: readonly (readonly [string, string])[] = [
  ['{"id": 8, "name": "a", "name": "b"}', 'The name \\"name\\" stands twice in an object.'],
  [deep, 'The row is nested more than 64 deep.'],
  ['{"id": 8, "name": \'a\'}', 'The row is no JSON at its character 19.'],
]

async function refusesOthers(ask: Ask): Promise<void> {
  const refused = async (body: object, status: number, message: string) => {
    const answer = await ask('POST', url, body)
    assert.is(answer.status, status, answer.text)
    assert.match(answer.text, message)
  }
  await refused({ format: 'csv', text: 'PK\u0003\u0004\u0014' }, 415, 'Save the sheet as CSV')
  await refused({ format: 'csv', text: 'id\n\0' }, 400, 'zero bytes')
  await refused({ format: 'csv', text: 'id,name\n7,"open' }, 400, 'A quote is opened')
  await refused({ format: 'json', text: '[{"id": 7}, 8]' }, 400, 'Row 2: A row is written')
  await refused({ format: 'ndjson', text: '{"id": 7}\n{"id": ' }, 400, 'no closing brace')
  const open = 'Row 2: The list of rows has no closing bracket'
  await refused({ format: 'json', text: '[{"id": 7}\n' }, 400, open)
  await refused({ format: 'json', text: '\ufeff [{"id": 7},' }, 400, open)
  await refused({ format: 'json', text: ',{"id": 7}\n', openList: true }, 400, open)
  for (const [row, message] of unreadRows)
    await refused({ format: 'ndjson', text: `{"id": 7}\n${row}\n` }, 400, `Row 2: ${message}`)
  // The number is that of the rows below the names, as it is for values that are refused.
  const opened = 'id,name\n7,a\n8,"open'
  const unclosed = await ask('POST', url, { format: 'csv', text: opened })
  assert.match(unclosed.text, '"path":"rows.1","message":"Row 2: A quote is opened')
  await refused({ format: 'xlsx', text: '' }, 400, 'format')
  await refused({ format: 'csv', text: 'what\nx\n', header: true }, 400, 'No field of the file')
  const twice = [0, 0].map((from) => ({ from: String(from), to: 'id' }))
  await refused({ format: 'csv', text: '7\n', mapping: twice }, 400, 'Two fields go')
  const odd = [{ from: '0', to: 'id"; DROP TABLE wares --' }]
  await refused({ format: 'csv', text: '7\n', mapping: odd }, 400, 'a name begins with')
  const polluted = await ask('POST', url, { format: 'json', text: '[{"id": 7, "__proto__": 1}]' })
  assert.is(polluted.status, 200, polluted.text)
  const long = `id\n${'7'.repeat(10 * 1024 * 1024)}`
  assert.is((await ask('POST', url, { format: 'csv', text: long })).status, 413)
}

test.run()
