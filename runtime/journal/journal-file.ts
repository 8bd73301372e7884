import type { Database } from 'better-sqlite3'
import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadDriver } from '../missing-driver.ts'

/** The state of a change, or of its undoing, that has been begun and not yet settled. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS entries (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  schema TEXT NOT NULL,
  relation TEXT NOT NULL,
  at INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'done', 'undone')),
  -- The newest entry at the time when this one was undone.
  undone_after INTEGER,
  pending TEXT CHECK (pending IN ('do', 'undo', 'redo')),
  owner TEXT
);
CREATE TABLE IF NOT EXISTS shapes (
  entry INTEGER NOT NULL REFERENCES entries ON DELETE CASCADE,
  number INTEGER NOT NULL,
  shape TEXT NOT NULL,
  PRIMARY KEY (entry, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rows (
  entry INTEGER NOT NULL REFERENCES entries ON DELETE CASCADE,
  number INTEGER NOT NULL,
  shape INTEGER NOT NULL,
  before BLOB,
  after BLOB,
  pending BLOB,
  PRIMARY KEY (entry, number)
);`

/** The version of the schema above; a file of another one is emptied. */
const VERSION = 2

/**
 * Opens the file, which only its user may read: it holds values of rows. A damaged one is set aside. Throws MissingDriver, or what the operating
 * system or SQLite says of a file that cannot be used.
 */
export async function openJournalFile(path: string): Promise<Database> {
  const driver = await loadDriver('better-sqlite3', loadNative)
  const directory = dirname(path)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const open = () => prepared(new driver(path, { timeout: 5000 }))
  try {
    return open()
  } catch (error) {
    if (!isDamaged(error)) throw error
    setAside(path)
    closeSync(openSync(path, 'a', 0o600))
    return open()
  }
}

function prepared(database: Database): Database {
  try {
    prepare(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function isDamaged(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT'
}

/** Nothing that can be undone is left in it, but a person may want to look. */
function setAside(path: string): void {
  renameSync(path, `${path}.damaged`)
  for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true })
}

/** The native part is loaded by the first database, not by the import. */
async function loadNative() {
  const driver = (await import('better-sqlite3')).default
  new driver(':memory:').close()
  return driver
}

/** What is lost with the power is the last undo entries at most: the file itself stays whole. */
function prepare(database: Database): void {
  database.pragma('auto_vacuum = FULL')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  database.pragma('secure_delete = ON')
  database
    .transaction(() => {
      if (database.pragma('user_version', { simple: true }) !== VERSION) empty(database)
      database.exec(SCHEMA)
      database.pragma(`user_version = ${VERSION}`)
    })
    .immediate()
}

function empty(database: Database): void {
  for (const table of ['rows', 'shapes', 'entries']) database.exec(`DROP TABLE IF EXISTS ${table}`)
}
