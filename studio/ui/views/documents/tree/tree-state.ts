import { useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal } from 'solid-js'
import { createStored } from '../../../state/browser/stored.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { collectionPath } from '../../../state/documents/place/collection-address.ts'
import {
  type DatabaseLine,
  databaseLines,
  lineStep,
} from '../../../state/documents/tree/database-tree.ts'
import { createRowSight, remPixels } from '../../../state/row-sight.ts'
import { useShell } from '../../shell/shell-state.ts'

const ROW_REM = 1.6875

export type DatabaseTree = ReturnType<typeof createDatabaseTree>

/** The tree of databases: what is open and looked for, and where the keys are. */
export function createDatabaseTree() {
  const studio = useDocumentStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const [text, setText] = createSignal('')
  const [closed, setClosed] = createStored(localStorage, 'quarry-document-databases', {}, isStates)
  const [active, setActive] = createSignal(0)
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
  const sight = createRowSight(
    () => lines().length,
    () => remPixels(ROW_REM),
  )
  const toggle = (database: string) =>
    setClosed({ ...closed(), [database]: !opened().has(database) })
  const goTo = (index: number) => {
    setActive(index)
    sight.reveal(index)
  }
  const open = (line: DatabaseLine | undefined) => {
    if (line === undefined) return
    if (line.kind === 'database') return toggle(line.database.name)
    shell.setTreeOpen(false)
    navigate(collectionPath({ database: line.database, collection: line.collection.name }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOpening = event.key === 'Enter' || event.key === ' '
    const step = isOpening ? undefined : lineStep(event.key, lines(), active())
    if (!isOpening && step === undefined) return
    event.preventDefault()
    if (isOpening) open(lines()[active()])
    if (step?.to !== undefined) goTo(step.to)
    if (step?.toggle !== undefined) toggle(step.toggle)
  }
  return {
    ...{ text, lines, sight, toggle, onKeyDown, setActive },
    setText(wanted: string) {
      setText(wanted)
      goTo(0)
    },
    active: () => Math.min(active(), Math.max(0, lines().length - 1)),
  }
}

function isStates(value: unknown): value is Readonly<Record<string, boolean>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
