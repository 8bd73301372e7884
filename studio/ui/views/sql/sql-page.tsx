import { Navigate, useLocation, useParams, useSearchParams } from '@solidjs/router'
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js'
import { useCommands } from '../../state/commands/use-commands.ts'
import { type OpenTab, tabId, tabPath } from '../../state/tabs/open-tabs.ts'
import { lineAndColumn } from '../../state/sql/document/statement-at.ts'
import type { SqlSession } from '../../state/sql/sql-session.ts'
import { workspaceOf } from '../../state/sql/workspace.ts'
import { useStudio } from '../../state/studio.ts'
import { RenameDialog } from './dialogs/rename-dialog.tsx'
import { RunDialogs } from './dialogs/run-dialogs.tsx'
import { SaveDialog } from './dialogs/save-dialog.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { ResultList } from './results/result-list.tsx'
import { createSqlPage, SqlContext, type SqlPanel, useSql } from './sql-context.ts'
import { useSqlTab } from './sql-tab.ts'
import { SqlToolbar } from './sql-toolbar.tsx'
import { Splitter } from './splitter.tsx'
import { SymbolKeys } from './toolbar/symbol-keys.tsx'
import { TransactionBar } from './toolbar/transaction-bar.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/sql-editor.css'
import '../../styles/results.css'
import '../../styles/sql.css'
import '../../styles/sql-panel.css'

/** CodeMirror is loaded beside the page. */
const SqlEditor = lazy(async () => ({
  default: (await import('./editor/sql-editor.tsx')).SqlEditor,
}))

/** Statements of a person and what they gave: a tab for each text. */
export function SqlPage() {
  const studio = useStudio()
  const params = useParams<{ id?: string }>()
  const workspace = workspaceOf(studio)
  const session = createMemo(() => {
    const { id } = params
    const isOpen = studio.tabs.tabs().some((tab) => tabId(tab) === id)
    return id !== undefined && isOpen ? workspace.session(id) : undefined
  })
  return (
    <Show when={session()} keyed fallback={<ToSomeTab />}>
      {(shown) => <SqlTabPage session={shown} />}
    </Show>
  )
}

/**
 * The address without a tab, or with one that is closed: the last tab, or a new one for a statement that a link
 * brings. A new statement is never put into the text of another.
 */
function ToSomeTab() {
  const studio = useStudio()
  const [search] = useSearchParams<{ query?: string }>()
  const { state } = useLocation<{ wants: unknown }>()
  const wantsNew = state?.wants === 'new-statement'
  const isWanted = (tab: OpenTab) =>
    tab.kind === 'sql' && (!wantsNew || workspaceOf(studio).session(tab.id).text().trim() === '')
  const last = studio.tabs.tabs().findLast(isWanted)
  const { query: text = '' } = search
  const openId = () => (last === undefined ? studio.tabs.newSql() : tabId(last))
  const id = text === '' ? openId() : workspaceOf(studio).create({ text })
  const wants = wantsNew ? { wants: 'editor' } : undefined
  return <Navigate href={tabPath({ kind: 'sql', id, name: '' })} state={wants} />
}

function SqlTabPage(props: { session: SqlSession }) {
  const page = createSqlPage(props.session)
  return (
    <SqlContext.Provider value={page}>
      <SqlSheet />
    </SqlContext.Provider>
  )
}

function SqlSheet() {
  const studio = useStudio()
  const { name } = useSqlTab()
  const { panel } = useSql()
  usePageTitle(name)
  tellStatus()
  provideCommands()
  return (
    <main class="sheet sql-sheet" id="main" aria-label="SQL" data-panel={panel()}>
      <h1 class="sr">{name()}</h1>
      <SqlToolbar />
      <SymbolKeys />
      <TransactionBar />
      <div class="sql-body">
        <SqlWork>
          <Suspense fallback={<div class="editor-host" aria-busy="true" />}>
            <Show when={studio.meta.data()} fallback={<div class="editor-host" aria-busy="true" />}>
              {(meta) => <SqlEditor dialect={meta().dialect} />}
            </Show>
          </Suspense>
        </SqlWork>
        <SidePanel />
      </div>
      <RunDialogs />
      <SaveDialog />
      <RenameDialog />
    </main>
  )
}

/** The editor above, the results below; the line between them moves. */
function SqlWork(props: { children: JSX.Element }) {
  const [element, setElement] = createSignal<HTMLElement>()
  return (
    <div ref={setElement} class="sql-work">
      {props.children}
      <Splitter work={element()} />
      <ResultList />
    </div>
  )
}

function tellStatus(): void {
  const studio = useStudio()
  const { session } = useSql()
  const cursor = () => {
    const { text, cursor: at } = session.document()
    const { line, column } = lineAndColumn(text, at)
    return `Ln ${line}, Col ${column}`
  }
  const problems = () => {
    const count = (session.analysis()?.diagnostics ?? []).length
    return count === 0 ? [] : [`${count} ${count === 1 ? 'problem' : 'problems'}`]
  }
  const rights = () => {
    if (studio.meta.data()?.readOnly) return 'Read only: the database refuses every write'
    return session.transaction.open() === undefined
      ? 'Autocommit · read and write'
      : 'In a transaction'
  }
  const room = () => (session.isKept() ? [] : ['Too large to be kept over a reload'])
  createEffect(() =>
    studio.setStatus({ notes: [rights(), cursor(), ...problems(), ...room()], end: '' }),
  )
  onCleanup(() => studio.setStatus({ notes: [], end: '' }))
}

/** Keys, palette and help know what this page can do. */
function provideCommands(): void {
  const { session, flow, acts, panel, setPanel, setRenaming } = useSql()
  const isRunning = () => session.run.runningSince() !== undefined
  const toggle = (wanted: SqlPanel) => () => setPanel(panel() === wanted ? undefined : wanted)
  useCommands({
    'sql.run': acts.runStatement,
    'sql.run-all': acts.runAll,
    'sql.explain': acts.explain,
    'sql.analyze': () => void flow.start('statement', 'analyze'),
    'sql.format': acts.format,
    'sql.save': acts.save,
    'sql.cancel': { run: () => session.run.cancel(), when: isRunning },
    'sql.history': toggle('history'),
    'sql.saved': toggle('saved'),
    'sql.code': toggle('code'),
    'sql.rename': () => setRenaming(true),
  })
}
