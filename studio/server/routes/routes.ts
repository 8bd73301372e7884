import { openApi } from '../routing/open-api.ts'
import { type Route, route } from '../routing/route.ts'
import { cellRoutes } from './cells.ts'
import { changeRoutes } from './changes.ts'
import { codeRoutes } from './code.ts'
import { compareRoutes } from './compare.ts'
import { designRoutes } from './designs.ts'
import { exportRoutes } from './exports.ts'
import { importRoutes } from './imports.ts'
import { metaRoutes } from './meta.ts'
import { migrationRoutes } from './migrations.ts'
import { objectRoutes } from './objects.ts'
import { queryRoutes } from './queries.ts'
import { rowRoutes } from './rows.ts'
import { seedRoutes } from './seeds.ts'
import { sqlRoutes } from './sql.ts'
import { tableRoutes } from './tables.ts'
import { transactionRoutes } from './transactions.ts'

const described: readonly Route[] = [
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

/** Every route below `/api`. */
export const routes: readonly Route[] = [
  ...described,
  route(
    { method: 'GET', url: '/api/openapi.json', summary: 'The description of this interface' },
    (_request, { version }) => ({ body: openApi(described, version) }),
  ),
]
