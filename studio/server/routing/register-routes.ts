import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../failure/refusal.ts'
import { readJson } from '../json/read-json.ts'
import type { ServedStudio } from '../served-studio.ts'
import { Idempotency } from './idempotency/idempotency.ts'
import { readQuery } from './read-query.ts'
import type { Answer, ServedRoute } from './route.ts'
import { sendAnswer } from './send-answer.ts'

interface Shapes {
  readonly Params: Readonly<Record<string, string>>
}

/** Registers routes: what all of them do with a request and an answer stands here. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly ServedRoute[],
  studio: Pick<ServedStudio, 'readOnly'>,
): void {
  const idempotency = new Idempotency()
  for (const route of routes) {
    const { method, url } = route
    app.route<Shapes>({
      method,
      url,
      handler: async (request, reply) =>
        sendAnswer(reply, await answer(route, request, { reply, studio, idempotency })),
    })
  }
}

interface Context {
  readonly reply: FastifyReply
  readonly studio: Pick<ServedStudio, 'readOnly'>
  readonly idempotency: Idempotency
}

async function answer(
  route: ServedRoute,
  request: FastifyRequest<Shapes>,
  { reply, studio, idempotency }: Context,
): Promise<Answer> {
  if (studio.readOnly && route.isWrite) throw new Refusal('read_only')
  const { id, params, headers, url } = request
  const body = bodyOf(route, request.body)
  const query = readQuery(url, route.query ?? [])
  const run = (signal: AbortSignal) => route.run({ id, params, query, headers, signal }, body)
  const signal = goneSignal(reply)
  const key = headers['idempotency-key']
  if (key === undefined || route.method === 'GET' || route.isRead === true) return run(signal)
  const text = typeof request.body === 'string' ? request.body : ''
  const work = { id, text, signal, isWhole: route.isWhole === true, run }
  return idempotency.once(String(key), `${route.method} ${url}`, work)
}

/** An empty body is none. */
function bodyOf({ reads = readJson }: ServedRoute, text: unknown): unknown {
  return typeof text === 'string' && text !== '' ? reads(text) : undefined
}

/** Fires when the client leaves before it is answered. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
