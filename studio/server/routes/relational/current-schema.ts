import { DatabaseFailure } from '../../../../runtime/database-failure.ts'
import { Refusal } from '../../failure/refusal.ts'
import type { RelationalRoute } from './relational-route.ts'

/**
 * Returns the route so that a request which fails over a name is tried once more with the schema as it is now: another
 * client may have renamed, dropped or made something since it was read. What may have changed something is not tried
 * again.
 */
export function withCurrentSchema(route: RelationalRoute): RelationalRoute {
  const { method, isRead = false, isWhole = false } = route
  if (method !== 'GET' && !isRead && !isWhole) return route
  return {
    ...route,
    async run(request, body, studio) {
      try {
        return await route.run(request, body, studio)
      } catch (error) {
        // A broken constraint, too, may be one that was made since.
        if (isAboutName(error) || error instanceof DatabaseFailure) studio.forgetCatalog()
        if (!isAboutName(error)) throw error
        return route.run(request, body, studio)
      }
    },
  }
}

function isAboutName(error: unknown): boolean {
  if (error instanceof DatabaseFailure) return error.facts.kind === 'unknown-name'
  if (!(error instanceof Refusal) || error.code !== 'not_found') return false
  return error.parts.details?.[0]?.path === 'table'
}
