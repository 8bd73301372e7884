import { useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal } from 'solid-js'
import { createStored } from '../../../state/browser/stored.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { collectionPath } from '../../../state/documents/place/collection-address.ts'
import {
  type DatabaseLine,
  databaseLines,
  databaseTreeLine,
} from '../../../state/documents/tree/database-tree.ts'
import { createTreeState } from '../../../state/tree/tree-state.ts'
import { useShell } from '../../shell/shell-state.ts'

export type DatabaseTree = ReturnType<typeof createDatabaseTree>

/** The tree of databases: what is open and looked for, and where the keys are. */
export function createDatabaseTree() {
  const studio = useDocumentStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const [text, setText] = createSignal('')
  const [closed, setClosed] = createStored(localStorage, 'quarry-document-databases', {}, isStates)
  const databases = () => studio.databases.data()?.databases ?? []
  const opened = createMemo(
    () =>
      new Set(
        databases().flatMap(({ name, system }) => ((closed()[name] ?? !system) ? [name] : [])),
      ),
  )
  // Whoever looks for a collection looks for it in all databases.
  createEffect(() => {
    const wanted = text() === '' ? opened() : databases().map(({ name }) => name)
    for (const name of wanted) studio.collections.of(name)
  })
  const lines = createMemo(() =>
    databaseLines(databases(), {
      ...{ text: text(), opened: opened() },
      collectionsOf: (database) => studio.collections.of(database).data()?.collections,
    }),
  )
  const toggle = (database: string) =>
    setClosed({ ...closed(), [database]: !opened().has(database) })
  const open = (line: DatabaseLine) => {
    if (line.kind === 'database') return toggle(line.database.name)
    shell.setTreeOpen(false)
    navigate(collectionPath({ database: line.database, collection: line.collection.name }))
  }
  const tree = createTreeState({ nodes: lines, lineOf: databaseTreeLine, toggle, open })
  return { ...tree, text, setText, toggle }
}

function isStates(value: unknown): value is Readonly<Record<string, boolean>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
