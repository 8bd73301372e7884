import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { withExtensions } from '../../../compiler/dialects/with-extensions.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { Config } from '../../config/config.ts'
import { findDialect } from '../../config/load-target.ts'
import { openProject } from '../../config/open-project.ts'
import { projectEnvironment } from '../../config/project-environment.ts'
import type { Invocation } from '../../invocation.ts'
import { readSchemaFiles } from '../../sources/read-sources.ts'
import { type Findings, hasErrors } from '../../terminal/report.ts'

/** A project as its migrations see it: its schema files, and what its environment says. */
export interface SchemaProject {
  readonly kind: 'opened'
  readonly root: string
  readonly config: Config
  /** With the extensions that the schema asks for. */
  readonly dialect: Dialect
  readonly schema: readonly SourceFile[]
  readonly variables: Invocation['environment']
  /** For diagnostics of the schema files. */
  readonly shown: Pick<Findings, 'files' | 'shownPath'>
}

export interface RefusedProject {
  readonly kind: 'refused'
  readonly findings: Findings
}

interface OpenOptions {
  /** A directory of schema files that is not there is a fault; otherwise it has no files yet. */
  readonly needsDirectory: boolean
}

/** Reads quarry.toml, .env and the schema files. */
export async function openSchema(
  { location, environment }: Invocation,
  { needsDirectory }: OpenOptions = { needsDirectory: true },
): Promise<SchemaProject | RefusedProject> {
  const project = openProject(location)
  const { config, root, shownPath } = project
  if (config === undefined || hasErrors(project.diagnostics))
    return { kind: 'refused', findings: project }
  const refused = (...diagnostics: readonly Renderable[]): RefusedProject => ({
    kind: 'refused',
    findings: { diagnostics, files: project.files, shownPath },
  })
  const known = projectEnvironment(root, environment)
  if (known.kind === 'unread') return refused(known.fault)
  const { files, faults: all } = readSchemaFiles(root, config)
  const faults = all.filter(({ code }) => needsDirectory || code !== 'missing-directory')
  if (faults.length > 0) return refused(...faults)
  const plain = await findDialect(config.dialect)
  if ('code' in plain) return refused(plain)
  const dialect = await withExtensions(plain, files)
  const shown = { files: [...project.files, ...files], shownPath }
  return { kind: 'opened', root, config, dialect, schema: files, variables: known.variables, shown }
}
