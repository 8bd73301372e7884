import type { Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import {
  anyClass,
  bigint,
  blob,
  integer,
  isBigint,
  numeric,
  real,
  storageClass,
  type StorageClass,
  text,
} from './storage-class.ts'
import { unify } from './unify.ts'

/** `same` are the operands whose parameters are called so; the rules of one class need none. */
export interface ResultSite {
  readonly operands: readonly Operand[]
  readonly same: readonly Operand[]
}

export type ResultWord = keyof typeof resultRules

/** The storage class of a result by what the operands are. None is asked when an operand is unknown. */
export const resultRules = {
  integer: () => integer,
  bigint: () => bigint,
  real: () => real,
  text: () => text,
  blob: () => blob,
  any: () => anyClass,
  common: ({ same }) => unify(same),
  first: ({ operands: [first] }) => first?.type ?? anyClass,
  branches: ({ operands }) =>
    unify(operands.filter((_, i) => i % 2 === 1 || i === operands.length - 1)),
  absolute: ({ operands: [first] }) => (isText(classOf(first)) ? real : sameNumber(first)),
  arithmetic: ({ operands }) => arithmetic(operands),
  remainder: ({ operands }) => narrow(arithmetic(operands), operands),
  bits: ({ operands }) => wholeNumber(operands),
  mask: ({ operands }) => narrow(wholeNumber(operands), operands),
  /** The least integer is one with its sign alone: `-9223372036854775808`. */
  negative: ({ operands }) => (isLeastInteger(operands[0]) ? bigint : arithmetic(operands)),
  number: ({ operands: [first] }) => sameNumber(first),
  piece: ({ operands: [first] }) => pieces[classOf(first)] ?? text,
  /** `unixepoch(x, 'subsec')` has a fraction. */
  epoch: ({ operands }) => (operands.every(tellsWholeSeconds) ? integer : numeric),
} as const satisfies Record<string, (site: ResultSite) => Type>

function isLeastInteger(operand: Operand | undefined): boolean {
  return operand?.literal?.value.replaceAll('_', '') === '9223372036854775808'
}

/** "Operators": integers stay integers unless they overflow, a real makes a real, text is read as the number it looks like. */
function arithmetic(operands: readonly Operand[]): Type {
  const classes = operands.map(({ type }) => storageClass(type))
  if (classes.includes('real')) return real
  return classes.every((found) => found === 'integer') ? wholeNumber(operands) : numeric
}

/** Beyond 2^53 where an operand may be. */
function wholeNumber(operands: readonly Operand[]): Type {
  return operands.some(({ type }) => isBigint(type)) ? bigint : integer
}

/** `random() % 10` and `random() & 1023` are no larger than what is written. */
function narrow(type: Type, operands: readonly Operand[]): Type {
  const isWritten = ({ literal }: Operand) =>
    literal?.type === 'integer' &&
    Number(literal.value.replaceAll('_', '')) <= Number.MAX_SAFE_INTEGER
  return type === bigint && operands.some(isWritten) ? integer : type
}

function classOf(operand: Operand | undefined): StorageClass {
  return operand === undefined ? 'any' : storageClass(operand.type)
}

function isText(found: StorageClass): boolean {
  return found === 'text' || found === 'blob'
}

/** What is no number is read as one of either kind. */
function sameNumber(operand: Operand | undefined): Type {
  const type = numbers[classOf(operand)] ?? numeric
  return operand && type === integer ? wholeNumber([operand]) : type
}

const numbers: Readonly<Partial<Record<StorageClass, Type>>> = { integer, real }

const pieces: Readonly<Partial<Record<StorageClass, Type>>> = { blob, any: anyClass }

/** A column in place of the time holds a time, not the word. */
function tellsWholeSeconds({ literal }: Operand, index: number): boolean {
  if (literal !== undefined) return !/^subsec(ond)?$/i.test(literal.value)
  return index === 0
}
