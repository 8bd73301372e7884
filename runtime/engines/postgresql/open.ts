import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { ConnectionFailed } from '../../connection-failed.ts'
import { loadDriver } from '../../missing-driver.ts'
import type { OpenUrl } from '../../open-database.ts'
import type { LinkEngine } from '../../pool/link.ts'
import { openLinkDatabase } from '../../pool/open-link-database.ts'
import { postgresqlActivity } from './inspect/activity.ts'
import { type Connecting, connectionOptions } from './link/connection-options.ts'
import { editText } from './edit-text.ts'
import { postgresqlExportText } from './export-text.ts'
import { postgresqlExplain } from './inspect/explain.ts'
import { linkEngine } from './link/link-engine.ts'
import { postgresqlLiteral } from './values/literal.ts'
import { postgresqlObjects } from './inspect/objects.ts'
import { postgresqlFigures } from './inspect/figures.ts'
import { postgresqlScriptText } from './script-text.ts'
import { postgresqlSqlText } from './sql-text.ts'
import { postgresqlTemplates } from './inspect/templates.ts'
import { postgresqlStructure } from './inspect/structure.ts'
import { postgresqlValues } from './values/values.ts'

export const openPostgresql: OpenUrl = async (url, options) => {
  const { default: pg } = await loadDriver('pg', () => import('pg'))
  const dialect = await loadDialect('postgresql')
  const { config, isTlsOptional } = readAddress(url)
  const encrypted = linkEngine(() => new pg.Client(config), dialect, options)
  const plain = linkEngine(() => new pg.Client({ ...config, ssl: false }), dialect, options)
  const engine = isTlsOptional && !(await speaksTls(encrypted)) ? plain : encrypted
  const database = await openLinkDatabase(url, engine, options)
  return {
    database,
    dialect,
    editText,
    exportText: postgresqlExportText,
    scriptText: postgresqlScriptText,
    values: postgresqlValues,
    sqlText: postgresqlSqlText,
    explain: postgresqlExplain,
    objects: postgresqlObjects,
    structure: postgresqlStructure,
    figures: postgresqlFigures,
    activity: postgresqlActivity,
    templates: postgresqlTemplates,
    literal: postgresqlLiteral,
    commitsBefore: undefined,
    useSchema: (schema) => ({
      sql: `select set_config('search_path', $1, false)`,
      parameters: [postgresqlSqlText.quote(schema)],
    }),
  }
}

/** Throws ConnectionFailed for an address that cannot be read, or names files that cannot. */
function readAddress(url: string): Connecting {
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
    return !(error instanceof Error && /does not support SSL/.test(error.message))
  }
}
