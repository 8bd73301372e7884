import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'
import type { Filled } from '../../dialect.ts'
import { isBinary, valueType } from './value-type.ts'

/** Strings longer than so many characters are kept as TEXT. */
const LONGEST_VARCHAR = 512
/** Integers of so many characters, the sign counted, may not fit four bytes. */
const INT_LENGTH = 10

/** What rows have for NULL. */
const noBytes = scalar('varbinary', ['0'])

/** What an internal temporary table (manual 10.4.4) has for a column, as CREATE TABLE AS has it too. */
export function filled(type: Type, made: Filled): Type {
  const value = valueType(type)
  if (value.family === 'null') return noBytes
  if (made === 'column') return withoutWidth(type)
  if (made === 'expression' && type.kind === 'scalar' && /^tiny(?:text|blob)$/.test(type.name))
    return scalar(isBinary(value) ? 'varbinary' : 'varchar', [String(value.length)])
  if (type.kind === 'scalar' && /^(?:var)?(?:char|binary)$/.test(type.name)) {
    if (value.length <= LONGEST_VARCHAR) return made === 'expression' ? varying(type) : type
    return scalar(isBinary(value) ? 'blob' : 'text')
  }
  if (made !== 'expression') return withoutWidth(type)
  if (value.family === 'enum' || value.family === 'set') {
    return scalar('varchar', [String(value.length)])
  }
  const isInteger = value.family === 'integer' || value.family === 'year'
  if (!isInteger) return type
  const name = value.length >= INT_LENGTH ? 'bigint' : 'int'
  return scalar(value.unsigned ? `${name} unsigned` : name)
}

/** What is no column has no padding to be kept. */
function varying({ name, modifiers }: ScalarType): Type {
  return scalar(name.startsWith('var') ? name : `var${name}`, modifiers)
}

/** A BIGINT that is stored may hold any, and so may a LONGTEXT. */
function withoutWidth(type: Type): Type {
  const isWide = type.kind === 'scalar' && /^(?:bigint|longtext|longblob)\b/.test(type.name)
  return isWide ? scalar(type.name) : type
}
