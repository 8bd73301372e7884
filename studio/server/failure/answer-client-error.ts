import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '../../api/error.ts'
import { securityHeaders } from '../guard/security-headers.ts'
import { errorAnswer } from './answer-of-error.ts'

const statuses: Readonly<Record<string, readonly [number, ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
}

/** Answers what is no request of HTTP, or one that does not end: nothing else ever sees it. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  // The client has gone, or an answer is on its way already.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code] = statuses[error.code ?? ''] ?? [400, 'bad_request']
  const body = JSON.stringify(errorAnswer(code, randomUUID()).body)
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
