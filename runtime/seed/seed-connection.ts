import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Connection, IntrospectedConnection, IntrospectedDialect } from '../engine.ts'
import type { SeedSession } from './seed-session.ts'
import type { SeedSource } from './seed-source.ts'
import { type SeedStatements, statementSession } from './statement-session.ts'

/** A connection that is open, as seeding reads and writes it. */
export interface SeedConnection {
  readonly source: SeedSource
  readonly session: SeedSession
}

export interface ConnectionTexts extends Omit<SeedSource, 'database'> {
  readonly statements: SeedStatements
  readonly introspect: (
    connection: IntrospectedConnection,
    dialect: IntrospectedDialect,
  ) => Promise<Catalog>
}

/** Seeds by statements alone, so that it works on any connection; for few rows, as the fast ways are particular to drivers. */
export function seedConnection(connection: Connection, texts: ConnectionTexts): SeedConnection {
  const { statements, introspect, ...read } = texts
  const list: SeedSource['database']['query'] = async ({ sql, parameters }) => ({
    rows: await connection.list(sql, parameters),
  })
  return {
    source: {
      ...read,
      database: {
        query: list,
        catalog: () => introspect(connection, texts.dialect),
        async stream(statement) {
          const { rows } = await list(statement)
          return {
            batches: (async function* () {
              yield rows
            })(),
          }
        },
      },
    },
    session: statementSession(connection, { ...statements, sqlText: texts.sqlText }),
  }
}
