import type { Routine, RoutineParameter } from '../../../../ir/catalog.ts'
import type { Field, Type } from '../../../../ir/type.ts'
import { extensionFunctions } from '../../data/extensions.ts'
import { functions } from '../../data/functions.ts'
import { encodedLines } from '../../encoded-lines.ts'
import { neverNullFields, routineNulls } from './routine-nulls.ts'
import { typeNamed } from '../type-traits.ts'

/** One row of `pg_proc`. */
export interface BuiltinRoutine extends Routine {
  /** Called with WITHIN GROUP, whose operands are its last parameters. */
  readonly orderedSet: boolean
  /** What it is given are values of the columns of WITHIN GROUP, one for each (manual 9.21.3). */
  readonly hypothetical: boolean
  /** The arguments that `nulls` speaks of; undefined: all. */
  readonly nullsOf: readonly number[] | undefined
}

/** All overloads of a built-in function; none when there is no such name. */
export const builtinRoutines = overloadsIn(functions)

/** Those that extensions bring; in which schema, the installation decides. */
export const extensionRoutines = overloadsIn(extensionFunctions)

export function builtinRoutineNames(): readonly string[] {
  return functions.split('\n').map((line) => line.slice(0, line.indexOf(' ')))
}

type Overloads = (name: string) => readonly BuiltinRoutine[]

function overloadsIn(data: string): Overloads {
  const lineOf = encodedLines(data)
  const decoded = new Map<string, readonly BuiltinRoutine[]>()
  return (name) => {
    const known = decoded.get(name) ?? (lineOf(name)?.split(';') ?? []).map(read(name))
    decoded.set(name, known)
    return known
  }
}

const read = (name: string) => (text: string) => decode(name, text)

const kinds: Readonly<Record<string, Routine['kind']>> = {
  a: 'aggregate',
  f: 'function',
  h: 'aggregate',
  o: 'aggregate',
  p: 'procedure',
  w: 'window',
}

function decode(name: string, text: string): BuiltinRoutine {
  const [flags = '', result = '', ...parameters] = text.split(' ')
  const letter = flags.charAt(0)
  const kind = kinds[letter] ?? 'function'
  const parsed = parameters.map(parameter)
  const types = parsed.map((each) => each.type).join(',')
  return {
    kind,
    schema: 'pg_catalog',
    name,
    parameters: parsed.map((each) => each.parameter),
    variadic: parsed.some((each) => each.variadic),
    result: resultType(name, result),
    setReturning: flags.includes('r'),
    immutable: !flags.includes('v'),
    ...routineNulls({ kind, name, parameters: types, strict: flags.includes('s') }),
    orderedSet: letter === 'o' || letter === 'h',
    hypothetical: letter === 'h',
  }
}

interface ReadParameter {
  readonly parameter: RoutineParameter
  readonly type: string
  readonly variadic: boolean
}

function parameter(text: string): ReadParameter {
  const [, star = '', name, type = '', mark = ''] =
    /^(\*?)(?:([^:]+):)?([^?]+)(\??)$/u.exec(text) ?? []
  return {
    type,
    variadic: star !== '',
    parameter: { name, type: typeNamed(type), hasDefault: mark !== '' },
  }
}

function resultType(name: string, text: string): Type {
  if (!text.startsWith('(')) return typeNamed(text)
  const fields = text
    .slice(1, -1)
    .split(',')
    .map((each): Field => {
      const [field = '', type = ''] = each.split(':')
      const nullable = !(neverNullFields[name] ?? []).includes(field)
      return { name: field, type: typeNamed(type), nullable }
    })
  return { kind: 'composite', schema: undefined, name: undefined, fields }
}
