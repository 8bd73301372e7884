import type { CollectionSummary } from '../../../../api/documents/collections.ts'
import type { DatabaseSummary } from '../../../../api/documents/databases.ts'
import type { TreeLine } from '../../tree/tree-step.ts'

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

/** What the keys of the tree must know of a line. */
export function databaseTreeLine(line: DatabaseLine): TreeLine {
  const { name } = line.kind === 'database' ? line.database : line.collection
  return line.kind === 'database'
    ? { id: name, label: name, depth: 1, isOpen: line.isOpen }
    : { id: name, label: name, depth: 2, isOpen: undefined }
}
