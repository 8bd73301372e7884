import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { ConnectionFailed } from '../../connection-failed.ts'
import type { OpenUrl } from '../../open-database.ts'
import type { Link, LinkEngine } from '../../pool/link.ts'
import { openLinkDatabase } from '../../pool/open-link-database.ts'
import { SqliteProcess } from './child/child-process.ts'
import { pathOf } from './connect.ts'
import { editText } from './edit-text.ts'
import { sqliteExportText } from './export-text.ts'
import { sqliteExplain } from './inspect/explain.ts'
import { sqliteFacts } from './facts.ts'
import { introspect } from './introspect/introspect.ts'
import { SqliteLink } from './link/link.ts'
import { sqliteLiteral } from './values/literal.ts'
import { sqliteObjects } from './inspect/objects.ts'
import { loadNative } from './child/load-native.ts'
import { sizes } from './inspect/sizes.ts'
import { sqliteFigures } from './inspect/figures.ts'
import { sqliteScriptText } from './script-text.ts'
import { sqliteSqlText } from './sql-text.ts'
import { sqliteTemplates } from './inspect/templates.ts'
import { sqliteStructure } from './inspect/structure.ts'
import { sqliteValues } from './values/values.ts'

interface File {
  readonly path: string
  readonly readOnly: boolean
}

export const openSqlite: OpenUrl = async (url, options) => {
  // Whether the driver is there is known before any process is started.
  await loadNative()
  const dialect = await loadDialect('sqlite')
  const file = { path: pathOf(url), readOnly: options.readOnly }
  refuseNoFile(url, file)
  const database = await openLinkDatabase(url, linkEngine(file, dialect), options)
  return {
    database,
    dialect,
    editText,
    exportText: sqliteExportText,
    scriptText: sqliteScriptText,
    values: sqliteValues,
    sqlText: sqliteSqlText,
    explain: sqliteExplain,
    objects: sqliteObjects,
    structure: sqliteStructure,
    figures: sqliteFigures,
    activity: undefined,
    templates: sqliteTemplates,
    literal: sqliteLiteral,
    useSchema: undefined,
    commitsBefore: undefined,
  }
}

/** SQLite has the same words for whatever it cannot open. Throws ConnectionFailed. */
function refuseNoFile(url: string, { path }: File): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile() === true) return
  const reason = found ? 'this is no file' : 'there is no such file'
  throw new ConnectionFailed(url, { cause: new Error(reason) })
}

function linkEngine(file: File, dialect: Dialect): LinkEngine {
  return {
    connect: () => connectLink(file, dialect),
    kept: 0,
    facts: sqliteFacts,
    name: async () => basename(file.path),
    catalog: (link) => introspect(link, dialect),
    sizes: (link) => sizes(link, dialect.names.defaultSchema),
  }
}

async function connectLink(file: File, dialect: Dialect): Promise<Link> {
  const process = new SqliteProcess()
  const identity = identityOf(file.path)
  const connect = () => process.ask({ ask: 'connect', ...file })
  try {
    const { version = '' } = await connect()
    const reconnect = async () => {
      await connect()
    }
    const isReplaced = () => identityOf(file.path) !== identity
    return new SqliteLink(process, { version, dialect, reconnect, isReplaced })
  } catch (error) {
    await process.kill()
    throw error
  }
}

/** Which file a path leads to; undefined for none. A file that is replaced has the same path and is another one. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
