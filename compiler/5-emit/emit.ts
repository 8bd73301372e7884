import type { Driver } from '../dialects/driver.ts'
import type { CheckedProject } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EmitContext } from './context.ts'
import { emitDatabase } from './emit-database.ts'
import { emitIndex } from './emit-index.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { Types } from '../dialects/dialect.ts'
import { rememberGroups } from './remember-groups.ts'
import { type NamingDialect, schemaNames } from './schema-names.ts'

/**
 * The generated modules: `index`, `database`, and one for each group, in the order of the groups. The
 * project's names are those that `checkNames` found nothing against.
 */
type Emit = (
  project: CheckedProject,
  dialect: NamingDialect & { readonly types: Pick<Types, 'render'> },
  driver: Driver,
  options: GenOptions,
) => readonly GeneratedFile[]

/** Emits a project again and again; the module of a group that stands is the same object as before. */
export function createEmitter(): Emit {
  const emitGroups = rememberGroups()
  return (project, dialect, driver, options) => {
    const { catalog } = project
    const names = schemaNames(project, dialect, options)
    const context: EmitContext = { driver, options, names, catalog, types: dialect.types }
    const groups = emitGroups(project.groups, context)
    return [
      emitIndex(groups, context),
      emitDatabase(project.groups, context),
      ...groups.map(({ file }) => file),
    ]
  }
}

export const emit: Emit = (...given) => createEmitter()(...given)
