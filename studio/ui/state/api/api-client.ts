import type { ErrorBody } from '../../../api/error.ts'
import {
  ApiFailure,
  failureWithoutAnswer,
  isUnanswered,
  writeWithoutAnswer,
} from './api-failure.ts'
import { readLines } from './read-lines.ts'
import { requestKey } from './request-key.ts'

export type QueryValue = string | number | boolean | undefined
export type Query = Readonly<Record<string, QueryValue>>

export interface SendOptions {
  readonly query?: Query
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Requests that write carry a key, under which they are done once. Where the connection breaks before the answer is
 * there, they are sent once more under the same key.
 */
export interface ApiClient {
  get<T>(path: string, options?: SendOptions): Promise<T>
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call?: Call): Promise<T>
  /** Asks by a POST, which writes nothing. */
  read<T>(path: string, call?: Omit<Call, 'key'>): Promise<T>
  /** The bytes of an answer that is saved as a file. */
  download(path: string, body: unknown, options?: SendOptions): Promise<Blob>
  /** The bytes of a long answer while they arrive. */
  stream(
    path: string,
    body: unknown,
    options?: SendOptions,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** The lines of an answer as they come: to a GET where there is no body, and else to a POST, which may write. */
  lines(path: string, body: unknown, options?: KeyedOptions): AsyncIterable<string>
}

interface KeyedOptions extends SendOptions {
  /** That of what the person wants, where it may be asked for again; otherwise a new one. */
  readonly key?: string
}

export interface Call extends KeyedOptions {
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
  const request = async (
    method: string,
    path: string,
    { willRepeat = false, ...call }: Call & { readonly willRepeat?: boolean },
  ): Promise<Response> => {
    const tell: OnAnswer = (answer) => {
      if (answer !== 'studio-lost' || !willRepeat) onAnswer(answer)
    }
    const response = await watched(tell, () =>
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
      const keyed = withKey(call)
      return twice(keyed, async (willRepeat) =>
        bodyOf(await request(method, path, { ...keyed, willRepeat })),
      )
    },
    async read(path, call = {}) {
      return bodyOf(await request('POST', path, call))
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
      const isWrite = body !== undefined
      const given = { ...options, headers, body }
      const call = isWrite ? withKey(given) : given
      let told = 0
      for (let isLast = !isWrite; ; isLast = true) {
        try {
          const { body: stream } = await request(isWrite ? 'POST' : 'GET', path, {
            ...call,
            willRepeat: !isLast,
          })
          let number = 0
          for await (const line of stream === null ? [] : readLines(stream)) {
            number += 1
            if (number <= told) continue
            told = number
            yield line
          }
          return
        } catch (error) {
          if (options.signal?.aborted || (error instanceof ApiFailure && !isUnanswered(error)))
            throw error
          if (isLast) throw isWrite ? writeWithoutAnswer() : failureWithoutAnswer()
          await pause()
        }
      }
    },
  }
}

/** Milliseconds after which a request is sent once more. */
const PAUSE = 300

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE))
}

function withKey({ key = requestKey(), ...call }: Call): Call {
  return { ...call, headers: { ...call.headers, 'Idempotency-Key': key } }
}

/** Does work once more that was not answered. */
async function twice<T>({ signal }: Call, work: (willRepeat: boolean) => Promise<T>): Promise<T> {
  try {
    return await work(true)
  } catch (error) {
    if (!isUnanswered(error) || signal?.aborted) throw error
  }
  await pause()
  try {
    return await work(false)
  } catch (error) {
    throw isUnanswered(error) && !signal?.aborted ? writeWithoutAnswer() : error
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

/** Throws the failure of a request that was not answered where the connection breaks before the end of the body. */
async function bodyOf<T>(response: Response): Promise<T> {
  if (response.status === 204) return JSON.parse('null')
  const text = await response.text().catch((error: unknown) => {
    throw error instanceof TypeError ? failureWithoutAnswer() : error
  })
  return JSON.parse(text)
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
