import { calledParameters } from '../../../ir/called-parameters.ts'
import type { Catalog } from '../../../ir/catalog.ts'
import type { Routine } from '../../../ir/routine.ts'
import { scalar, type Type, unknown, untyped } from '../../../ir/type.ts'
import type { CallSite, Operand, Resolution } from '../../dialect.ts'
import {
  findOverload,
  type FunctionTable,
  parameterAt,
  type Overload,
} from '../../function-table.ts'
import { names } from '../names.ts'
import { nullRule, type NullWord } from './null-rules.ts'
import { parameterBeside, withParameters } from './parameter-types.ts'
import type { ResultSite } from './result-rules.ts'
import { momentFor } from './temporal-results.ts'
import {
  bigint,
  coercibilityAmong,
  double,
  isNumeric,
  LITERAL,
  longestVarbinary,
  longestVarchar,
  valueType,
} from './value-type.ts'
import { wordTable } from '../../word-table.ts'

/** In what MySQL and its kin differ. */
export interface CallRules<Result extends string> {
  readonly functions: FunctionTable<Result, NullWord>
  readonly resultType: (word: Result, site: ResultSite) => Type
  /** What parameters are among operands of one type. */
  readonly parameterAmong: (operands: readonly Operand[]) => Type
  /** Whether a parameter of the word takes the operand in a call of the function. */
  readonly takesOperand: (word: string, operand: Operand, name: string) => boolean
  /** Whether operands that share a type can. */
  readonly areAlike: (operands: readonly Operand[]) => boolean
  /** What the rule of a result sees of a parameter without a type: nothing, or what it may be at most. */
  readonly sees: 'given' | 'settled'
}

/**
 * The function that a call means: a built-in one, unless a schema is named, else a stored one.
 * Section 11.2.5, "Function Name Parsing and Resolution".
 */
export function callResolver<Result extends string>(rules: CallRules<Result>) {
  return (site: CallSite, catalog: Catalog): Resolution => {
    const call = { ...site, operands: [...site.operands, ...site.withinGroup] }
    const isBuiltIn = call.schema === undefined && !call.procedure
    const overloads = isBuiltIn ? rules.functions.get(call.name.toLowerCase()) : undefined
    if (overloads === undefined) return resolveStored(call, catalog)
    const overload = findOverload(overloads, call)
    if (overload === undefined || !takes(overload, call.operands, rules)) {
      return { kind: 'mismatch', candidates: overloads.map(({ signature }) => signature) }
    }
    return choose(overload, call.operands, rules)
  }
}

function takes<Result extends string>(
  overload: Overload<Result, NullWord>,
  operands: readonly Operand[],
  { takesOperand, areAlike }: CallRules<Result>,
): boolean {
  const words = operands.map((_, i) => parameterAt(overload, i).word)
  const same = operands.filter((_, i) => words[i] === 'same')
  return (
    areAlike(same) &&
    operands.every((operand, i) => takesOperand(words[i] ?? 'any', operand, overload.name))
  )
}

interface Context {
  /** The type of the operands that share one. */
  readonly common: Type
  /** What each parameter is called. */
  readonly words: readonly string[]
  readonly given: readonly Operand[]
}

function choose<Result extends string>(
  overload: Overload<Result, NullWord>,
  given: readonly Operand[],
  rules: CallRules<Result>,
): Resolution {
  const words = given.map((_, i) => parameterAt(overload, i).word)
  const sharing = given.filter((_, i) => words[i] === 'same')
  const isOpen = passesOn(overload) && isWithoutTypes(sharing)
  const context = { common: isOpen ? untyped : sharedBy(sharing, rules), words, given }
  const operands = given.map((operand, i) =>
    operand.type.kind === 'untyped'
      ? { ...operand, type: typeOfWord(words[i] ?? 'any', context) }
      : operand,
  )
  const deciding = [...given.keys()].filter((i) => parameterAt(overload, i).decidesNull)
  return {
    kind: 'chosen',
    routine: overload.kind === 'table' ? 'function' : overload.kind,
    ...(overload.name === 'any_value' && { groups: false }),
    operands: operands.map(({ type }) => type),
    result: isOpen ? untyped : resultOf({ overload, given, settled: operands }, rules),
    coercibility: coercibilityOf(overload, operands),
    nulls: nullRule(overload.nulls, operands),
    ...(deciding.length < given.length && { nullsOf: deciding }),
    setReturning: false,
  }
}

/** Rules of results that are made of the strings among the operands. */
const ofStrings: ReadonlySet<string> = new Set([
  'common',
  'concatenated',
  'cut',
  'exported',
  'extreme',
  'first',
  'formatted time',
  'grouped',
  'inserted',
  'long string',
  'longest',
  'made',
  'padded',
  'quoted',
  'repeated',
  'replaced',
  'separated',
  'some of',
  'soundex',
  'string',
  'weights',
])

