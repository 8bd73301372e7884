import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { mentionsOf } from '../../../relations/mentions-of.ts'
import { type Draft, objectKey, type SeenTable } from '../../catalog/draft.ts'
import { renamingsSince } from '../../catalog/renamed.ts'
import { findRelation } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'
import { readAsWritten, seenNow } from './renamings.ts'

/** What a text meant when a view was made of it, which is bound to that. */
export interface AsCreated {
  readonly path: readonly string[]
  /** How many things had been renamed. */
  readonly mark: number
  /** The relations that it reads, with the columns that they had. */
  readonly seen: readonly SeenTable[]
}

export function asCreated(
  query: Ast.Query,
  { draft, dialect }: Pick<DefinitionContext, 'draft' | 'dialect'>,
): AsCreated {
  const { names } = dialect
  const mentions = mentionsOf(dialect)
  mentions.visitTree(query)
  const seen = mentions.all().flatMap(({ parts }): SeenTable[] => {
    const relation = findRelation(draft, names, parts.at(-2), parts.at(-1) ?? '')
    return relation ? [seenNow(relation, draft)] : []
  })
  return { path: draft.searchPath, mark: draft.renamed.size, seen }
}

/** What is read as it was: `SELECT * FROM t` after `ALTER TABLE t RENAME a TO b, ADD c int`, in another search path. */
export function readAsCreated<T>({ path, mark, seen }: AsCreated, draft: Draft, read: () => T): T {
  const before = draft.searchPath
  draft.searchPath = path
  try {
    return readAsWritten(draft, { renamings: renamingsSince(draft, mark), seen }, () => {
      relaxChanged(draft)
      return read()
    })
  } finally {
    draft.searchPath = before
  }
}

/** A view goes on calling a function that has another name now, and one that another was made beside. */
function relaxChanged(draft: Draft): void {
  for (const { routines } of draft.owned.values()) {
    for (const name of draft.changedRoutines) {
      const overloads = routines.get(name) ?? []
      if (overloads.every(({ nulls }) => nulls === 'maybe')) continue
      const lax = overloads.map((each) => ({ ...each, nulls: 'maybe' as const }))
      routines.set(name, lax)
    }
  }
}

/** What the relation is called now. */
export function nameNow(on: ObjectName, { mark }: AsCreated, draft: Draft): ObjectName {
  const key = objectKey(draft, on)
  const renaming = renamingsSince(draft, mark).find(({ from }) => objectKey(draft, from) === key)
  return renaming?.to ?? on
}
