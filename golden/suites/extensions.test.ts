import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compiler/compile-query.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import { extensionFiles } from '../../compiler/dialects/postgresql/data/extension-files.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { withExtensions } from '../../compiler/dialects/with-extensions.ts'
import { pgliteScratch } from '../../runtime/engines/postgresql/pglite.ts'
import { pglitePackage } from '../engines/pglite.ts'
import { extensionModule } from '../generate/extension-module.ts'

const names = ['vector', 'cube', 'earthdistance', 'intarray', 'isn', 'pg_trgm', 'hstore']
const schema = names.map((name) => `create extension if not exists ${name} cascade;`).join('\n')

const directory = await pglitePackage('pgvector')
const scratch = await pgliteScratch({ directory, extensions: names })
if (!scratch) throw new Error(`no PGlite beside ${directory}`)
const { connection } = scratch
await connection.execute(schema)
test.after(() => scratch.drop())

const pseudo = /^(?:any|cstring|record|internal|void)/

/** A call of each function that takes and gives plain values, with NULLs of the declared types. */
async function callsOf(extension: string): Promise<readonly string[]> {
  const { functions = '' } = (await extensionFiles[extension]?.()) ?? {}
  return functions.split('\n').flatMap((line) => {
    const [name = ''] = line.split(' ', 1)
    const overloads = line.slice(name.length + 1).split(';')
    return overloads.flatMap((overload) => {
      const [flags = '', result = '', ...parameters] = overload.split(' ')
      const types = parameters.map((each) => each.replace(/^\*?(?:[^:]+:)?|\?$/g, ''))
      const isPlain = /^[fa][sv]*$/.test(flags) && ![result, ...types].some((t) => pseudo.test(t))
      const values = types.map((type) => `NULL::${type}`).join(', ')
      return isPlain && !result.startsWith('(') ? [`SELECT ${name}(${values}) AS value`] : []
    })
  })
}

for (const name of names)
  test(`each function of ${name} has the type that the engine says`, async () => {
    const files = [{ path: 'schema.sql', text: schema }]
    const dialect = await withExtensions(postgresql, files)
    const { catalog } = compileSchema(files, dialect, describeParts)
    const calls = await callsOf(name)
    assert.ok(calls.length > 3)
    const wrong: string[] = []
    for (const text of calls) {
      const query = { name: 'Call', kind: 'many', doc: [], text } as const
      const compiled = compileQuery(query, catalog, dialect)
      const found = compiled.query
        ? await connection.disagreements(compiled.query, dialect.types)
        : compiled.diagnostics.map(({ message }) => message)
      wrong.push(...found.map((each) => `${text}: ${each}`))
    }
    assert.equal(wrong, [])
  })

for (const name of ['vector', 'cube', 'intarray'])
  test(`the data file of ${name} is what its catalogs say`, async () => {
    const path = `../../compiler/dialects/postgresql/data/extensions/${name}.ts`
    const written = readFileSync(new URL(path, import.meta.url), 'utf8')
    assert.fixture(await extensionModule(name, connection), written)
  })

test('the page names all extensions with their versions', async () => {
  const page = readFileSync(new URL('../../docs/extensions.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| (\S+) +\|$/gm)].map(([, ...row]) => row)
  const known = await Promise.all(Object.values(extensionFiles).map((load) => load()))
  assert.equal(
    rows,
    known.map((each) => [each.name, each.version]),
  )
})

test.run()
