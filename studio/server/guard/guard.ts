import type { ErrorCode } from '../../api/error.ts'
import { refuseContent } from './content.ts'
import { corsHeaders, preflightHeaders } from './cross-origin.ts'
import { Guessing } from './guessing.ts'
import { type GuardedRequest, headerValues, isOfApi } from './guarded-request.ts'
import { hostName } from './host.ts'
import { isAllowedOrigin } from './origin.ts'
import { refuseShape } from './request-shape.ts'
import { tokenCheck } from './token.ts'

export interface GuardSettings {
  /** The names that a Host may have, in lower case, IPv6 addresses in brackets. */
  readonly hosts: ReadonlySet<string>
  /** Undefined: none is asked for. */
  readonly token: string | undefined
  /** Milliseconds of a clock. */
  readonly now: () => number
}

type Headers = Readonly<Record<string, string>>

/** What becomes of a request: it goes on, it is answered at once, or it is refused. */
export type Verdict =
  | { readonly kind: 'pass'; readonly headers: Headers }
  | { readonly kind: 'preflight'; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly headers: Headers }

/**
 * Judges every request before anything else looks at it: its shape, its Host, where it comes from,
 * its token, its content. No route can be left out.
 */
export function createGuard(settings: GuardSettings): (request: GuardedRequest) => Verdict {
  const refuseToken = tokenRule(settings)
  return (request) => {
    const shape = refuseShape(request)
    if (shape) return refused(shape)
    if (!hasAllowedHost(request, settings.hosts)) return refused('forbidden')
    if (!comesFromAllowedPlace(request)) return refused('forbidden')
    const [origin] = headerValues(request, 'origin')
    const headers = origin === undefined ? {} : corsHeaders(origin)
    if (isPreflight(request))
      return { kind: 'preflight', headers: { ...headers, ...preflightHeaders } }
    const unauthorized = isOfApi(request) ? refuseToken(request) : undefined
    if (unauthorized) return refused(unauthorized, { ...headers, 'www-authenticate': 'Bearer' })
    const content = refuseContent(request)
    return content ? refused(content, headers) : { kind: 'pass', headers }
  }
}

function refused(code: ErrorCode, headers: Headers = {}): Verdict {
  return { kind: 'refused', code, headers }
}

function hasAllowedHost(request: GuardedRequest, hosts: ReadonlySet<string>): boolean {
  const name = hostName(headerValues(request, 'host')[0] ?? '')
  return name !== undefined && hosts.has(name)
}

/** By its Origin; a request without one must not come from another site, if it is for the API. */
function comesFromAllowedPlace(request: GuardedRequest): boolean {
  const [origin] = headerValues(request, 'origin')
  const [host = ''] = headerValues(request, 'host')
  if (origin !== undefined) return isAllowedOrigin(origin, host)
  const sites = headerValues(request, 'sec-fetch-site')
  return !isOfApi(request) || sites.every((site) => site === 'same-origin' || site === 'none')
}

function isPreflight(request: GuardedRequest): boolean {
  const isAsked = headerValues(request, 'access-control-request-method').length > 0
  return request.method === 'OPTIONS' && isAsked && headerValues(request, 'origin').length > 0
}

function tokenRule({
  token,
  now,
}: GuardSettings): (request: GuardedRequest) => ErrorCode | undefined {
  if (token === undefined) return () => undefined
  const hasToken = tokenCheck(token)
  const guessing = new Guessing()
  return (request) => {
    if (hasToken(request)) return undefined
    return guessing.isTooFast(now()) ? 'too_many_requests' : 'unauthorized'
  }
}
