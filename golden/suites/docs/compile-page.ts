import { type Compilation, compile, type Target } from '../../../compiler/compile.ts'
import { describe } from '../../../compiler/describe.ts'
import { plain, renderDiagnostic } from '../../../compiler/diagnostics/render.ts'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { withExtensions } from '../../../compiler/dialects/with-extensions.ts'
import { generate } from '../../../compiler/generate.ts'
import type { DialectName } from '../../fixtures/case-settings.ts'
import type { PageExample, PageSettings, TypeRow } from './read-page.ts'

/** What the compiler makes of an example with each driver of its dialect. */
export interface CompiledExample {
  readonly driver: string
  /** Of the generated `.d.ts` files; empty when a diagnostic is an error. */
  readonly declarations: string
  readonly diagnostics: string
}

export async function compileExample(example: PageExample): Promise<readonly CompiledExample[]> {
  const schema = { path: 'schema.sql', text: example.schema }
  const file = { path: 'queries.sql', text: example.queries }
  const rendering = {
    files: new Map([schema, file].map((each) => [each.path, each])),
    paint: plain,
    columns: undefined,
    shownPath: (path: string) => path,
  }
  const sources = { schema: [schema], queries: [{ group: 'queries', file }] }
  const compiled: CompiledExample[] = []
  for (const target of await targetsOf(example.dialect, example.settings, schema.text)) {
    const compilation = compile(sources, target)
    const texts = compilation.diagnostics.map((each) => renderDiagnostic(each, rendering))
    compiled.push({
      driver: target.driver.package,
      declarations: await declarationsOf(compilation, target),
      diagnostics: texts.join('\n'),
    })
  }
  return compiled
}

async function declarationsOf(
  { project, diagnostics }: Compilation,
  target: Target,
): Promise<string> {
  if (diagnostics.some(({ severity }) => severity === 'error')) return ''
  const files = await generate(project, target)
  const declarations = files.filter(({ path }) => path.endsWith('.d.ts'))
  return declarations.map(({ text }) => text).join('\n')
}

async function targetsOf(
  name: DialectName,
  settings: PageSettings,
  schema: string,
): Promise<readonly Target[]> {
  const dialect = await withExtensions(await loadDialect(name), [{ text: schema }])
  const options = { ...settings, rename: new Map(), overrides: new Map(), version: '0.0.0' }
  return Object.values(dialect.drivers).map((driver) => ({
    dialect,
    driver,
    options,
    lint: new Map(),
  }))
}

/** Each declared type with what it is read and written as: `int4: number, number`; once where drivers agree. */
export async function describeTypes(row: TypeRow): Promise<readonly string[]> {
  const found: string[] = []
  for (const target of await targetsOf(row.dialect, row.settings, row.schema)) {
    for (const declared of row.declared) found.push(describeType(declared, row.schema, target))
  }
  return [...new Set(found)]
}

function describeType(declared: string, definitions: string, target: Target): string {
  const type = declared === '(none)' ? '' : declared
  const text =
    '-- name: Get :many\nSELECT c FROM t;\n-- name: Put :exec\nINSERT INTO t (c) VALUES ($1);\n'
  const sources = {
    schema: [{ path: 'schema.sql', text: `${definitions}\nCREATE TABLE t (c ${type} NOT NULL);` }],
    queries: [{ group: 'queries', file: { path: 'queries.sql', text } }],
  }
  const { project, diagnostics } = compile(sources, target)
  const [fault] = diagnostics
  if (fault) return `${declared}: ${fault.message}`
  const [get, put] = describe(project, target)
  return `${declared}: ${get?.columns[0]?.tsType}, ${put?.params[0]?.tsType}`
}
