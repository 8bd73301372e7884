import type { ErrorCode } from '../../api/error.ts'
import { type GuardedRequest, headerValues } from './guarded-request.ts'

/** Headers whose second value is dropped by Node, so that two readers would see two requests. */
const SINGLE = ['host', 'content-type', 'content-length', 'content-encoding', 'origin']

/** A request has one Host, and names its target by a path whose percent signs can be read. */
export function refuseShape(request: GuardedRequest): ErrorCode | undefined {
  if (headerValues(request, 'host').length !== 1) return 'bad_request'
  if (SINGLE.some((name) => headerValues(request, name).length > 1)) return 'bad_request'
  return isPath(request.target) ? undefined : 'bad_request'
}

function isPath(target: string): boolean {
  return target.startsWith('/') && canDecode(target) && !/[^\x21-\x7e]/.test(target)
}

function canDecode(target: string): boolean {
  try {
    decodeURIComponent(target)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
