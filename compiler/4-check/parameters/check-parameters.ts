import type { CheckedParameter } from '../../ir/checked.ts'
import type * as Ir from '../../ir/query.ts'
import { asTruth, baseType, refusesNull, sameType, type Type, unknown } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'
import { parameterRoles, type Role } from './roles.ts'

/** The parameters in the order of their first mention, each with a name of its own. */
export function checkParameters(
  { statement, parameters }: Ir.Resolved,
  inferred: Inferred,
): readonly CheckedParameter[] {
  if (parameters.length === 0) return []
  const roles = rolesByIndex(parameterRoles(statement, inferred))
  const unused = unusedNames(parameters.flatMap(({ name }) => name ?? []))
  return parameters.map(({ number, name, list, nullable }, index) => {
    const own = roles.get(index) ?? []
    const suggested = own.find((role) => role.name !== undefined)?.name
    const type = asTruth(inferred.parameters[index] ?? unknown, false)
    const column = own.find(
      (role) => role.column && isSame(role.column.type, type, inferred),
    )?.column
    return {
      number,
      name: name ?? unused(identifier(suggested ?? `arg${number}`)),
      type,
      nullable: !list && (nullable || meansNull(own, type)),
      list,
      source: column?.source,
    }
  })
}

/**
 * What is bound becomes a value of the type, which a NOT NULL domain refuses NULL: `coalesce($1::d, 1)`; and what is
 * stored refuses it whatever else is done with it: `SET a = $1 WHERE a IS DISTINCT FROM $1`.
 */
function meansNull(roles: readonly Role[], type: Type): boolean {
  if (refusesNull(type) || !roles.some((role) => role.meansNull)) return false
  return roles.some((role) => role.asksForNull) || !roles.some((role) => role.refusesNull)
}

/** Whether values of the parameter are those of the column: a domain's are of its base, PostgreSQL compares varchar as text. */
function isSame(
  column: Type,
  parameter: Type,
  { catalog, dialect: { semantics } }: Inferred,
): boolean {
  if ([column, baseType(column)].some((type) => sameType(type, parameter))) return true
  if (!sameType(parameter, semantics.untypedResult)) return false
  const operands = [parameter, column].map((type) => ({ type, literal: undefined }))
  const common = semantics.unify(operands, catalog)
  return common !== undefined && sameType(common, parameter)
}

/** Gives names that no other parameter has: `email`, `email2`, `email3`. */
function unusedNames(taken: readonly string[]): (name: string) => string {
  const used = new Set(taken)
  const numbers = new Map<string, number>()
  return (name) => {
    let candidate = name
    let number = numbers.get(name) ?? 1
    while (used.has(candidate)) candidate = `${name}${++number}`
    numbers.set(name, number)
    used.add(candidate)
    return candidate
  }
}

function rolesByIndex(roles: readonly Role[]): ReadonlyMap<number, readonly Role[]> {
  const byIndex = new Map<number, Role[]>()
  for (const role of roles) {
    const own = byIndex.get(role.index)
    if (own) own.push(role)
    else byIndex.set(role.index, [role])
  }
  return byIndex
}

/** A column may be called `unit price` or `2nd`; a parameter may not. */
function identifier(name: string): string {
  const letters = name.replace(/[^\p{ID_Continue}$]+/gu, '_')
  return /^[\p{ID_Start}_$]/u.test(letters) ? letters : `_${letters}`
}
