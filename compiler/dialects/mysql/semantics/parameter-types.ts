import { scalar, type Type, untyped } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import {
  double,
  type Family,
  integerType,
  longestVarbinary,
  longestVarchar,
  valueType,
  type ValueType,
  withFraction,
} from './value-type.ts'

/**
 * What a parameter is beside a value of the type: of its kind, and as large as there are, whatever will be bound
 * (manual 15.5.1, "PREPARE Statement": what is derived from the other operands).
 */
export function parameterBeside(type: Type): Type {
  const value = valueType(type)
  return besides[value.family]?.(value, type) ?? type
}

const NULL_BYTES = 65_535

const besides: Partial<Readonly<Record<Family, (value: ValueType, type: Type) => Type>>> = {
  integer: ({ unsigned }) => integerType(unsigned),
  decimal: () => scalar('decimal', ['65', '30']),
  float: () => double,
  bit: () => scalar('bit', ['64']),
  string: ({ length }, type) => {
    if (isLong(type)) return scalar('longtext')
    return length === NULL_BYTES ? type : longestVarchar
  },
  binary: (_, type) => (isLong(type) ? scalar('longblob') : longestVarbinary),
  enum: () => longestVarchar,
  set: () => longestVarchar,
  time: () => withFraction('time', 6),
  datetime: () => withFraction('datetime', 6),
  timestamp: () => withFraction('datetime', 6),
  geometry: () => scalar('geometry'),
  untyped: () => untyped,
  // As many bytes as there may be, which become characters beside those.
  null: () => scalar('varchar', [String(NULL_BYTES)]),
}

function isLong(type: Type): boolean {
  return type.kind === 'scalar' && /(?:text|blob)$/.test(type.name)
}

/** The operands with a type for each parameter: what it is beside the first of them that has one, if any has. */
export function withParameters(operands: readonly Operand[]): readonly Operand[] {
  const first = operands.find(({ type }) => type.kind !== 'untyped')
  if (first === undefined) return operands
  return operands.map((operand) =>
    operand.type.kind === 'untyped' ? { ...operand, type: parameterBeside(first.type) } : operand,
  )
}
