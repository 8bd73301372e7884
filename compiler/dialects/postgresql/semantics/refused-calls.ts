import type { PlacedCall, RefusedCalls } from '../../places.ts'

const all = ['aggregate', 'window', 'set-returning'] as const satisfies readonly PlacedCall[]

/** What `check_agglevels_and_constraints`, `transformWindowFuncCall` and `check_srf_call_placement` refuse. */
export const refusedCalls: RefusedCalls = {
  WHERE: all,
  ON: all,
  'GROUP BY': ['aggregate', 'window'],
  HAVING: ['window', 'set-returning'],
  LIMIT: all,
  VALUES: all,
  'the only row of VALUES': ['aggregate', 'window'],
  SET: all,
  WHEN: all,
  RETURNING: all,
  FILTER: all,
  'a function in FROM': all,
  'a subquery in FROM': ['aggregate'],
  'an aggregate': all,
  'a window function': ['window', 'set-returning'],
  'a window': ['window'],
  'a frame': all,
  CASE: ['set-returning'],
  COALESCE: ['set-returning'],
  'a condition': ['set-returning'],
}
