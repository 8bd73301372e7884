import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { browsedEngines, openedDatabase } from '../../fixtures/browse/opened-database.ts'
import { skip } from '../../skip.ts'
import { fingerprints } from './fingerprints.ts'
import { emptyHostileTables, hostileTables } from './hostile-tables.ts'
import { loadFile } from './load-file.ts'
import { exported } from './run-export.ts'

/** A value of another type than that of its SQLite column, which JSON and CSV cannot tell from one of that type. */
const OF_OTHER_TYPE = [`'seven'`, `'no document'`, `x'00ff'`, `'7'`, '1700000000'] as const
/** It stands in the file as it is stored; whoever reads JSON keeps the last of two members of one name. */
const MEMBERS_TWICE = '"b":1,"b":'

function isLoadable(statement: string, format: 'json' | 'ndjson' | 'csv'): boolean {
  if (OF_OTHER_TYPE.some((value) => statement.endsWith(`, ${value})`))) return false
  if (format === 'csv') return !statement.endsWith(', 7.5)') && !statement.endsWith(', 7)')
  return !statement.includes(MEMBERS_TWICE)
}

for (const engine of browsedEngines)
  for (const format of ['json', 'ndjson', 'csv'] as const)
    test(`every value comes back from ${format}: ${engine}`, async () => {
      const [source, target] = await Promise.all([openedDatabase(engine), openedDatabase(engine)])
      if (source.kind === 'unavailable' || target.kind === 'unavailable') {
        skip(`no ${engine}`)
        return
      }
      try {
        const statements = hostileTables(engine).filter((sql) => isLoadable(sql, format))
        await source.run(...statements)
        await target.run(...emptyHostileTables(engine))
        const files = await exported(source.url, { format })
        for (const { name } of files.tables)
          await loadFile(target.open, await target.relation(name), {
            format,
            text: files.textOf(name),
          })
        assert.equal(await fingerprints(target.open), await fingerprints(source.open))
      } finally {
        await source.close()
        await target.close()
      }
    })

test('a document keeps its members and its blanks', async () => {
  const source = await openedDatabase('sqlite')
  if (source.kind === 'unavailable') {
    skip(source.reason)
    return
  }
  const stored = '{"b":1,"b":12345678901234567890, "a" : null}'
  await source.run('create table t (j JSON)', `insert into t values ('${stored}')`)
  const { textOf } = await exported(source.url, { format: 'ndjson' })
  assert.is(textOf('t'), `{"j":${stored}}\n`)
  await source.close()
})

test.run()
