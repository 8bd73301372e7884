import { comparisonRequest, schemaComparison, schemaSideList } from '../../../api/compare.ts'
import type { ComparableSide } from '../../compare/comparable-side.ts'
import { comparableSides } from '../../compare/comparable-sides.ts'
import { compareSchemas } from '../../compare/compare-schemas.ts'
import { answered } from '../../migrations/answered.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'

export const compareRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/schema/sides',
      summary: 'The schemas that can be compared',
      answers: schemaSideList,
    },
    (_request, studio) => ({ body: { sides: comparableSides(studio).map(described) } }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/schema/compare',
      isRead: true,
      summary: 'What two schemas differ in, and the SQL there and back; nothing is written',
      body: comparisonRequest,
      answers: schemaComparison,
    },
    async (wanted, { signal }, studio) => ({
      body: await answered(studio, () => compareSchemas(wanted, studio, signal)),
    }),
  ),
]

function described({ read: _, ...side }: ComparableSide) {
  return side
}
