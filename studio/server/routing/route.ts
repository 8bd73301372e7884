import type { Readable } from 'node:stream'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { Studio } from '../studio.ts'
import { checked } from './checked.ts'
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
  /** Sent as it is, instead of a body. */
  readonly bytes?: Uint8Array | Readable
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
  readonly answers?: TSchema
  /** The content types of a file that it answers with. */
  readonly files?: readonly string[]
  /** Something new is there afterwards: it answers 201, and where. */
  readonly isCreation?: boolean
  /** It changes something, so that `--read-only` refuses it. */
  readonly isWrite?: boolean
}

/** A route as the app registers it, and as the OpenAPI document describes it. */
export interface Route extends RouteText {
  readonly body?: TSchema
  readonly run: (request: RouteRequest, body: unknown, studio: Studio) => Promise<Answer>
}

const nothing = Type.Union([Type.Undefined(), Type.Object({}, { additionalProperties: false })])

/** A route that takes no body. */
export function route(
  text: RouteText,
  handle: (request: RouteRequest, studio: Studio) => Answer | Promise<Answer>,
): Route {
  const run: Route['run'] = async (request, body, studio) => {
    checked(nothing, body)
    return handle(request, studio)
  }
  return { ...text, run }
}

/** A route that takes a body, which is of the schema when it is handled. */
export function bodyRoute<Body extends TSchema>(
  text: RouteText & { readonly body: Body },
  handle: (body: Static<Body>, request: RouteRequest, studio: Studio) => Answer | Promise<Answer>,
): Route {
  const run: Route['run'] = async (request, body, studio) =>
    handle(checked(text.body, body), request, studio)
  return { ...text, run }
}
