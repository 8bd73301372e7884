import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import { seedConnection } from '../../../seed/seed-connection.ts'
import type { RowReader } from '../../../database.ts'
import type { Defers, DomainCheck, SeedEngine } from '../../../seed/seed-engine.ts'
import { postgresqlExportText } from '../export-text.ts'
import { postgresqlStructure } from '../inspect/structure.ts'
import { introspect } from '../introspect/introspect.ts'
import { postgresqlSqlText } from '../sql-text.ts'
import { seedStatements } from './seed-statements.ts'
import { openSession } from './session.ts'
import { shapeOf } from './value-shapes.ts'

const DOMAIN_CHECKS = `select n.nspname::text, t.typname::text, pg_get_constraintdef(k.oid, true)
from pg_catalog.pg_constraint k join pg_catalog.pg_type t on t.oid = k.contypid
join pg_catalog.pg_namespace n on n.oid = t.typnamespace where k.contype = 'c'`

export const postgresqlSeedEngine: SeedEngine = {
  open: openSession,
  onConnection: async (connection) =>
    seedConnection(connection, {
      dialect: await loadDialect('postgresql'),
      sqlText: postgresqlSqlText,
      exportText: postgresqlExportText,
      structure: postgresqlStructure,
      statements: seedStatements,
      introspect,
    }),
  shapeOf,
  domainChecks: readDomainChecks,
  deferred: readDeferred,
}

async function readDomainChecks(database: RowReader): Promise<readonly DomainCheck[]> {
  const { rows } = await database.query({ sql: DOMAIN_CHECKS, parameters: [] })
  return rows.map(([schema, domain, definition]) => ({
    schema: String(schema),
    domain: String(domain),
    expression: String(definition)
      .replace(/^CHECK \(/, '')
      .replace(/\)(?: NOT VALID)?$/, ''),
  }))
}

const DEFERRED = `select n.nspname::text, c.relname::text, k.conname::text
from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and k.condeferrable`

async function readDeferred(database: RowReader): Promise<Defers> {
  const { rows } = await database.query({ sql: DEFERRED, parameters: [] })
  const known = new Set(rows.map((row) => row.map(String).join('\0')))
  return ({ name: key }, { schema, name }) => known.has([schema, name, key].join('\0'))
}
