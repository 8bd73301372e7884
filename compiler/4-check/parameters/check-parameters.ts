import type { CheckedParameter } from '../../ir/checked.ts'
import type * as Ir from '../../ir/query.ts'
import { unknown } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'
import { parameterRoles } from './roles.ts'

/** The parameters in the order of their first mention, each with a name of its own. */
export function checkParameters(
  { statement, parameters }: Ir.Resolved,
  inferred: Inferred,
): readonly CheckedParameter[] {
  const roles = parameterRoles(statement, inferred)
  const used = new Set(parameters.flatMap(({ name }) => name ?? []))
  return parameters.map(({ number, name, list, nullable }, index) => {
    const own = roles.filter((role) => role.index === index)
    const suggested = own.find((role) => role.name !== undefined)?.name
    return {
      number,
      name: name ?? unused(identifier(suggested ?? `arg${number}`), used),
      type: inferred.parameters[index] ?? unknown,
      nullable: !list && (nullable || own.some(({ meansNull }) => meansNull)),
      list,
    }
  })
}

/** `email`, `email2`, `email3`. */
function unused(name: string, used: Set<string>): string {
  let candidate = name
  for (let n = 2; used.has(candidate); n++) candidate = `${name}${n}`
  used.add(candidate)
  return candidate
}

/** A column may be called `unit price` or `2nd`; a parameter may not. */
function identifier(name: string): string {
  const letters = name.replace(/[^\p{ID_Continue}$]+/gu, '_')
  return /^[\p{ID_Start}_$]/u.test(letters) ? letters : `_${letters}`
}
