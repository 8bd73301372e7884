import { scalar, type Type, unknown, untyped } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { anyClass, isBigint, isNumber, numeric, storageClass } from './storage-class.ts'

/**
 * The type of arms that become one column: the first one's where all are declared alike (so a declared
 * type survives a UNION, as `sqlite3_column_decltype` has it), else what covers them: a BIGINT any
 * integer, a storage class what is declared in several ways.
 */
export function unify(operands: readonly Operand[]): Type {
  const types = operands.map(({ type }) => type).filter(({ kind }) => kind !== 'untyped')
  const [first, ...rest] = types
  if (first === undefined) return untyped
  if (types.some(({ kind }) => kind === 'unknown')) return unknown
  if (rest.every((type) => isDeclaredAlike(first, type))) return first
  if (rest.every((type) => agrees(first, type))) return types.find(isBigint) ?? classOf(first)
  if (types.every((type) => isNumber(storageClass(type)))) return numeric
  return anyClass
}

function isDeclaredAlike(left: Type, right: Type): boolean {
  if (left.kind !== 'scalar' || right.kind !== 'scalar') return false
  return left.name.toLowerCase() === right.name.toLowerCase()
}

/** `VARCHAR(9)` and `TEXT` are text; DATETIME and a boolean are more than their storage class says. */
function classOf(type: Type): Type {
  const found = storageClass(type)
  return found === 'integer' || found === 'real' || found === 'text' || found === 'blob'
    ? scalar(found)
    : type
}

function agrees(left: Type, right: Type): boolean {
  const found = storageClass(left)
  if (found !== 'any') return storageClass(right) === found
  return left.kind === 'scalar' && right.kind === 'scalar' && left.name === right.name
}
