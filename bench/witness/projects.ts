import * as v from 'valibot'
import { type Compilation, compile } from '../../compiler/compile.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { compileCase, hasErrors } from '../../golden/fixtures/compile-case.ts'
import { readCorpus } from '../../golden/fixtures/corpus.ts'
import { type DialectName, sharedFilesOf } from '../../golden/fixtures/case-settings.ts'
import { readCases } from '../../golden/fixtures/golden-case.ts'
import { dialectOfEngine } from '../../golden/truth/open-database.ts'
import { sourcesOf, targetOf } from '../corpus-sources.ts'
import type { EngineName } from '../fuzz-types/engines.ts'

/** A schema and queries about it. */
export interface Project {
  readonly name: string
  readonly schema: readonly string[]
  readonly catalog: Catalog
  readonly queries: readonly CheckedQuery[]
  /** The texts of the queries as they were written. */
  readonly written: readonly string[]
}

const corpusCase = v.object({
  id: v.string(),
  schema: v.string(),
  queries: v.array(v.object({ name: v.string(), kind: v.string(), sql: v.string() })),
})

/** The lines of the corpus beside the repository, MySQL's for MariaDB too. */
export async function corpusProjects(engine: EngineName): Promise<readonly Project[]> {
  const dialect: DialectName = dialectOfEngine[engine]
  const target = await targetOf(dialect)
  return readCorpus(`queries.${sharedFilesOf(dialect)}.jsonl`, corpusCase).map(
    ({ id, schema, queries }) => {
      const compilation = compile(sourcesOf(schema, queries), target)
      const written = queries.map(({ sql }) => sql)
      return { name: id, schema: [schema], written, ...partsOf(compilation) }
    },
  )
}

/** The golden cases that the engine can execute, those aside in which the user decides what may be NULL. */
export async function goldenProjects(engine: EngineName, part = ''): Promise<readonly Project[]> {
  const dialect = dialectOfEngine[engine]
  const projects: Project[] = []
  for (const goldenCase of readCases(part)) {
    const { dialects, notExecuted, notOn, overrides } = goldenCase.settings
    const isLeftOut = notExecuted !== undefined || notOn[engine] !== undefined
    const isDecided = Object.keys(overrides).length > 0
    if (!dialects.includes(dialect) || isLeftOut || isDecided) continue
    const { compilation, sources } = await compileCase(goldenCase, dialect)
    if (hasErrors(compilation)) continue
    projects.push({
      name: goldenCase.name,
      schema: sources.schema.map(({ text }) => text),
      written: sources.queries.map(({ file }) => file.text),
      ...partsOf(compilation),
    })
  }
  return projects
}

function partsOf({ project }: Compilation): Pick<Project, 'catalog' | 'queries'> {
  return {
    catalog: project.catalog,
    queries: project.groups.flatMap(({ queries }) => queries.map(({ query }) => query)),
  }
}
