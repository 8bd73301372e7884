import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import { classify } from '../../compiler/classify.ts'
import { split } from '../../compiler/split/split.ts'
import { askEngine } from '../engines/ask-engine.ts'
import type { Unavailable } from '../engines/engine.ts'
import type { DialectName } from '../fixtures/case-settings.ts'
import { autocommitSession, openSessions, type Session } from './session.ts'

/** The engines whose catalogs are compared, what to ask the tests' engines for, and whose files they read. */
const parityEngines = {
  postgresql: { engine: 'postgresql-18', files: 'postgresql', stays: true },
  // Dumps make and choose the database that they fill.
  mysql: { engine: 'mysql', files: 'mysql', stays: false },
  mariadb: { engine: 'mariadb', files: 'mysql', stays: false },
  sqlite: { engine: 'sqlite', files: 'sqlite', stays: true },
} as const

export type ParityEngine = keyof typeof parityEngines

/** One engine on which texts are tried out, each in an empty database. */
export interface Laboratory {
  readonly kind: 'laboratory'
  readonly engine: ParityEngine
  readonly dialect: Dialect
  /** Whose files it can load. */
  readonly files: DialectName
  load(text: string): Promise<Loaded>
  session(): Promise<Session>
  /** Where each statement is a transaction of its own. */
  autocommit(): Promise<Session>
  close(): Promise<void>
}

export type Loaded =
  | { readonly kind: 'loaded'; readonly catalog: Catalog }
  | { readonly kind: 'refused'; readonly reason: string }

export async function openLaboratory(name: ParityEngine): Promise<Laboratory | Unavailable> {
  const { engine, files, stays } = parityEngines[name]
  const running = await askEngine(engine)
  if (running.kind === 'unavailable') return running
  const dialect = await loadDialect(name)
  const sessions = await openSessions(running.url, dialect)
  const begin = async (open = sessions.begin) => {
    const session = await open()
    return stays ? staying(session, dialect) : session
  }
  const inSession = async (open: () => Promise<Session>, scripts: readonly string[]) => {
    const session = await open()
    try {
      return await loadAll(session, scripts)
    } finally {
      await session.end()
    }
  }
  return {
    kind: 'laboratory',
    engine: name,
    dialect,
    files,
    load: async (text) => {
      const loaded = await inSession(begin, [text])
      if (loaded.kind === 'loaded' || !needsSingleStatements(text, loaded.reason)) return loaded
      const statements = split(text, dialect.lexical).filter(({ kind }) => kind === 'sql')
      return inSession(
        () => begin(() => autocommitSession(running.url, dialect)),
        statements.map((statement) => statement.text),
      )
    },
    session: () => begin(),
    autocommit: () => begin(() => autocommitSession(running.url, dialect)),
    close: sessions.close,
  }
}

/** Passes over what reaches beyond the database: roles, other databases, settings and files of the server. */
function staying(session: Session, dialect: Dialect): Session {
  const leaves = (text: string) => classify(text, dialect, () => true).leavesDatabase !== undefined
  return {
    ...session,
    attempt: async (script) => {
      const statements = split(script, dialect.lexical).map(({ text }) => text)
      const inside = statements.filter((text) => !leaves(text))
      const isWhole = inside.length === statements.length
      return session.attempt(isWhole ? script : inside.map((text) => `${text};`).join('\n'))
    },
  }
}

/** What a client would have split, or would not have put into a transaction. */
function needsSingleStatements(text: string, reason: string): boolean {
  return (
    /^delimiter\s|^\\|from stdin/im.test(text) ||
    /transaction|unsafe use of new value|savepoint|pipeline/i.test(reason)
  )
}

/** A text of comments alone is a query without a statement to some. */
async function loadAll(session: Session, scripts: readonly string[]): Promise<Loaded> {
  for (const script of scripts) {
    const reason = await session.attempt(script)
    if (reason !== undefined && reason !== 'Query was empty') return { kind: 'refused', reason }
  }
  return { kind: 'loaded', catalog: await session.catalog() }
}
