import { unavailable, type Found, type Unavailable } from './engine.ts'

export type Place = () => Promise<Found | Unavailable>

/** What the first place that has the engine says; else every reason, joined. A place that throws counts as one without it. */
export async function firstFound(places: readonly Place[]): Promise<Found | Unavailable> {
  const reasons: string[] = []
  for (const place of places) {
    const outcome = await outcomeOf(place)
    if (outcome.kind === 'found') return outcome
    reasons.push(outcome.reason)
  }
  return unavailable(reasons.join('; '))
}

async function outcomeOf(place: Place): Promise<Found | Unavailable> {
  try {
    return await place()
  } catch (error) {
    return unavailable(error instanceof Error ? error.message : String(error))
  }
}