/** What the server tells of itself, and what has a character set of its own. */
const coercibilities: Readonly<Record<string, number>> = wordTable({
  converted: 2,
  'convert to bytes': 2,
  json: 2,
  current_role: 3,
  current_user: 3,
  database: 3,
  icu_version: 3,
  roles_graphml: 3,
  schema: 3,
  session_user: 3,
  system_user: 3,
  user: 3,
  version: 3,
})

function coercibilityOf(overload: Overload<string, string>, operands: readonly Operand[]): number {
  const { name, result } = overload
  const known = coercibilities[name] ?? coercibilities[result]
  if (known !== undefined || !ofStrings.has(result)) return known ?? LITERAL
  const same = operands.filter((_, i) => parameterAt(overload, i).word === 'same')
  return Math.min(coercibilityAmong(same.length > 0 ? same : operands), LITERAL)
}

interface Settled<Result extends string> {
  readonly overload: Overload<Result, NullWord>
  readonly given: readonly Operand[]
  /** With a type for each parameter. */
  readonly settled: readonly Operand[]
}

/** The type of the result, by what the parameters among the operands may be at most. */
function resultOf<Result extends string>(
  { overload, given, settled }: Settled<Result>,
  { resultType, sees }: CallRules<Result>,
): Type {
  if (given.some(({ type }) => type.kind === 'unknown')) return unknown
  const isSame = (_: Operand, i: number) => parameterAt(overload, i).word === 'same'
  if (sees === 'given') {
    return resultType(overload.result, { operands: given, same: given.filter(isSame) })
  }
  const same = withParameters(given.filter(isSame))
  const shared = isWithoutTypes(same) ? settled.filter(isSame) : same
  let next = 0
  const operands = settled.map((operand, i) =>
    isSame(operand, i) ? (shared[next++] ?? operand) : operand,
  )
  return resultType(overload.result, { operands, same: shared })
}

/** Whether parameters alone stay without a type, which what is around the call may give them. */
function passesOn({ kind, name, result }: Overload<string, string>): boolean {
  if (name === 'any_value') return true
  return kind === 'function' && ofOperands.has(result)
}

/** Rules of results that have the type of the operands. */
const ofOperands: ReadonlySet<string> = new Set([
  'branches',
  'common',
  'extreme',
  'first',
  'itself',
])

function isWithoutTypes(operands: readonly Operand[]): boolean {
  return operands.length > 0 && operands.every(({ type }) => type.kind === 'untyped')
}

function sharedBy<Result extends string>(
  sharing: readonly Operand[],
  { parameterAmong }: CallRules<Result>,
): Type {
  return isWithoutTypes(sharing) ? longestVarchar : parameterAmong(sharing)
}

/** What a parameter is that stands for a parameter of the function. */
function typeOfWord(word: string, { common, words, given }: Context): Type {
  if (word === 'same') return common
  if (word === 'number') return numberAmong(given.filter((_, i) => words[i] === word))
  const found = parameterTypes[word]
  if (found !== undefined) return found
  return word === 'moment' ? momentAmong(given) : scalar(word)
}

/** `MOD(?, 2)` */
function numberAmong(numbers: readonly Operand[]): Type {
  const known = numbers.find(({ type }) => isNumeric(valueType(type)))
  return known ? parameterBeside(known.type) : double
}

const parameterTypes: Readonly<Record<string, Type>> = wordTable({
  any: longestVarchar,
  varchar: longestVarchar,
  bits: longestVarbinary,
  // ADDDATE(d, ?) counts days.
  interval: bigint,
  date: scalar('date'),
  datetime: scalar('datetime', ['6']),
  time: scalar('time', ['6']),
})

function momentAmong(given: readonly Operand[]): Type {
  const interval = given.find(({ type }) => valueType(type).family === 'interval')
  const unit = interval?.type.kind === 'scalar' ? interval.type.modifiers[0] : undefined
  // TIMESTAMPADD(HOUR, 1, ?)
  return momentFor(unit ?? given[0]?.literal?.value.toLowerCase() ?? 'day')
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
    parameterNames: parameters.map(({ name }) => name),
    result: routine.result,
    nulls: routine.nulls,
    setReturning: false,
    varies: true,
    volatile: true,
    ...(call.procedure && { declared: routine }),
  }
}

function signatureOf(routine: Routine): string {
  const types = calledParameters(routine).map(({ type }) =>
    type.kind === 'scalar' ? type.name : type.kind,
  )
  return `${routine.name}(${types.join(', ')})`
}
