import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { catalogue } from '../../compiler/diagnostics/catalogue.ts'
import { readCases } from '../fixtures/golden-case.ts'
import { differencesOf } from '../fixtures/stored-files.ts'
import { catalogueForms } from '../generate/error-reference/catalogue-forms.ts'
import { readReferenceSources } from '../generate/error-reference/read-sources.ts'
import { referencePage } from '../generate/error-reference/reference-page.ts'
import { shownDiagnostics } from '../generate/error-reference/shown-diagnostics.ts'
import { withVariantPaths } from '../generate/rest-reference/variant-paths.ts'
import { compileExample, describeTypes } from './docs/compile-page.ts'
import { readExamples, readTypeRows } from './docs/read-page.ts'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))
const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md') && name !== 'errors.md')

test('the error reference is what `npm run generate:errors` writes', async () => {
  const stored = readFileSync(join(DOCS, 'errors.md'), 'utf8')
  const page = await referencePage(readReferenceSources())
  const differences = differencesOf(
    new Map([['errors.md', stored]]),
    new Map([['errors.md', page]]),
  )
  assert.equal(differences, [])
  for (const code of Object.keys(catalogue)) assert.ok(page.includes(`\n## ${code}\n`), code)
})

test('the paths of documents and keys are what `npm run generate:rest` writes', () => {
  const stored = readFileSync(join(DOCS, 'rest.md'), 'utf8')
  assert.is(withVariantPaths(stored), stored)
})

test('forms of messages are read from the source of the catalogue', () => {
  const source = `
    const hinted = (p: { s: string }) => (p.s === '' ? undefined : \`did you mean "\${p.s}"?\`)
    const table = {
      one: { severity: 'error', message: () => 'fixed' },
      'two-forms': {
        severity: 'warning',
        message: (p: P) => p.n === 1 ? \`\${p.n} is\` : \`\${p.all.join(', ')} \${p.n ? 'are' : 'were'}\`,
        hint: hinted,
      },
    } as const satisfies X`
  assert.equal(catalogueForms(source), [
    { code: 'one', severity: 'error', messages: ['fixed'], hints: [] },
    {
      code: 'two-forms',
      severity: 'warning',
      messages: ['<n> is', '<all> are/were'],
      hints: ['did you mean "<s>"?'],
    },
  ])
})

test('an example is the SQL around the place of the diagnostic', () => {
  const found = shownDiagnostics(readCases('wrong-unknown-column')).get('unknown-column')
  assert.match(found?.rendered ?? '', /^queries\.sql:.* \[unknown-column\]\n/)
  assert.match(found?.sql ?? '', /^-- name: /)
})

for (const name of pages) {
  const page = readFileSync(join(DOCS, name), 'utf8')
  const examples = readExamples(page)

  test(`${name} has examples, where it shows SQL`, () => {
    assert.is(examples.length > 0, page.includes('```sql'))
    for (const { declares, reports, place } of examples) {
      assert.ok(declares.length + reports.length > 0, `${place}: nothing is said of it`)
    }
  })

  for (const example of examples) {
    test(`${name}, ${example.place}: the compiler says the same`, async () => {
      for (const { driver, declarations, diagnostics } of await compileExample(example)) {
        if (example.reports.length === 0) assert.is(diagnostics, '', driver)
        for (const text of example.reports) {
          assert.equal(missing(text, diagnostics), [], `${driver}:\n${diagnostics}`)
        }
        for (const text of example.declares) {
          assert.equal(missing(text, declarations), [], `${driver}:\n${diagnostics}`)
        }
      }
    })
  }

  for (const row of readTypeRows(page)) {
    test(`${name}: ${row.declared.join(', ')}`, async () => {
      const expected = row.declared.map((type) => `${type}: ${row.read}, ${row.written}`)
      assert.equal(await describeTypes(row), expected)
    })
  }
}

/** The paragraphs that do not stand in the whole, indented or not. */
function missing(text: string, whole: string): readonly string[] {
  const trimmed = (lines: string) => lines.replaceAll(/^\s+/gm, '').trimEnd()
  const all = trimmed(whole)
  return text.split(/\n\n+/).filter((paragraph) => !all.includes(trimmed(paragraph)))
}

test('a page that says something else is found out', async () => {
  const sql = 'CREATE TABLE t (a int);\n\n-- name: GetAll :many\nSELECT a FROM t;\n'
  const [example] = readExamples(`\`\`\`sql sqlite\n${sql}\`\`\`\n`)
  assert.ok(example)
  const [compiled] = await compileExample(example)
  const declared = 'export interface QueriesQueries {\ngetAll(): Promise<T[]>;'
  assert.equal(missing(declared, compiled?.declarations ?? ''), [])
  assert.equal(missing('getAll(): Promise<T>;', compiled?.declarations ?? '').length, 1)
  const [row] = readTypeRows('<!-- types: sqlite -->\n\n| a | b |\n| - | - |\n| `TEXT` | `x` |\n')
  assert.ok(row)
  assert.equal(row.declared, ['TEXT'])
  assert.equal(await describeTypes(row), ['TEXT: string, string'])
})

test.run()
