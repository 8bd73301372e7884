import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { skip } from '../skip.ts'
import { judged } from '../witnesses/judged.ts'
import { nodeSqlParserFor } from '../witnesses/node-sql-parser.ts'
import { seenByQuarry } from '../witnesses/ours.ts'
import { pgsqlAstParser } from '../witnesses/pgsql-ast-parser.ts'
import type { Seen, Witness } from '../witnesses/witness.ts'

const CORPUS = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url))
const corpusCase = v.object({
  id: v.string(),
  queries: v.array(v.object({ name: v.string(), sql: v.string() })),
})

const benches = [
  {
    dialect: 'postgresql',
    witnesses: {
      'node-sql-parser': nodeSqlParserFor('postgresql'),
      'pgsql-ast-parser': pgsqlAstParser,
    },
  },
  { dialect: 'mysql', witnesses: { 'node-sql-parser': nodeSqlParserFor('mysql') } },
  { dialect: 'sqlite', witnesses: { 'node-sql-parser': nodeSqlParserFor('sqlite') } },
] as const

function readCorpus(dialect: string) {
  const text = readFileSync(`${CORPUS}queries.${dialect}.jsonl`, 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { id, queries } = v.parse(corpusCase, JSON.parse(line))
      return queries.map(({ name, sql }) => ({ id: `${id}#${name}`, sql }))
    })
}

/** Letters count alike: each parser folds names in its own way. */
function text({ relations, parameters }: Seen): string {
  const names = [...relations].map((name) => name.toLowerCase()).sort()
  return `${names.join(', ')} with ${[...parameters].sort().join(', ')}`
}

for (const { dialect: name, witnesses } of benches) {
  for (const [witness, see] of Object.entries<Witness>(witnesses)) {
    test(`${witness} sees the relations and parameters that quarry sees in ${name}`, async () => {
      if (!existsSync(`${CORPUS}queries.${name}.jsonl`)) return skip('no corpus of queries')
      const dialect = await loadDialect(name)
      let compared = 0
      const different = readCorpus(name).filter(({ sql }) => {
        const theirs = see(sql)
        if (theirs === undefined) return false
        compared++
        return text(theirs) !== text(seenByQuarry(sql, dialect))
      })
      assert.ok(compared > 50, `${compared} queries`)
      const known = judged.filter((entry) => entry.witness === witness).map(({ query }) => query)
      const unjudged = different.filter(({ id }) => !known.includes(id))
      assert.equal(unjudged, [])
    })
  }
}

test('the witnesses see what stands there', async () => {
  const dialect = await loadDialect('postgresql')
  const sql =
    'with x as (select * from a where i = $2) select * from x join s.b using (id) where c = $1'
  const expected = 'a, s.b with 1, 2'
  assert.is(text(seenByQuarry(sql, dialect)), expected)
  for (const see of Object.values(benches[0].witnesses)) {
    const seen = see(sql)
    assert.is(seen && text(seen), expected)
  }
})

test.run()
