import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SqlEvent, SqlResult } from '../../../../api/sql.ts'
import { createApiClient } from '../../api/api-client.ts'
import { createScriptRun } from './script-run.ts'

const resultOf = (start: number, end: number): SqlResult => ({
  ...{ columns: [], rows: [], cells: [], rowCount: 0, truncated: false, command: '' },
  ...{ statement: { start, end }, timing: { dbMs: 0, totalMs: 0 } },
})

test('the results of a call that gives several share its values, and the next statement has its own', async () => {
  const query = 'CALL both(?); SELECT ?, ?; SELECT ?'
  const call = resultOf(0, 12)
  const told: SqlEvent[] = [
    ...[call, call, resultOf(14, 25), resultOf(27, 35)].map(
      (result) => ({ event: 'result', result }) as const,
    ),
    { event: 'done' },
  ]
  const api = createApiClient(
    () => undefined,
    () => undefined,
  )
  async function* lines() {
    for (const event of told) yield JSON.stringify(event)
  }
  const script = createScriptRun({ ...api, lines })
  const how = { mode: 'run', limit: 10, schema: undefined, tx: undefined } as const
  await script.run({ ...how, query, offset: 0, params: [1, 2, 3, 4], counts: [1, 2, 1] })
  assert.is(script.failure(), undefined)
  const given = script.results().map(({ text, params }) => [text, params])
  assert.equal(given, [
    ['CALL both(?)', [1]],
    ['CALL both(?)', [1]],
    ['SELECT ?, ?', [2, 3]],
    ['SELECT ?', [4]],
  ])
})

test.run()
