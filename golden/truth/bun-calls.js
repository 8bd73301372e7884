import { readFileSync, writeFileSync } from 'node:fs'
import { Database } from 'bun:sqlite'
import { openGenerated } from './generated-module.ts'
import { outcomeOf } from './judge-call.ts'
import { decodeTagged, encodeTagged } from './tagged-json.ts'

// Run by Bun, with a file of jobs and one for the outcomes: `run-on-bun.ts` writes and reads them.
const [input, output] = process.argv.slice(2)
const jobs = decodeTagged(readFileSync(input, 'utf8'))
const outcomes = []
for (const job of jobs) outcomes.push(await runJob(job))
writeFileSync(output, encodeTagged(outcomes))

async function runJob({ folder, setUp, calls }) {
  const client = new Database(':memory:')
  for (const text of setUp) client.exec(text)
  const queries = await openGenerated(folder, client)
  const outcomes = []
  for (const { method, args } of calls) outcomes.push(await callOnce(client, queries, method, args))
  client.close()
  return outcomes
}

async function callOnce(client, queries, method, args) {
  client.exec('begin')
  const outcome = await outcomeOf(() => queries.call(method, args))
  if (client.inTransaction) client.exec('rollback')
  return outcome
}
