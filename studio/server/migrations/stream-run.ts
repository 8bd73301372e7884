import type { MigrationEvent } from '../../api/migrations.ts'
import type { Answer, RouteRequest } from '../routing/route.ts'
import { streamEvents } from '../routing/stream-events.ts'
import type { Studio } from '../studio.ts'
import { migrationRefusal } from './migration-refusal.ts'
import type { RunWatch } from './run-migrations.ts'

type Ran = Extract<MigrationEvent, { readonly event: 'done' }>['answer']

/**
 * Runs files and answers when they are done; a client that takes events is told of each statement as it is done, a line
 * each.
 */
export function streamRun(
  request: RouteRequest,
  studio: Studio,
  run: (watch: RunWatch) => Promise<Ran>,
): Promise<Answer> {
  const { signal } = request
  const attempt = async (tell: RunWatch['tell']) => {
    try {
      return await run({ signal, tell })
    } catch (error) {
      throw await migrationRefusal(error, studio)
    }
  }
  return streamEvents(request, studio, { url: '/api/migrations', run: attempt })
}
