import type { QueryGroup } from '../ir/checked.ts'
import type { EmitContext } from './context.ts'
import { emitGroup, type EmittedGroup } from './emit-group.ts'
import type { NamedEnum } from './schema-names.ts'

/** Emits the modules of all groups. */
type EmitGroups = (groups: readonly QueryGroup[], context: EmitContext) => readonly EmittedGroup[]

/** Emits a group that is the same object again only when something else that its module shows has changed. */
export function rememberGroups(): EmitGroups {
  let last: EmitContext | undefined
  let emitted = new WeakMap<QueryGroup, EmittedGroup>()
  return (groups, context) => {
    if (last === undefined || !showsTheSame(last, context)) emitted = new WeakMap()
    last = context
    return groups.map((group) => {
      const module = emitted.get(group) ?? emitGroup(group, context)
      emitted.set(group, module)
      return module
    })
  }
}

/** The names of records and properties follow from the catalog and the options; those of enums from the queries too. */
function showsTheSame(before: EmitContext, after: EmitContext): boolean {
  return (
    before.catalog === after.catalog &&
    before.driver === after.driver &&
    before.options === after.options &&
    before.types === after.types &&
    before.names.enums.length === after.names.enums.length &&
    before.names.enums.every((item, index) => isSameEnum(item, after.names.enums[index]))
  )
}

/** An enum without a name is the object that it is. */
function isSameEnum(before: NamedEnum, after: NamedEnum | undefined): boolean {
  if (before.type === after?.type) return before.name === after.name
  const { schema, name, labels } = before.type
  return (
    name !== undefined &&
    name === after?.type.name &&
    schema === after.type.schema &&
    before.name === after.name &&
    labels.length === after.type.labels.length &&
    labels.every((label, index) => label === after.type.labels[index])
  )
}
