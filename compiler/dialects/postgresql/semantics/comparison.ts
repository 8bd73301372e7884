import { baseType, type Type } from '../../../ir/type.ts'
import { arrayElement, isRecord } from './type-traits.ts'

/** The types of `pg_type` without an operator class for a B-tree, and into no type that has one. */
const unordered: ReadonlySet<string> = new Set([
  ...['aclitem', 'box', 'cid', 'circle', 'gtsvector', 'json', 'jsonpath', 'line', 'lseg', 'path'],
  ...['pg_brin_bloom_summary', 'pg_brin_minmax_multi_summary', 'pg_snapshot', 'point', 'polygon'],
  ...['refcursor', 'txid_snapshot', 'xid', 'xml'],
])

/** Those of them with an operator class for hashes. */
const hashed: ReadonlySet<string> = new Set(['aclitem', 'cid', 'xid'])

/** By the operator classes of the type, of its elements or of its fields (manual 11.10). */
export function comparison(type: Type): 'order' | 'equality' | 'none' {
  const base = baseType(type)
  const element = arrayElement(base)
  if (element) return comparison(element)
  if (base.kind === 'composite' && !isRecord(base)) {
    return leastOf(base.fields.map((field) => comparison(field.type)))
  }
  if (base.kind !== 'scalar' || !unordered.has(base.name)) return 'order'
  return hashed.has(base.name) ? 'equality' : 'none'
}

function leastOf(all: readonly ('order' | 'equality' | 'none')[]): 'order' | 'equality' | 'none' {
  if (all.includes('none')) return 'none'
  return all.includes('equality') ? 'equality' : 'order'
}
