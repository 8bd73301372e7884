import type { ObjectName } from '../../ir/change.ts'
import { type Draft, objectKey, type Renamed, type Renaming } from './draft.ts'

/** Views that are bound when they are made go on reading what is renamed; the others have renamings of their own. */
export function noteRenamed(draft: Draft, renamed: Renamed): void {
  if (draft.dialect.definitions.views !== 'bound-at-creation') return
  draft.renamed.set(draft.renamed.size, renamed)
}

/** What those relations are called now that had names when so many were noted. */
export function renamingsSince(draft: Draft, mark: number): readonly Renaming[] {
  const found: Renaming[] = []
  for (const [i, renamed] of draft.renamed) {
    if (i < mark) continue
    const key = objectKey(draft, renamed.on)
    const at = found.findIndex(({ to }) => objectKey(draft, to) === key)
    const known = found[at] ?? fresh(renamed.on)
    const next = renamedAgain(known, renamed)
    if (at >= 0) found[at] = next
    else if (!found.some(({ from }) => objectKey(draft, from) === key)) found.push(next)
  }
  return found
}

function fresh({ schema, name }: ObjectName): Renaming {
  return { from: { schema, name }, to: { schema, name }, columns: new Map() }
}

function renamedAgain(known: Renaming, renamed: Renamed): Renaming {
  if ('to' in renamed) return { ...known, to: renamed.to }
  const { column, name } = renamed
  const before = [...known.columns].find(([, now]) => now === column)?.[0] ?? column
  return { ...known, columns: new Map([...known.columns, [before, name]]) }
}
