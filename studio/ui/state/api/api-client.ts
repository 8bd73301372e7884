import type { ErrorBody } from '../../../api/error.ts'
import { ApiFailure, failureWithoutAnswer } from './api-failure.ts'
import { readLines } from './read-lines.ts'

export type QueryValue = string | number | boolean | undefined
export type Query = Readonly<Record<string, QueryValue>>

export interface SendOptions {
  readonly query?: Query
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

export interface ApiClient {
  get<T>(path: string, options?: SendOptions): Promise<T>
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call?: Call): Promise<T>
  /** The bytes of an answer that is saved as a file. */
  download(path: string, body: unknown, options?: SendOptions): Promise<Blob>
  /** The bytes of a long answer while they arrive. */
  stream(
    path: string,
    body: unknown,
    options?: SendOptions,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** The lines of an answer as they come: to a GET where there is no body. */
  lines(path: string, body: unknown, options?: SendOptions): AsyncIterable<string>
}

export interface Call extends SendOptions {
  readonly body?: unknown
}

/** Told of each answer, and of none. */
type OnAnswer = (answer: 'connected' | 'database-lost' | 'studio-lost') => void

/** Speaks to the API of the server that handed out the page; `onUnauthorized` asks for a token. */
export function createApiClient(
  token: () => string | undefined,
  onUnauthorized: () => void,
  onAnswer: OnAnswer = () => undefined,
): ApiClient {
  const request = async (method: string, path: string, call: Call): Promise<Response> => {
    const response = await watched(onAnswer, () =>
      answerOf(path, requestInit(method, call, token()), call.query),
    )
    if (response.status === 401) onUnauthorized()
    if (!response.ok) throw await failureOf(response)
    return response
  }
  return {
    async get(path, options = {}) {
      return bodyOf(await request('GET', path, options))
    },
    async send(method, path, call = {}) {
      return bodyOf(await request(method, path, call))
    },
    async download(path, body, options = {}) {
      const method = body === undefined ? 'GET' : 'POST'
      return (await request(method, path, { ...options, body })).blob()
    },
    async stream(path, body, options = {}) {
      const { body: bytes } = await request('POST', path, { ...options, body })
      return bytes ?? new Blob([]).stream()
    },
    async *lines(path, body, options = {}) {
      const headers = { ...options.headers, Accept: 'application/x-ndjson' }
      const method = body === undefined ? 'GET' : 'POST'
      const { body: stream } = await request(method, path, { ...options, headers, body })
      if (stream === null) return
      try {
        yield* readLines(stream)
      } catch (error) {
        if (options.signal?.aborted) throw error
        throw failureWithoutAnswer()
      }
    },
  }
}

async function watched(onAnswer: OnAnswer, answer: () => Promise<Response>): Promise<Response> {
  try {
    const response = await answer()
    onAnswer(response.status === 503 ? 'database-lost' : 'connected')
    return response
  } catch (error) {
    if (error instanceof ApiFailure) onAnswer('studio-lost')
    throw error
  }
}

function requestInit(method: string, call: Call, token: string | undefined): RequestInit {
  const headers: Record<string, string> = { ...call.headers }
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
  if (call.body !== undefined) headers['Content-Type'] = 'application/json'
  return {
    method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  }
}

async function answerOf(path: string, init: RequestInit, query: Query = {}): Promise<Response> {
  try {
    return await fetch(path + queryText(query), init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw failureWithoutAnswer()
  }
}

/** `?a=1&b=2`, or nothing; what is undefined is left out. */
function queryText(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

async function bodyOf<T>(response: Response): Promise<T> {
  return response.status === 204 ? JSON.parse('null') : await response.json()
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const text = await response.text()
  try {
    const body: ErrorBody = JSON.parse(text)
    return new ApiFailure(response.status, body)
  } catch {
    return new ApiFailure(response.status, NOT_OURS)
  }
}

/** An error without a body of ours, of a proxy perhaps. */
const NOT_OURS: ErrorBody = {
  error: { code: 'internal', message: 'internal error', requestId: '' },
}
