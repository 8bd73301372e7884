import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { compile, type QueryFile } from '../../compiler/compile.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { withExtensions } from '../../compiler/dialects/with-extensions.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { type DialectName, type DriverName, sharedFilesOf } from '../fixtures/case-settings.ts'
import type { CompiledCase } from '../fixtures/compile-case.ts'
import type { ExecutedProject } from './execute-project.ts'
import { targetFor } from './target-for.ts'

export interface Sample {
  readonly dialect: DialectName
  /** A file, or a folder of them. */
  readonly schema: string
  /** A folder. */
  readonly queries: string
  /** `arguments.json` as golden/samples/README.md describes it. */
  readonly arguments: string
  readonly setUp: readonly string[]
  readonly varies: readonly string[]
}

export function sampleProject(sample: Sample): ExecutedProject {
  return {
    compile: (driver) => compileSample(sample, driver),
    setUp: sample.setUp,
    arguments: writtenCalls(sample),
    varies: new Set(sample.varies),
  }
}

export async function compileSample(
  { dialect: name, schema, queries }: Pick<Sample, 'dialect' | 'schema' | 'queries'>,
  driverName: DriverName,
): Promise<CompiledCase> {
  const sources = { schema: readSql(schema), queries: readQueries(queries) }
  const dialect = await withExtensions(await loadDialect(name), sources.schema)
  const target = targetFor(dialect, driverName)
  return { sources, target, compilation: compile(sources, target) }
}

/** The `.sql` files below a folder, sorted, or the one file. */
export function readSql(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [{ path, text: readFileSync(path, 'utf8') }]
  return readdirSync(path)
    .sort()
    .flatMap((name) => readSql(join(path, name)))
}

function readQueries(folder: string): QueryFile[] {
  return readSql(folder).map((file) => ({
    group: file.path.slice(folder.length + 1, -'.sql'.length).replaceAll('/', '-'),
    file,
  }))
}

const callsSchema = v.record(v.string(), v.array(v.unknown()))
const argumentsSchema = v.record(v.string(), callsSchema)

function writtenCalls(sample: Sample): ReadonlyMap<string, readonly unknown[]> {
  const written: unknown = JSON.parse(readFileSync(sample.arguments, 'utf8'))
  const { every = {}, [sharedFilesOf(sample.dialect)]: own = {} } = v.parse(
    argumentsSchema,
    written,
  )
  return new Map(Object.entries({ ...every, ...own }))
}
