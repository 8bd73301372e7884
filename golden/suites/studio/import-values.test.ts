import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  `CREATE TABLE papers (id int PRIMARY KEY, paper json, must json NOT NULL, note varchar(30))`,
  `INSERT INTO papers VALUES (1, 'null', '{}', NULL), (2, NULL, 'null', 'null'), (3, '[null]', '"null"', '')`,
]
const url = '/api/tables/papers'

for (const engine of studioEngines) {
  test(`the document null is not NULL, before and after a file: ${engine}`, () =>
    askStudio(engine, { schema }, tellsNullDocuments))
  test(`a zero byte is kept or refused, never lost: ${engine}`, () =>
    askStudio(engine, { schema }, keepsZeroBytes))
}

/** The documents as text, in which `null` is a document; NULL is none. */
async function papersOf(ask: Ask): Promise<string> {
  const { body } = await ask('GET', `${url}?sort=id&json=text`)
  return JSON.stringify(body['rows'])
}

async function tellsNullDocuments(ask: Ask): Promise<void> {
  const before = await papersOf(ask)
  assert.match(before, '{"id":1,"paper":"null","must":"{}","note":null}')
  assert.match(before, '{"id":2,"paper":null,"must":"null","note":"null"}')
  for (const format of ['json', 'ndjson', 'csv']) {
    const { text } = await ask('POST', `${url}/export`, { format })
    await ask('POST', `${url}/rows/delete`, { all: true, expectCount: 3 })
    const back = await ask('POST', `${url}/import`, { format, text })
    assert.is(back.status, 200, back.text)
    assert.not.match(JSON.stringify(back.body['fields']), 'nullDocuments')
    assert.is(await papersOf(ask), before, format)
  }
  const rows = [
    { id: 4, paper: null, must: null },
    { id: 5, paper: null, must: [], $nullDocuments: ['paper'] },
    { id: 6, paper: null, must: [], $nullDocuments: 'paper' },
  ]
  const plain = { format: 'json', text: JSON.stringify(rows) }
  const added = await ask('POST', `${url}/import`, plain)
  assert.is(added.status, 200, added.text)
  const after = await papersOf(ask)
  assert.match(after, '{"id":4,"paper":null,"must":"null","note":null}')
  assert.match(after, '{"id":5,"paper":"null","must":"[]","note":null}')
  assert.match(after, '{"id":6,"paper":null,"must":"[]","note":null}')
}

async function keepsZeroBytes(ask: Ask): Promise<void> {
  const before = await papersOf(ask)
  const csv = 'id,must,note\n4,{},plain\n5,{},a\0b\n'
  const refused = await ask('POST', `${url}/import`, { format: 'csv', text: csv })
  assert.is(refused.status, 400, refused.text)
  assert.match(refused.text, 'JSON writes a zero byte of a text as')
  assert.is(await papersOf(ask), before)
  const text = JSON.stringify([{ id: 4, must: {}, note: 'a\0b' }])
  const added = await ask('POST', `${url}/import`, { format: 'json', text })
  const after = await papersOf(ask)
  if (added.status === 200) {
    assert.match(after, String.raw`{"id":4,"paper":null,"must":"{}","note":"a\u0000b"}`)
    const file = await ask('POST', `${url}/export`, { format: 'csv', select: ['id', 'note'] })
    assert.ok(file.text.includes('4,a\0b\r\n'), 'the file holds the byte')
    return
  }
  assert.is(added.status, 422, added.text)
  assert.match(added.text, 'no NUL')
  assert.is(after, before)
}

test.run()
