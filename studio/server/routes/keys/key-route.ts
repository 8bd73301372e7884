import { type Route, routesOf } from '../../routing/route.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'

export type KeyRoute = Route<KeyStudio>

export const { route, bodyRoute } = routesOf<KeyStudio>()
