import type { Target } from '../../compiler/compile.ts'
import type { CheckedParameter, CheckedQuery } from '../../compiler/ir/checked.ts'
import { isOfType } from './is-of-type.ts'
import { makeValues } from './make-values.ts'
import { untag } from './tagged-json.ts'

/** Arguments of one call, in the order of the query's parameters. */
export type Arguments = readonly unknown[]

const ROUNDS = 3

/** The calls that are written down for the query, else some that are made up by type. */
export function callsOf(
  query: CheckedQuery,
  written: readonly unknown[] | undefined,
  target: Target,
): readonly Arguments[] {
  if (written !== undefined) return written.map((call) => writtenArguments(query, call, target))
  if (query.parameters.length === 0) return [[]]
  const rounds = Array.from({ length: ROUNDS }, (_, round) => madeArguments(query, round, target))
  const takesNull = query.parameters.some(({ nullable }) => nullable)
  return takesNull ? [...rounds, withNulls(query, rounds[0] ?? [])] : rounds
}

/** Throws for arguments that a user's tsc would refuse. */
function writtenArguments(query: CheckedQuery, call: unknown, target: Target): Arguments {
  const args = inOrder(query, untag(call))
  for (const [index, parameter] of query.parameters.entries()) {
    if (!isDeclared(args[index], parameter, target)) {
      throw new Error(`${query.name}: ${parameter.name} is not of its type: ${args[index]}`)
    }
  }
  return args
}

function isDeclared(value: unknown, parameter: CheckedParameter, target: Target): boolean {
  const { type } = target.driver.value(parameter.type, target.options).write
  if (value === null && parameter.nullable) return true
  if (!parameter.list) return isOfType(value, type)
  return Array.isArray(value) && value.every((item) => isOfType(item, type))
}

/** An object has them by name, a list by number. */
function inOrder({ name, parameters }: CheckedQuery, values: unknown): Arguments {
  if (Array.isArray(values)) {
    if (values.length !== parameters.length) throw new Error(`${name}: ${values.length} arguments`)
    return values
  }
  const byName = new Map(Object.entries(values ?? {}))
  const missing = parameters.find((parameter) => !byName.has(parameter.name))
  if (missing !== undefined || byName.size !== parameters.length) {
    const names = parameters.map((parameter) => parameter.name).join(', ')
    throw new Error(`${name} takes ${names}, not ${[...byName.keys()].join(', ')}`)
  }
  return parameters.map((parameter) => byName.get(parameter.name))
}

function madeArguments(
  { parameters }: CheckedQuery,
  round: number,
  { driver, options }: Target,
): Arguments {
  return parameters.map(({ type, list }, index) => {
    const values = makeValues(type, driver.value(type, options).write.type)
    const value = values[(round + index * (round === 0 ? 0 : 1)) % values.length]
    if (!list) return value
    return round === 1 ? [] : values.slice(0, 2)
  })
}

function withNulls({ parameters }: CheckedQuery, args: Arguments): Arguments {
  return args.map((value, index) => (parameters[index]?.nullable === true ? null : value))
}

/** What the method is called with: nothing, the value, or one object; a list of the one row for :copyfrom. */
export function methodArguments(
  { kind, parameters }: CheckedQuery,
  args: Arguments,
): readonly unknown[] {
  const object = Object.fromEntries(parameters.map(({ name }, index) => [name, args[index]]))
  const given = parameters.length < 2 ? args : [object]
  return kind === 'copyfrom' ? [given] : given
}
