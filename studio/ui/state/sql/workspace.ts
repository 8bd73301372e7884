import { createRoot } from 'solid-js'
import type { Studio } from '../studio.ts'
import {
  emptyDocument,
  forgetOthers,
  keepDocument,
  type SqlDocument,
} from './document/sql-document.ts'
import { createSqlSession, type SqlSession } from './sql-session.ts'

/** The tabs of statements of a page. */
export interface SqlWorkspace {
  readonly session: (id: string) => SqlSession
  /** Opens a new tab that holds the text; its id. */
  readonly create: (document: Partial<SqlDocument>, name?: string) => string
}

const known = new WeakMap<Studio, SqlWorkspace>()

/** What is kept as long as the page is loaded, whichever of its pages is shown. */
export function workspaceOf(studio: Studio): SqlWorkspace {
  const found = known.get(studio) ?? createWorkspace(studio)
  known.set(studio, found)
  return found
}

function createWorkspace(studio: Studio): SqlWorkspace {
  const sessions = new Map<string, SqlSession>()
  // The text of a closed tab is kept until the page is loaded again, for those who want it back.
  const open = studio.tabs.tabs().flatMap((tab) => (tab.kind === 'sql' ? [tab.id] : []))
  forgetOthers(localStorage, open)
  const session = (id: string): SqlSession => {
    const found = sessions.get(id) ?? createRoot(() => createSqlSession(id, studio))
    sessions.set(id, found)
    return found
  }
  const create = (document: Partial<SqlDocument>, name?: string): string => {
    const id = studio.tabs.newSql(name)
    keepDocument(localStorage, id, { ...emptyDocument, ...document })
    return id
  }
  addEventListener('pagehide', () => {
    for (const each of sessions.values()) each.flush()
  })
  return { session, create }
}
