import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Relation } from '../../../ir/catalog.ts'
import { indexLikeKinds, namedParts } from '../../catalog/named-parts.ts'
import type { Context } from '../context.ts'

const likeIndexes: ReadonlySet<string> = new Set(indexLikeKinds)

/** Reports `unknown-object`: `FROM t USE INDEX (nope)`, `FROM t INDEXED BY nope`. */
export function judgeIndexNames(ref: Ast.TableRef, relation: Relation, context: Context): void {
  const { indexed, indexHints } = ref
  const asked = indexHints.flatMap(({ indexes }) => indexes)
  const names = indexed === undefined || indexed === 'not' ? asked : [...asked, indexed]
  if (names.length === 0 || relation.kind !== 'table') return
  const known = namedParts(relation).flatMap(({ kind, name }) =>
    likeIndexes.has(kind) ? [name] : [],
  )
  const { columnKey } = context.dialect.names
  const keys = known.map(columnKey)
  for (const { text, at } of names) {
    const key = columnKey(text)
    // Either engine names those by itself; MySQL takes the beginning of a name as well.
    const isOwn = /^(?:primary|sqlite_autoindex_.*)$/i.test(text)
    if (isOwn || keys.some((each) => each.startsWith(key))) continue
    const suggestion = suggest(text, known)
    context.report.add('unknown-object', at, { what: 'index', name: text, suggestion })
  }
}
