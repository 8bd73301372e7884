import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../cli/commands/check.ts'
import { gen } from '../../cli/commands/gen.ts'
import { explainType } from '../../cli/commands/explain-type.ts'
import { parse } from '../../cli/commands/parse.ts'
import { makeProject, plainGen, type Ran, ran } from './cli/project.ts'
import { readExamples } from './docs/read-page.ts'

const page = readFileSync(new URL('../../docs/json.md', import.meta.url), 'utf8')
const [example] = readExamples(page)
const root = makeProject({
  'quarry.toml':
    'version = "2"\nschema_dir = "schema"\nqueries = "queries"\n[database]\nprovider = "sqlite"\n',
  'schema.sql': example?.schema,
  'queries.sql': example?.queries,
  'schema/schema.sql': example?.schema,
  'queries/queries.sql': example?.queries,
})
const dialect = 'sqlite'

/** `json` printed for the page's example is what the page shows. */
function checkShown(command: string, asked: () => Promise<Ran>): void {
  test(`${command} --json prints what the page shows`, async () => {
    const [, shown] = new RegExp(`\`\`\`json ${command}\n([^]*?)\`\`\``).exec(page) ?? []
    const { code, out, err } = await asked()
    assert.equal([code, err], [0, ''])
    assert.is(out, shown)
  })
}

checkShown('gen', () => ran(root, (invocation) => gen({ ...plainGen, json: true }, invocation)))

checkShown('check', () => {
  const lists = { schema: ['schema.sql'], queries: ['queries.sql'] }
  const others = { driver: undefined, verify: undefined, watch: false }
  const wanted = { ...lists, dialect, json: true, ...others }
  return ran(root, (invocation) => check(wanted, invocation))
})

checkShown('parse', () => {
  const wanted = { files: ['queries.sql'], dialect, json: true, stage: undefined }
  return ran(root, (invocation) => parse(wanted, invocation))
})

checkShown('explain-type', () => {
  const wanted = { query: 'FindBook', column: 'title', others: [], json: true }
  return ran(root, (invocation) => explainType(wanted, invocation))
})

test.run()
