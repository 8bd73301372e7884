import { scalar, type Type } from '../../ir/type.ts'
import type { Types } from '../dialect.ts'

/**
 * Names are declared types as written; those that STRICT tables know are kept in capitals, as
 * `sqlite3_column_decltype` gives them. Any words are a type.
 */
export const types: Types = {
  parse: ({ spelling, modifiers }) => {
    const name = spelling.replace(generatedAlways, '')
    const capitals = name.toUpperCase()
    const isStandard = modifiers.length === 0 && standard.has(capitals)
    return scalar(isStandard ? capitals : name, modifiers)
  },
  render: (type) => {
    switch (type.kind) {
      case 'scalar':
        return type.modifiers.length === 0
          ? type.name || 'any'
          : `${type.name}(${type.modifiers.join(',')})`
      case 'untyped':
      case 'unknown':
      case 'array':
      case 'enum':
      case 'domain':
      case 'composite':
      case 'range':
      case 'multirange':
        return 'any'
    }
  },
  names: [],
}

/** These words belong to what follows the type, though any words may be a type. */
const generatedAlways = /\s*\bgenerated always$/i

const standard: ReadonlySet<string> = new Set(['ANY', 'BLOB', 'INT', 'INTEGER', 'REAL', 'TEXT'])

export type Affinity = 'integer' | 'text' | 'blob' | 'real' | 'numeric'

/** "Datatypes In SQLite", section 3.1: the first rule that matches decides. */
const affinities: readonly (readonly [pattern: RegExp, affinity: Affinity])[] = [
  [/int/i, 'integer'],
  [/char|clob|text/i, 'text'],
  [/blob|^$/i, 'blob'],
  [/real|floa|doub/i, 'real'],
]

/** What a column of that declared type turns values into. */
export function affinity(type: Type): Affinity {
  if (type.kind !== 'scalar') return 'blob'
  return affinities.find(([pattern]) => pattern.test(type.name))?.[1] ?? 'numeric'
}
