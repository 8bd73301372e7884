import { cellRoutes } from './cells.ts'
import { changeRoutes } from './changes.ts'
import { codeRoutes } from './code.ts'
import { compareRoutes } from './compare.ts'
import { withCurrentSchema } from './current-schema.ts'
import { designRoutes } from './designs.ts'
import { exportRoutes } from './exports.ts'
import { importRoutes } from './imports.ts'
import { metaRoutes } from './meta.ts'
import { migrationRoutes } from './migrations.ts'
import { objectRoutes } from './objects.ts'
import { queryRoutes } from '../shared/query-routes.ts'
import { rowRoutes } from './rows.ts'
import type { RelationalRoute } from './relational-route.ts'
import { seedRoutes } from './seeds.ts'
import { sqlRoutes } from './sql.ts'
import { tableRoutes } from './tables.ts'
import { transactionRoutes } from './transactions.ts'

const routes: readonly RelationalRoute[] = [
  ...metaRoutes,
  ...tableRoutes,
  ...cellRoutes,
  ...rowRoutes,
  ...changeRoutes,
  ...sqlRoutes,
  ...transactionRoutes,
  ...queryRoutes,
  ...objectRoutes,
  ...codeRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...seedRoutes,
  ...migrationRoutes,
  ...compareRoutes,
  ...designRoutes,
]

/** Every route of the studio of relational databases. */
export const relationalRoutes = routes.map(withCurrentSchema)
