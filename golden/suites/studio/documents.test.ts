import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

/** JavaScript would make 12345678901234568 of it. */
const LONG = '12345678901234567'
const DOCUMENT = `{"n": ${LONG}, "l": [${LONG}, "x"]}`

const isPostgresql = (engine: StudioEngine) => engine.startsWith('postgresql')

function schemaOf(engine: StudioEngine): readonly string[] {
  const [list, value] = isPostgresql(engine)
    ? [', l json[], m numeric[]', `, ARRAY['${DOCUMENT}', '7']::json[], '{{1.5,${LONG}.5}}'`]
    : ['', '']
  return [
    `CREATE TABLE docs (id int PRIMARY KEY, d json, n bigint${list})`,
    `INSERT INTO docs VALUES (1, '${DOCUMENT}', ${LONG}${value})`,
    `INSERT INTO docs (id, d) VALUES (2, '${LONG}'), (3, NULL), (4, '"text"'), (5, '[]')`,
  ]
}

for (const engine of studioEngines)
  test(`documents keep every digit, in pages, files and back: ${engine}`, () =>
    askStudio(engine, { schema: schemaOf(engine) }, keepsDigits))

async function keepsDigits(ask: Ask): Promise<void> {
  const page = await ask('GET', '/api/tables/docs?sort=id&json=parsed')
  for (const part of [`"n":${LONG}`, `"l":[${LONG},"x"]`]) assert.match(page.text, part)
  const rows = async () => (await ask('GET', '/api/tables/docs?sort=id&json=text')).body['rows']
  const before = await rows()
  for (const format of ['json', 'ndjson', 'csv']) {
    const { text } = await ask('POST', '/api/tables/docs/export', { format })
    await ask('POST', '/api/tables/docs/rows/delete', { all: true, expectCount: 5 })
    const back = await ask('POST', '/api/tables/docs/import', { format, text })
    assert.is(back.status, 200, back.text)
    assert.equal(withoutBlanks(await rows()), withoutBlanks(before), format)
  }
}

/** Between the parts of a document they say nothing. */
function withoutBlanks(rows: unknown): string {
  return JSON.stringify(rows).replaceAll(' ', '')
}

test.run()
