import type { CheckedParameter, CheckedQuery, QueryGroup } from '../ir/checked.ts'
import { canBind, isPlainKey } from './names.ts'
import type { SchemaNames } from './schema-names.ts'

type PropertyNames = Pick<SchemaNames, 'property'>

/** The group with parameters that are called as the properties of their columns are. */
export function withParameterNames(group: QueryGroup, names: PropertyNames): QueryGroup {
  const queries = group.queries.map((placed) => {
    const parameters = namedParameters(placed.query, names)
    return { ...placed, query: { ...placed.query, parameters } }
  })
  return { ...group, queries }
}

/** A name that another parameter has, or that nothing can be bound to, is not taken. */
export function namedParameters(
  { parameters }: Pick<CheckedQuery, 'parameters'>,
  names: PropertyNames,
): readonly CheckedParameter[] {
  const taken = new Set(parameters.map(({ name }) => name))
  return parameters.map((parameter) => {
    const name = propertyName(parameter, names)
    if (taken.has(name) || !isPlainKey(name) || !canBind(name)) return parameter
    taken.add(name)
    return { ...parameter, name }
  })
}

/** A parameter that has its own column's name is called as the record calls the column. */
function propertyName({ name, source }: CheckedParameter, names: PropertyNames): string {
  return source === undefined || source.column !== name ? name : names.property(source, name)
}
