import type { ErrorCode } from '../../api/error.ts'
import { type GuardedRequest, headerValues } from './guarded-request.ts'

/** Of every request: 10 MB. */
export const BODY_BYTES = 10 * 1024 * 1024

/** Only JSON in UTF-8, without compression, and not more of it than fits. */
export function refuseContent(request: GuardedRequest): ErrorCode | undefined {
  const [type] = headerValues(request, 'content-type')
  const [length] = headerValues(request, 'content-length')
  const [encoding = 'identity'] = headerValues(request, 'content-encoding')
  if (encoding.toLowerCase() !== 'identity') return 'unsupported_type'
  if (Number(length ?? 0) > BODY_BYTES) return 'too_large'
  const hasBody = Number(length ?? 0) > 0 || headerValues(request, 'transfer-encoding').length > 0
  if (type === undefined) return hasBody ? 'unsupported_type' : undefined
  return isJson(type) ? undefined : 'unsupported_type'
}

function isJson(type: string): boolean {
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i.test(type)
}
