import { resolve } from 'node:path'
import { openProject } from '../config/open-project.ts'
import type { Invocation } from '../invocation.ts'
import type { FoundDatabase } from '../database/find-address.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'

/** Where exports go that no project says otherwise of. */
const STANDARD = 'db/export'

/** The absolute path of the directory of exports: that of the project, whichever database is exported. */
export function exportParent(
  { config, root }: FoundDatabase,
  { location }: Invocation,
): string | Findings {
  if (config !== undefined && root !== undefined) return resolve(root, config.exportPath.value)
  const project = openProject(location)
  if (project.config !== undefined && !hasErrors(project.diagnostics))
    return resolve(project.root, project.config.exportPath.value)
  const isMissing = project.diagnostics.every(({ code }) => code === 'missing-project')
  return isMissing && location.config === undefined ? resolve(location.cwd, STANDARD) : project
}
