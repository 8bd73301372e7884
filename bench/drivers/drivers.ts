import type { DatabaseName } from '../../golden/engines/engine.ts'
import { openBetterSqlite3 } from './clients/better-sqlite3.ts'
import { openMysql2 } from './clients/mysql2.ts'
import { openPg } from './clients/pg.ts'
import { openPostgres } from './clients/postgres.ts'
import type { Opened } from './contender.ts'
import type { DriverName } from './options.ts'
import type { PeerPackages } from './peers/packages.ts'

interface Measured {
  readonly engine: DatabaseName
  /** Fills an empty database and opens the contenders on it. */
  open(url: string, packages: PeerPackages): Promise<Opened>
}

export const drivers: Record<DriverName, Measured> = {
  pg: { engine: 'postgresql-18', open: openPg },
  postgres: { engine: 'postgresql-18', open: openPostgres },
  mysql2: {
    engine: 'mysql',
    open: (url, packages) => openMysql2(url, packages, 'mysql'),
  },
  'mysql2-mariadb': {
    engine: 'mariadb',
    open: (url, packages) => openMysql2(url, packages, 'mariadb'),
  },
  'better-sqlite3': { engine: 'sqlite', open: openBetterSqlite3 },
}
