import type { Literal } from '../../../../ir/query.ts'
import { type Type, untyped } from '../../../../ir/type.ts'
import { typeNamed } from '../type-traits.ts'

/** The type of a constant as it stands: manual 4.1.2. */
export function literalType({ type, value }: Literal): Type {
  switch (type) {
    case 'string':
    case 'null':
      return untyped
    case 'integer':
      return integer(value)
    case 'decimal':
    case 'float':
      return typeNamed('numeric')
    case 'boolean':
      return typeNamed('bool')
    case 'bits':
    case 'bytes':
      // X'1F' is a bit string as well.
      return typeNamed('bit')
  }
}

function integer(text: string): Type {
  const digits = text.replaceAll('_', '')
  const value = digits.startsWith('-') ? -BigInt(digits.slice(1)) : BigInt(digits)
  if (BigInt.asIntN(32, value) === value) return typeNamed('int4')
  return typeNamed(BigInt.asIntN(64, value) === value ? 'int8' : 'numeric')
}
