import type { Readable } from 'node:stream'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { checked } from './checked.ts'
import type { EventLines } from './event-lines.ts'
import type { QueryParameters } from './read-query.ts'

/** What a request says, once the guard has let it in. */
export interface RouteRequest {
  readonly id: string
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: QueryParameters
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Fires when the client has gone. */
  readonly signal: AbortSignal
}

export interface Answer {
  /** 200 without it, or 204 where there is nothing to say. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent instead of a body: JSON that is written already. */
  readonly json?: string
  /** Sent as it is, instead of a body. */
  readonly bytes?: Uint8Array | Readable
  /** Sent line by line as they come, instead of a body. */
  readonly events?: EventLines
  /** How long the database took, for Server-Timing. */
  readonly dbMs?: number | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface RouteText {
  readonly method: Method
  /** With `:name` for what a request fills in. */
  readonly url: string
  /** In one line, for the OpenAPI document. */
  readonly summary: string
  /** The parameters behind `?` that it takes; a name that ends in `.` stands for all that begin with it. */
  readonly query?: readonly string[]
  /** The forms of those that mean something else here than on other routes. */
  readonly queryForms?: Readonly<Record<string, TSchema>>
  readonly answers?: TSchema
  /** The content types of a file that it answers with. */
  readonly files?: readonly string[]
  /** Something new is there afterwards: it answers 201, and where. */
  readonly isCreation?: boolean
  /** A job goes on behind the answer, which is 202 then: of every request, or where the body asks for it. */
  readonly startsJob?: 'always' | 'sometimes'
  /** It changes something, so that `--read-only` refuses it. */
  readonly isWrite?: boolean
  /** It only reads, though it is no GET: to be asked twice changes nothing. */
  readonly isRead?: boolean
  /** A request that fails has changed nothing, so that the same one may be tried again under its key. */
  readonly isWhole?: boolean
}

/** What the server looks at before a route is asked. */
export interface RouteFacts extends RouteText {
  readonly body?: TSchema
  /** Reads the text of a body, where it is not read as that of every route. Throws Refusal. */
  readonly reads?: (text: string) => unknown
}

/** A route of one variant of the studio, which asks the studio of that variant. */
export interface Route<Asked> extends RouteFacts {
  run(request: RouteRequest, body: unknown, studio: Asked): Promise<Answer>
}

/** A route that knows the studio it asks. */
export interface ServedRoute extends RouteFacts {
  run(request: RouteRequest, body: unknown): Promise<Answer>
}

/** Returns the routes of a variant as the server serves them. */
export function servedRoutes<Asked>(
  routes: readonly Route<Asked>[],
  studio: Asked,
): readonly ServedRoute[] {
  return routes.map((made) => ({
    ...made,
    run: (request, body) => made.run(request, body, studio),
  }))
}

interface RouteMakers<Asked> {
  /** A route that takes no body. */
  route(
    text: RouteText,
    handle: (request: RouteRequest, studio: Asked) => Answer | Promise<Answer>,
  ): Route<Asked>
  /** A route that takes a body, which is of the schema when it is handled. */
  bodyRoute<Body extends TSchema>(
    text: RouteText & Pick<RouteFacts, 'reads'> & { readonly body: Body },
    handle: (body: Static<Body>, request: RouteRequest, studio: Asked) => Answer | Promise<Answer>,
  ): Route<Asked>
}

const nothing = Type.Union([Type.Undefined(), Type.Object({}, { additionalProperties: false })])

/** Returns what makes the routes of one variant of the studio. */
export function routesOf<Asked>(): RouteMakers<Asked> {
  return {
    route: (text, handle) => ({
      ...text,
      run: async (request, body, studio) => {
        checked(nothing, body)
        return handle(request, studio)
      },
    }),
    bodyRoute: (text, handle) => ({
      ...text,
      run: async (request, body, studio) => handle(checked(text.body, body), request, studio),
    }),
  }
}
