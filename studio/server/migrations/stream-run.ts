import { PassThrough } from 'node:stream'
import type { MigrationEvent } from '../../api/migrations.ts'
import { answerOfError } from '../failure/answer-of-error.ts'
import { failureLine } from '../failure/failure-line.ts'
import { isForLog } from '../failure/is-for-log.ts'
import type { Answer, RouteRequest } from '../routing/route.ts'
import { EVENTS_TYPE } from '../sql/stream-script.ts'
import type { Studio } from '../studio.ts'
import { migrationRefusal } from './migration-refusal.ts'
import type { RunWatch } from './run-migrations.ts'

type Ran = Extract<MigrationEvent, { readonly event: 'done' }>['answer']

/**
 * Runs files and answers when they are done; a client that takes events is told of each statement as it is done, a line
 * each.
 */
export async function streamRun(
  { id, headers, signal }: RouteRequest,
  studio: Studio,
  run: (watch: RunWatch) => Promise<Ran>,
): Promise<Answer> {
  const attempt = async (tell: RunWatch['tell']) => {
    try {
      return await run({ signal, tell })
    } catch (error) {
      throw await migrationRefusal(error, studio)
    }
  }
  if (headers['accept'] !== EVENTS_TYPE) return { body: await attempt(() => undefined) }
  const bytes = new PassThrough()
  const tell = (event: MigrationEvent) => void bytes.write(`${JSON.stringify(event)}\n`)
  const follow = async () => {
    try {
      tell({ event: 'done', answer: await attempt(tell) })
    } catch (error) {
      const where = { id, method: 'POST', url: '/api/migrations' }
      if (isForLog(error)) studio.log(failureLine(error, where))
      const { status, body } = answerOfError(error, id)
      tell({ event: 'failure', status, body })
    }
    bytes.end()
  }
  void follow()
  return { bytes, headers: { 'content-type': `${EVENTS_TYPE}; charset=utf-8` } }
}
