import type { ConnectionOptions } from 'mysql2'
import { ConnectionFailed } from '../../connection-failed.ts'
import { loadDriver } from '../../missing-driver.ts'
import type { OpenUrl } from '../../open-database.ts'
import type { LinkEngine } from '../../pool/link.ts'
import { openLinkDatabase } from '../../pool/open-link-database.ts'
import { mariadbActivity, mysqlActivity } from './inspect/activity.ts'
import { connectionOptions, isTlsOptional } from './link/connection-options.ts'
import { editText } from './edit-text.ts'
import { commitsBefore } from './migrate/breaks-transaction.ts'
import { mysqlExportText } from './export-text.ts'
import { mariadbExplain } from './inspect/explain-mariadb.ts'
import { mysqlExplain } from './inspect/explain.ts'
import { dialectOf, linkEngine } from './link/link-engine.ts'
import { mysqlLiteral } from './values/literal.ts'
import { mariadbObjects, mysqlObjects } from './inspect/objects.ts'
import { mysqlFigures } from './inspect/figures.ts'
import { mysqlScriptText } from './script-text.ts'
import { mysqlSqlText } from './sql-text.ts'
import { mysqlTemplates } from './inspect/templates.ts'
import { structureOf } from './inspect/structure-of.ts'
import { mysqlValues } from './values/values.ts'

/** For MySQL and MariaDB: the server says which it is. */
export const openMysql: OpenUrl = async (url, options) => {
  const { createConnection } = await loadDriver('mysql2', () => import('mysql2'))
  const { ssl, ...address } = readAddress(url)
  const plain = linkEngine(createConnection, address, options)
  const encrypted = ssl ? linkEngine(createConnection, { ...address, ssl }, options) : plain
  const engine = isTlsOptional(url) && !(await speaksTls(encrypted)) ? plain : encrypted
  const database = await openLinkDatabase(url, engine, options)
  const dialect = await dialectOf(database.version)
  const isMariadb = dialect.label === 'MariaDB'
  return {
    database,
    dialect,
    editText,
    exportText: mysqlExportText,
    scriptText: mysqlScriptText,
    values: mysqlValues,
    sqlText: mysqlSqlText,
    explain: isMariadb ? mariadbExplain : mysqlExplain,
    objects: isMariadb ? mariadbObjects : mysqlObjects,
    structure: structureOf(dialect),
    figures: mysqlFigures,
    activity: isMariadb ? mariadbActivity : mysqlActivity,
    templates: mysqlTemplates,
    literal: mysqlLiteral,
    // What is read of a server is one database.
    useSchema: undefined,
    commitsBefore,
  }
}

/** Throws ConnectionFailed for an address that cannot be read: a password with a percent sign of its own. */
function readAddress(url: string): ConnectionOptions {
  try {
    return connectionOptions(url)
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

/** False for a server that says that it has no TLS; any other refusal is told when it is opened. */
async function speaksTls({ connect }: LinkEngine): Promise<boolean> {
  try {
    await (await connect()).end()
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'HANDSHAKE_NO_SSL_SUPPORT')
  }
}
