import { refusal } from '../failure/refusal.ts'
import type { RouteRequest } from '../routing/route.ts'

/** Throws Refusal unless the name of what is destroyed was typed. */
export function checkConfirmed({ query }: RouteRequest, name: string): void {
  if (query.get('confirm') === name) return
  throw refusal('confirm_required', 'the name of what is destroyed confirms it', 'confirm')
}
