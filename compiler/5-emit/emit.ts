import type { Driver } from '../dialects/driver.ts'
import type { CheckedProject } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EmitContext } from './context.ts'
import { emitDatabase } from './emit-database.ts'
import { emitGroup } from './emit-group.ts'
import { emitIndex } from './emit-index.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { Types } from '../dialects/dialect.ts'
import { type NamingDialect, schemaNames } from './schema-names.ts'

/**
 * The generated modules: `index`, `database`, and one for each group, in the order of the groups. The
 * project's names are those that `checkNames` found nothing against.
 */
export function emit(
  project: CheckedProject,
  dialect: NamingDialect & { readonly types: Pick<Types, 'render'> },
  driver: Driver,
  options: GenOptions,
): readonly GeneratedFile[] {
  const { catalog } = project
  const names = schemaNames(project, dialect, options)
  const context: EmitContext = { driver, options, names, catalog, types: dialect.types }
  const groups = project.groups.map((group) => emitGroup(group, context))
  return [
    emitIndex(groups, context),
    emitDatabase(project.groups, context),
    ...groups.map(({ file }) => file),
  ]
}
