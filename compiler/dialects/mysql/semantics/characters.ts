import type { Type } from '../../../ir/type.ts'
import type { CharacterRules } from '../../collation-semantics.ts'

/** MySQL manual 12.8.4, "Collation Coercibility in Expressions", as far as MariaDB agrees. */
export const characters: CharacterRules = {
  kindOf,
  comparing: new Set(['=', '<', '<=', '>', '>=', '<>', '<=>', 'like', 'not like']),
  comparesQueries: true,
  comparingCalls: new Set(['nullif', 'strcmp', 'find_in_set']),
  ofFirst: new Set(
    `left lcase lower ltrim max mid min reverse right rtrim substr substring trim ucase upper`.split(
      ' ',
    ),
  ),
  ofAll: new Map([
    ...['coalesce', 'concat', 'concat_ws', 'greatest', 'ifnull', 'least'].map(
      (name) => [name, 0] as const,
    ),
    ['if', 1],
  ]),
}

const numbers = /^(?:(?:tiny|small|medium|big)?int(?: unsigned)?|decimal|double|float)\b/

function kindOf(type: Type): 'text' | 'bytes' | 'number' | 'other' {
  if (type.kind === 'enum') return 'text'
  if (type.kind !== 'scalar') return 'other'
  if (/^(?:var)?char$|text$|^set$/.test(type.name)) return 'text'
  if (/^(?:var)?binary$|blob$/.test(type.name)) return 'bytes'
  return numbers.test(type.name) ? 'number' : 'other'
}
