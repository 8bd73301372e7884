import type { EmitContext } from './context.ts'
import type { NamedEnum } from './schema-names.ts'

/**
 * Gives the context of an earlier emission while it says the same, so that what was emitted with it
 * still holds.
 */
export function rememberContext(): (context: EmitContext) => EmitContext {
  let last: EmitContext | undefined
  return (context) => {
    if (last === undefined || !saysTheSame(last, context)) last = context
    return last
  }
}

/** The names of records and properties follow from the catalog and the options; those of enums from the queries too. */
function saysTheSame(before: EmitContext, after: EmitContext): boolean {
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
