import { seedAnswer, type SeedEvent, tableSeed } from '../../../api/seeds.ts'
import { seedTable } from '../../rows/seed-table.ts'
import { bodyRoute, type RelationalRoute } from './relational-route.ts'
import { streamEvents } from '../../routing/stream-events.ts'
import { EVENTS_TYPE } from '../../sql/stream-script.ts'
import { requestedTable } from '../../tables/find-table.ts'

const URL = '/api/tables/:table/seed'

type Told = Extract<SeedEvent, { readonly event: 'rows' }>

export const seedRoutes: readonly RelationalRoute[] = [
  bodyRoute(
    {
      method: 'POST',
      url: URL,
      summary: 'Adds made-up rows that obey the keys and the conditions of the table',
      body: tableSeed,
      answers: seedAnswer,
      files: [EVENTS_TYPE],
      isWrite: true,
      isWhole: true,
    },
    async (wanted, request, studio) => {
      const relation = await requestedTable(request, studio, wanted.schema)
      const { signal } = request
      return streamEvents(request, studio, {
        url: URL,
        run: (tell: (event: Told) => void) =>
          seedTable(relation, wanted, { studio, watch: { signal, tell } }),
      })
    },
  ),
]
