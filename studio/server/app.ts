import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { bug } from '../../compiler/diagnostics/bug.ts'
import { answerClientError } from './failure/answer-client-error.ts'
import { answerOfError, type ErrorAnswer, errorAnswer } from './failure/answer-of-error.ts'
import { failureLine } from './failure/failure-line.ts'
import { isForLog } from './failure/is-for-log.ts'
import { Refusal, refusal } from './failure/refusal.ts'
import { BODY_BYTES } from './guard/content.ts'
import { createGuard, type GuardSettings } from './guard/guard.ts'
import { securityHeaders } from './guard/security-headers.ts'
import { allowedMethods } from './routing/allowed-methods.ts'
import { describedRoutes } from './routing/described-routes.ts'
import { registerRoutes } from './routing/register-routes.ts'
import type { RouteFacts, ServedRoute } from './routing/route.ts'
import { sendAnswer } from './routing/send-answer.ts'
import { answerStatic } from './static/answer-static.ts'
import type { StaticFiles } from './static/static-files.ts'
import type { ServedStudio } from './served-studio.ts'

export interface AppSettings {
  readonly guard: GuardSettings
  readonly files: StaticFiles
  /** What the variant of the studio answers. */
  readonly routes: readonly ServedRoute[]
  readonly studio: ServedStudio
}

/** The server of the studio without a port. */
export function createApp({ guard, files, studio, ...given }: AppSettings): FastifyInstance {
  const routes = describedRoutes(given.routes, studio)
  const judge = createGuard(guard)
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (isForLog(error)) studio.log(failureLine(error, request))
    return sendError(reply, answerOfError(error, request.id))
  }
  const app = Fastify({
    ...limits,
    schemaController: { compilersFactory: noCompilers },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: answerClientError,
    // What cannot be routed is refused by the guard first, if the guard has a reason.
    frameworkErrors: (error, request, reply) => {
      if (!isStopped(judge, request, reply)) answerError(error, request, reply)
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isStopped(judge, request, reply)) return reply
    // Fastify asks a QUERY for a body before it looks whether there is such a route.
    if (!METHODS.has(request.method))
      return answerError(notFound(pathOf(request), routes), request, reply)
  })
  readBodies(app)
  registerRoutes(app, routes, studio)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const found = isRead ? answerStatic(path, files) : undefined
    if (found) return sendAnswer(reply, found)
    return answerError(notFound(path, routes), request, reply)
  })
  return app
}

const METHODS: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
])

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

/** Node's own limits are 16 kB of headers, and what stands here, in milliseconds. */
const limits = {
  forceCloseConnections: true,
  bodyLimit: BODY_BYTES,
  requestTimeout: 30_000,
  // Connections are looked at every half minute otherwise, and end that much later than they should.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
  // A name of 128 letters is legal, one of 129 is refused by the rule for names.
  routerOptions: { maxParamLength: 8192, querystringParser: () => ({}) },
}

/** Fastify would load compilers of schemas at every start; bodies are checked by `checked`. */
const noCompilers = {
  buildValidator: () => () => bug('a schema was given to Fastify'),
  buildSerializer: () => () => bug('a schema was given to Fastify'),
}

function notFound(path: string, routes: readonly RouteFacts[]): Refusal {
  const allowed = allowedMethods(path, routes)
  if (allowed.length === 0) return new Refusal('not_found')
  return new Refusal('method_not_allowed', { headers: { allow: allowed.join(', ') } })
}

/** Whether the guard has answered the request. All its headers are set, whoever answers. */
function isStopped(
  judge: ReturnType<typeof createGuard>,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const { method, url: target, rawHeaders } = request.raw
  const verdict = judge({ method: method ?? '', target: target ?? '', rawHeaders })
  reply.headers({ ...securityHeaders, ...verdict.headers })
  if (verdict.kind === 'pass') return false
  if (verdict.kind === 'preflight') reply.code(204).send()
  else sendError(reply, errorAnswer(verdict.code, request.id))
  return true
}

function sendError(reply: FastifyReply, { status, headers, body }: ErrorAnswer): FastifyReply {
  return sendAnswer(reply, { status, headers, body })
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      if (!isUtf8(body)) throw refusal('bad_request', 'the body is not UTF-8')
      return body.toString()
    },
  )
}
