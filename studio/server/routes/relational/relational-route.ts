import { type Route, routesOf } from '../../routing/route.ts'
import type { Studio } from '../../studio.ts'

export type RelationalRoute = Route<Studio>

export const { route, bodyRoute } = routesOf<Studio>()
