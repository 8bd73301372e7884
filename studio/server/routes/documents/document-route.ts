import type { Static, TSchema } from '@sinclair/typebox'
import { documentRefusal } from '../../documents/document-refusal.ts'
import type { DocumentStudio } from '../../documents/document-studio.ts'
import { sourcesReader } from '../../documents/json/read-sources.ts'
import {
  type Answer,
  type Route,
  type RouteFacts,
  type RouteRequest,
  routesOf,
} from '../../routing/route.ts'

export type DocumentRoute = Route<DocumentStudio>

const makers = routesOf<DocumentStudio>()

type Handled = Answer | Promise<Answer>

/** A route that takes no body. */
export function route(
  text: Omit<RouteFacts, 'body' | 'reads'>,
  handle: (request: RouteRequest, studio: DocumentStudio) => Handled,
): DocumentRoute {
  return makers.route(text, (request, studio) => answered(() => handle(request, studio)))
}

/** A route that takes a body, whose documents keep the order of their members. */
export function bodyRoute<Body extends TSchema>(
  text: Omit<RouteFacts, 'body' | 'reads'> & { readonly body: Body },
  handle: (body: Static<Body>, request: RouteRequest, studio: DocumentStudio) => Handled,
): DocumentRoute {
  const reads = sourcesReader(text.body)
  return makers.bodyRoute({ ...text, reads }, (body, request, studio) =>
    answered(() => handle(body, request, studio)),
  )
}

async function answered(handle: () => Handled): Promise<Answer> {
  try {
    return await handle()
  } catch (error) {
    throw documentRefusal(error)
  }
}
