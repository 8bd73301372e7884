import type { Driver } from '../dialects/driver.ts'
import type { CheckedProject, QueryGroup } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EmitContext } from './context.ts'
import { emitDatabase } from './emit-database.ts'
import { emitGroup, type EmittedGroup } from './emit-group.ts'
import { emitIndex } from './emit-index.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { Types } from '../dialects/dialect.ts'
import { rememberContext } from './remember-context.ts'
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
  const contextOf = rememberContext()
  const emitted = new WeakMap<EmitContext, WeakMap<QueryGroup, EmittedGroup>>()
  return (project, dialect, driver, options) => {
    const { catalog } = project
    const names = schemaNames(project, dialect, options)
    const context = contextOf({ driver, options, names, catalog, types: dialect.types })
    const known = emitted.get(context) ?? new WeakMap<QueryGroup, EmittedGroup>()
    emitted.set(context, known)
    const groups = project.groups.map((group) => {
      const module = known.get(group) ?? emitGroup(group, context)
      known.set(group, module)
      return module
    })
    return [
      emitIndex(groups, context),
      emitDatabase(project.groups, context),
      ...groups.map(({ file }) => file),
    ]
  }
}

export const emit: Emit = (...given) => createEmitter()(...given)
