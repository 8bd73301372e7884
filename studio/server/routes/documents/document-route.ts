import { type Route, routesOf } from '../../routing/route.ts'
import type { DocumentStudio } from '../../documents/document-studio.ts'

export type DocumentRoute = Route<DocumentStudio>

export const { route, bodyRoute } = routesOf<DocumentStudio>()
