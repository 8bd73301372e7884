import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandTable } from '../../cli/command-table.ts'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gen } from '../../cli/commands/gen.ts'
import { makeProject, plainGen, ran } from './cli/project.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** The texts of the blocks that the page marks with this language; `''` for unmarked ones. */
function blocks(language: string): readonly string[] {
  const found = readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)
  return [...found].flatMap(([, marked, text]) => (marked === language && text ? [text] : []))
}

async function generate(queries: string) {
  const [schema = ''] = blocks('sql')
  const root = makeProject({
    'quarry.toml': 'version = "2"\n[database]\nprovider = "postgresql"\n',
    'db/schema/shop.sql': schema,
    'db/queries/books.sql': queries,
  })
  const result = await ran(root, (invocation) => gen(plainGen, invocation))
  const out = join(root, 'quarry_gen')
  const types = result.code === 0 ? readFileSync(join(out, 'books.d.ts'), 'utf8') : ''
  const files = result.code === 0 ? readdirSync(out) : []
  return { ...result, types, files }
}

test('the example generates what the page shows', async () => {
  const { types, err, files } = await generate(blocks('sql')[1] ?? '')
  assert.is(err, '')
  const [shown = ''] = blocks('ts')
  assert.ok(shown.length > 100)
  assert.is(types.slice(types.indexOf('export')), shown)
  const names = ['index', 'database', 'books'].flatMap((name) => [`${name}.js`, `${name}.d.ts`])
  assert.equal(files.filter((name) => !name.startsWith('.')).sort(), names.sort())
})

test('the fault reads as the page shows it', async () => {
  const { code, err } = await generate(
    (blocks('sql')[1] ?? '').replace('b.title, b.price', 'b.titel, b.price'),
  )
  assert.is(code, 1)
  const shown = blocks('').find((block) => block.includes('unknown-column')) ?? 'no such block'
  assert.ok(err.startsWith(shown.trimEnd()), err)
})

test('every key of the project file is on its page', () => {
  const page = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8')
  const config = readFileSync(join(ROOT, 'cli/config/config.ts'), 'utf8')
  const keys = [...config.matchAll(/(?:text|flag|choice|names|directory)\('(\w+)'/g)].map(
    (match) => match[1] ?? '',
  )
  assert.ok(keys.length > 10)
  for (const key of keys)
    assert.match(page, new RegExp(`\`(?:\\[(?:gen\\.js\\.)?)?${key}\\]?\``), key)
})

test('every command and every option is on the page of commands', () => {
  const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8')
  for (const { name, options } of commandTable) {
    const section = page.split('\n## ').find((part) => part.startsWith(`\`quarry ${name}`)) ?? ''
    const flags = options.map(({ usage }) => /--[a-z-]+/.exec(usage)?.[0] ?? usage)
    const missing = flags.filter(
      (flag) => !section.includes(`\`${flag}`) && !section.includes(` ${flag} `),
    )
    assert.equal([name, section === '', missing], [name, false, []])
  }
})

test.run()
