import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'

/**
 * What is known of the storage class of a value. `number` is integer or real; `untyped` is NULL or a
 * parameter without a type, `unknown` the result of a fault.
 */
export type StorageClass =
  'integer' | 'real' | 'number' | 'text' | 'blob' | 'any' | 'untyped' | 'unknown'

/**
 * The class of the values of a type: a class's own name, or a declared type, read as section 3.1 of
 * "Datatypes In SQLite" does. A column of NUMERIC affinity may hold what its name does not tell (dates
 * are text as often as numbers), so only the names of numbers say something.
 */
export function storageClass(type: Type): StorageClass {
  switch (type.kind) {
    case 'scalar':
      return ofName(type.name.toLowerCase())
    case 'untyped':
      return 'untyped'
    case 'unknown':
      return 'unknown'
    case 'domain':
      return storageClass(type.base)
    case 'array':
    case 'enum':
    case 'composite':
    case 'range':
    case 'multirange':
      return 'any'
  }
}

export const integer = scalar('integer')
export const real = scalar('real')
/** An integer that may be beyond 2^53; as a result too, where one of its operands is. */
export const bigint = scalar('bigint')
/** Integer or real: SQLite's own name for the affinity. */
export const numeric = scalar('numeric')
export const text = scalar('text')
export const blob = scalar('blob')
export const anyClass = scalar('any')

const affinities: readonly (readonly [pattern: RegExp, found: KnownClass])[] = [
  [/int/, 'integer'],
  [/char|clob|text/, 'text'],
  [/blob/, 'blob'],
  [/real|floa|doub/, 'real'],
]

/** Names of NUMERIC affinity whose columns hold what they say. */
const numericNames: readonly (readonly [pattern: RegExp, found: KnownClass])[] = [
  [/^bool(ean)?$/, 'integer'],
  [/^(numeric|decimal|number|money)$/, 'number'],
]

function ofName(name: string): KnownClass {
  const found = [...affinities, ...numericNames].find(([pattern]) => pattern.test(name))
  return found?.[1] ?? 'any'
}

/** What a conversion to a declared type gives: the affinities of section 3.1, in their order. */
export function affinityClass(name: string): KnownClass {
  return affinities.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? 'number'
}

type KnownClass = Exclude<StorageClass, 'untyped' | 'unknown'>

const typeOfClass: Readonly<Record<KnownClass, ScalarType>> = {
  integer,
  real,
  number: numeric,
  text,
  blob,
  any: anyClass,
}

export function typeOf(known: KnownClass): ScalarType {
  return typeOfClass[known]
}

export function isNumber(found: StorageClass): boolean {
  return found === 'integer' || found === 'real' || found === 'number'
}

const bigintNames = new Set(['bigint', 'int8', 'unsigned big int', 'big int', 'bigint unsigned'])

/** Declared for integers beyond 2^53. */
export function isBigint(type: Type): boolean {
  return type.kind === 'scalar' && bigintNames.has(type.name.toLowerCase())
}
