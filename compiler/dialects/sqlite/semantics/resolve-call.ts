import { scalar, unknown, type Type } from '../../../ir/type.ts'
import type { CallSite, Operand, Resolution } from '../../dialect.ts'
import { findOverload, parameterAt, type Overload } from '../../function-table.ts'
import { functions } from './functions.ts'
import { nullRule, type NullWord } from './null-rules.ts'
import { resultRules, type ResultWord } from './result-rules.ts'
import { anyClass } from './storage-class.ts'
import { mostArguments } from './table-functions.ts'
import { unify } from './unify.ts'

/** The built-in function that a call means: SQLite chooses by the number of arguments alone. */
export function resolveCall(call: CallSite): Resolution {
  const overloads = functions.get(call.name.toLowerCase())
  if (overloads === undefined) return resolveTable(call)
  const overload = findOverload(overloads, call)
  if (overload === undefined || !isProbability(overload, call.operands)) {
    return { kind: 'mismatch', candidates: overloads.map(({ signature }) => signature) }
  }
  return choose(overload, call.operands)
}

/** SQLite's resolve.c, exprProbability(): "must be a constant between 0.0 and 1.0", and no integer. */
function isProbability({ name }: { readonly name: string }, [, chance]: readonly Operand[]) {
  if (name !== 'likelihood') return true
  const { type, value } = chance?.literal ?? { type: undefined, value: '' }
  return (type === 'decimal' || type === 'float') && Number(value.replaceAll('_', '')) <= 1
}

/** `pragma_table_info('t')` in FROM takes its argument and a schema, others less. */
function resolveTable({ name, operands }: CallSite): Resolution {
  const most = mostArguments(name.toLowerCase())
  if (most === undefined) return { kind: 'unknown' }
  if (operands.length > most) {
    return {
      kind: 'mismatch',
      candidates: [`${name}(${['any', 'text'].slice(0, most).join(', ')})`],
    }
  }
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(({ type }) => (type.kind === 'untyped' ? anyClass : type)),
    result: anyClass,
    nulls: 'maybe',
    setReturning: true,
  }
}

function choose(overload: Overload<ResultWord, NullWord>, given: readonly Operand[]): Resolution {
  const parameters = given.map((_, i) => parameterAt(overload, i))
  const same = given.filter((_, i) => parameters[i]?.word === 'same')
  const common = unify(same)
  const operands = given.map((operand, i) => ({
    ...operand,
    type: operand.type.kind === 'untyped' ? typeOfWord(parameters[i]?.word, common) : operand.type,
  }))
  const deciding = [...parameters.keys()].filter((i) => parameters[i]?.decidesNull)
  const isFaulty = given.some(({ type }) => type.kind === 'unknown')
  const settled = { operands, same: operands.filter((_, i) => parameters[i]?.word === 'same') }
  return {
    kind: 'chosen',
    routine: overload.kind === 'table' ? 'function' : overload.kind,
    operands: operands.map(({ type }) => type),
    result: isFaulty ? unknown : resultRules[overload.result](settled),
    nulls: nullRule(overload.nulls, operands),
    ...(deciding.length < given.length && { nullsOf: deciding }),
    setReturning: overload.kind === 'table',
  }
}

/** What a parameter or NULL is that stands for a parameter of the function. */
function typeOfWord(word: string | undefined, common: Type): Type {
  if (word === undefined) return anyClass
  if (word !== 'same') return scalar(word)
  return common.kind === 'untyped' ? anyClass : common
}
