import { BODY_BYTES } from './guard/content.ts'
import type { StudioFacts } from './served-studio.ts'

/** What `/api/meta` says in every variant of the studio. */
export function sharedMeta({
  version,
  address,
  environment,
  readOnly,
  statementTimeout,
}: StudioFacts) {
  return {
    ...{ apiVersion: 1 as const, version, address, readOnly },
    environment: environment ?? null,
    limits: { bodyBytes: BODY_BYTES, statementTimeoutMs: statementTimeout },
  }
}
