import type { CollectionSummary } from '../../../../api/documents/collections.ts'
import type { DatabaseSummary } from '../../../../api/documents/databases.ts'

/** A line of the tree. Places are counted from 1. */
export type DatabaseLine =
  | {
      readonly kind: 'database'
      readonly database: DatabaseSummary
      readonly isOpen: boolean
      readonly place: number
      readonly of: number
    }
  | {
      readonly kind: 'collection'
      readonly database: string
      readonly collection: CollectionSummary
      readonly place: number
      readonly of: number
    }

interface OpenDatabase {
  readonly database: DatabaseSummary
  readonly isOpen: boolean
  readonly own: readonly CollectionSummary[]
}

interface TreeWish {
  readonly text: string
  readonly opened: ReadonlySet<string>
  /** Undefined as long as they are not read. */
  readonly collectionsOf: (database: string) => readonly CollectionSummary[] | undefined
}

/** The lines in sight. While something is looked for, databases without it are left out, and the others are open. */
export function databaseLines(
  databases: readonly DatabaseSummary[],
  { text, opened, collectionsOf }: TreeWish,
): readonly DatabaseLine[] {
  const wanted = text.trim().toLowerCase()
  const groups = databases.flatMap((database): readonly OpenDatabase[] => {
    const isOpen = wanted !== '' || opened.has(database.name)
    if (!isOpen) return [{ database, isOpen, own: [] }]
    const own = (collectionsOf(database.name) ?? []).filter(({ name }) =>
      name.toLowerCase().includes(wanted),
    )
    const isFound = own.length > 0 || database.name.toLowerCase().includes(wanted)
    return isFound ? [{ database, isOpen, own }] : []
  })
  return groups.flatMap(({ database, isOpen, own }, place): DatabaseLine[] => [
    { kind: 'database', database, isOpen, place: place + 1, of: groups.length },
    ...own.map((collection, at) => ({
      ...{ kind: 'collection' as const, database: database.name, collection },
      ...{ place: at + 1, of: own.length },
    })),
  ])
}

export interface LineStep {
  readonly to?: number
  /** The database to open or close. */
  readonly toggle?: string
}

/** What a key does in the tree, as WAI-ARIA says; undefined: the key is none of the tree. */
export function lineStep(
  key: string,
  lines: readonly DatabaseLine[],
  at: number,
): LineStep | undefined {
  const last = lines.length - 1
  const places: Readonly<Record<string, number>> = {
    ...{
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: last,
      PageDown: at + 10,
      PageUp: at - 10,
    },
  }
  const to = places[key]
  if (to !== undefined) return { to: Math.max(0, Math.min(last, to)) }
  const line = lines[at]
  if (line?.kind === 'database') return databaseStep(key, line, at)
  if (key !== 'ArrowLeft') return undefined
  return { to: lines.findLastIndex((each, place) => place < at && each.kind === 'database') }
}

function databaseStep(
  key: string,
  { database, isOpen }: Extract<DatabaseLine, { kind: 'database' }>,
  at: number,
): LineStep | undefined {
  if (key === 'ArrowRight') return isOpen ? { to: at + 1 } : { toggle: database.name }
  if (key !== 'ArrowLeft') return undefined
  return isOpen ? { toggle: database.name } : { to: at }
}
