import { calledParameters } from '../../../ir/called-parameters.ts'
import type { Catalog, Routine } from '../../../ir/catalog.ts'
import { sameType, scalar, unknown, type Type } from '../../../ir/type.ts'
import type { CallSite, Operand, Resolution } from '../../dialect.ts'
import {
  findOverload,
  type FunctionTable,
  parameterAt,
  type Overload,
} from '../../function-table.ts'
import { names } from '../names.ts'
import { refusesGeometry } from './geometry-operands.ts'
import { nullRule, type NullWord } from './null-rules.ts'
import type { ResultSite } from './result-rules.ts'
import { shifted } from './temporal-results.ts'
import { double, integerType, longestVarchar, valueType } from './value-type.ts'

/** In what MySQL and its kin differ. */
export interface CallRules<Result extends string> {
  readonly functions: FunctionTable<Result, NullWord>
  readonly resultType: (word: Result, site: ResultSite) => Type
  readonly unify: (operands: readonly Operand[]) => Type
}

/**
 * The function that a call means: a built-in one, unless a schema is named, else a stored one.
 * Section 11.2.5, "Function Name Parsing and Resolution".
 */
export function callResolver<Result extends string>(rules: CallRules<Result>) {
  return (call: CallSite, catalog: Catalog): Resolution => {
    const isBuiltIn = call.schema === undefined && !call.procedure
    const overloads = isBuiltIn ? rules.functions.get(call.name.toLowerCase()) : undefined
    if (overloads === undefined) return resolveStored(call, catalog)
    const overload = findOverload(overloads, call)
    if (overload === undefined || refusesGeometry(overload.name, call.operands)) {
      return { kind: 'mismatch', candidates: overloads.map(({ signature }) => signature) }
    }
    return choose(overload, call.operands, rules)
  }
}

interface Context {
  /** The type of the operands that share one. */
  readonly common: Type
  readonly given: readonly Operand[]
}

function choose<Result extends string>(
  overload: Overload<Result, NullWord>,
  given: readonly Operand[],
  { resultType, unify }: CallRules<Result>,
): Resolution {
  const parameters = given.map((_, i) => parameterAt(overload, i))
  const common = unify(given.filter((_, i) => parameters[i]?.word === 'same'))
  const operands = given.map((operand, i) => {
    if (operand.type.kind !== 'untyped') return operand
    return { ...operand, type: typeOfWord(parameters[i]?.word ?? 'any', { common, given }) }
  })
  const same = operands.filter((_, i) => parameters[i]?.word === 'same')
  const shown = overload.result === 'first' ? given.slice(0, 1) : given
  const open = shown.some(
    ({ type }, i) => type.kind === 'untyped' && parameters[i]?.word === 'same',
  )
  const deciding = [...parameters.keys()].filter((i) => parameters[i]?.decidesNull)
  const isFaulty = given.some(({ type }) => type.kind === 'unknown')
  return {
    kind: 'chosen',
    routine: overload.kind === 'table' ? 'function' : overload.kind,
    operands: operands.map(({ type }) => type),
    result: isFaulty ? unknown : widened(resultType(overload.result, { operands, same }), open),
    nulls: nullRule(overload.nulls, operands),
    ...(deciding.length < given.length && { nullsOf: deciding }),
    setReturning: false,
  }
}

/** `COALESCE(?, a)` has room for what a parameter may be: any integer, any number with a fraction. */
function widened(type: Type, isOpen: boolean): Type {
  const { family, unsigned } = valueType(type)
  if (!isOpen || (family !== 'integer' && family !== 'float')) return type
  return family === 'integer' ? integerType(unsigned) : double
}

/** What a parameter is that stands for a parameter of the function. */
function typeOfWord(word: string, { common, given }: Context): Type {
  if (word === 'same') return isNull(common) ? longestVarchar : common
  const found = parameterTypes[word]
  if (found !== undefined) return found
  return word === 'moment' ? momentFor(given) : scalar(word)
}

const parameterTypes: Readonly<Record<string, Type>> = {
  any: longestVarchar,
  varchar: longestVarchar,
  number: scalar('double'),
  date: scalar('date'),
  datetime: scalar('datetime', ['6']),
  time: scalar('time', ['6']),
}

/** `DATE_ADD(?, INTERVAL 1 DAY)` asks for a date, with hours for more. */
function momentFor(given: readonly Operand[]): Type {
  const interval = given.find(({ type }) => valueType(type).family === 'interval')
  const type = interval?.type.kind === 'scalar' ? interval.type.modifiers[0] : undefined
  const shiftedDate = shifted(valueType(scalar('date')), type ?? 'day')
  return sameType(shiftedDate, scalar('date')) ? shiftedDate : scalar('datetime', ['6'])
}

function isNull(type: Type): boolean {
  return type.kind === 'untyped' || valueType(type).family === 'null'
}

function resolveStored(call: CallSite, catalog: Catalog): Resolution {
  const schemas = call.schema === undefined ? catalog.searchPath : [call.schema]
  const key = names.routineKey(call.name)
  const routines = schemas.flatMap((schema) => catalog.schemas.get(schema)?.routines.get(key) ?? [])
  const wanted = call.procedure ? 'procedure' : 'function'
  const named = routines.filter(({ kind }) => kind === wanted)
  const [routine] = named
  if (routine === undefined) return { kind: 'unknown' }
  const parameters = calledParameters(routine)
  if (parameters.length !== call.operands.length) {
    return { kind: 'mismatch', candidates: named.map(signatureOf) }
  }
  return {
    kind: 'chosen',
    routine: 'function',
    operands: parameters.map(({ type }) => type),
    result: routine.result,
    nulls: routine.nulls,
    setReturning: false,
    varies: true,
  }
}

function signatureOf(routine: Routine): string {
  const types = calledParameters(routine).map(({ type }) =>
    type.kind === 'scalar' ? type.name : type.kind,
  )
  return `${routine.name}(${types.join(', ')})`
}
