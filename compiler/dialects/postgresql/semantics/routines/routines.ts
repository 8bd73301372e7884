import type { Routine, RoutineParameter } from '../../../../ir/routine.ts'
import type { Field, Type } from '../../../../ir/type.ts'
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
export const builtinRoutines = encodedRoutines(functions, typeNamed)

export function builtinRoutineNames(): readonly string[] {
  return functions.split('\n').map((line) => line.slice(0, line.indexOf(' ')))
}

type TypeOf = (name: string) => Type

/** The overloads of functions in a data file. */
export function encodedRoutines(
  data: string,
  typeOf: TypeOf,
): (name: string) => readonly BuiltinRoutine[] {
  const lineOf = encodedLines(data)
  const decoded = new Map<string, readonly BuiltinRoutine[]>()
  return (name) => {
    const known =
      decoded.get(name) ??
      (lineOf(name)?.split(';') ?? []).map((text) => decode(name, text, typeOf))
    decoded.set(name, known)
    return known
  }
}

const kinds: Readonly<Record<string, Routine['kind']>> = {
  a: 'aggregate',
  f: 'function',
  h: 'aggregate',
  o: 'aggregate',
  p: 'procedure',
  w: 'window',
}

function decode(name: string, text: string, typeOf: TypeOf): BuiltinRoutine {
  const [flags = '', result = '', ...parameters] = text.split(' ')
  const letter = flags.charAt(0)
  const kind = kinds[letter] ?? 'function'
  const parsed = parameters.map((each) => parameter(each, typeOf))
  const types = parsed.map((each) => each.type).join(',')
  return {
    kind,
    schema: 'pg_catalog',
    name,
    parameters: parsed.map((each) => each.parameter),
    variadic: parsed.some((each) => each.variadic),
    result: resultType(name, result, typeOf),
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

function parameter(text: string, typeOf: TypeOf): ReadParameter {
  const [, star = '', name, type = '', mark = ''] =
    /^(\*?)(?:([^:]+):)?([^?]+)(\??)$/u.exec(text) ?? []
  return {
    type,
    variadic: star !== '',
    parameter: { name, type: typeOf(type), hasDefault: mark !== '' },
  }
}

function resultType(name: string, text: string, typeOf: TypeOf): Type {
  if (!text.startsWith('(')) return typeOf(text)
  const fields = text
    .slice(1, -1)
    .split(',')
    .map((each): Field => {
      const [field = '', type = ''] = each.split(':')
      const nullable = !(neverNullFields[name] ?? []).includes(field)
      return { name: field, type: typeOf(type), nullable }
    })
  return { kind: 'composite', schema: undefined, name: undefined, fields }
}
