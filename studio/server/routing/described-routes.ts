import type { ServedStudio } from '../served-studio.ts'
import { openApi } from './open-api.ts'
import { routesOf, type ServedRoute, servedRoutes } from './route.ts'

/** Returns the routes, and the one that describes them. */
export function describedRoutes(
  routes: readonly ServedRoute[],
  studio: ServedStudio,
): readonly ServedRoute[] {
  const { route } = routesOf<ServedStudio>()
  const description = route(
    { method: 'GET', url: '/api/openapi.json', summary: 'The description of this interface' },
    (_request, { version }) => ({ body: openApi(routes, version) }),
  )
  return [...routes, ...servedRoutes([description], studio)]
}
