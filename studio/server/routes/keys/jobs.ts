import { KeyDeletion } from '../../../../runtime/key-value/edit/delete-keys.ts'
import { emptyReport, measureMemory } from '../../../../runtime/key-value/scan/memory-report.ts'
import {
  type Job,
  job,
  type JobList,
  jobList,
  memoryRequest,
  startedJob,
} from '../../../api/keys/jobs.ts'
import {
  type DeleteAnswer,
  deleteAnswer,
  type DeleteRequest,
  deleteRequest,
} from '../../../api/keys/keys.ts'
import { Refusal, refusal } from '../../failure/refusal.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { bytesOf } from '../../keys/bytes.ts'
import { countWork, deleteWork, failing } from '../../keys/delete-by-pattern.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'
import { shownMemory } from '../../keys/shown-memory.ts'
import type { Answer, RouteRequest } from '../../routing/route.ts'
import { bodyRoute, type KeyRoute, route } from './key-route.ts'

export const jobRoutes: readonly KeyRoute[] = [
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/keys/delete', body: deleteRequest, answers: deleteAnswer },
      summary: 'Deletes keys by their names, or by a pattern as a job; or counts them only',
      startsJob: 'sometimes',
    },
    async (body, request, studio) => {
      if (studio.readOnly && !body.dryRun) throw new Refusal('read_only')
      if ((body.keys === undefined) === (body.match === undefined))
        throw refusal('bad_request', 'either keys or match says what is deleted')
      return body.keys === undefined
        ? byPattern(body, studio, request)
        : byNames(body, studio, request)
    },
  ),
  bodyRoute(
    {
      ...{ method: 'POST', url: '/api/kv/memory', body: memoryRequest, answers: startedJob },
      summary: 'Measures what takes the memory, as a job',
      startsJob: 'always',
    },
    async ({ database, match, separator = ':', depth = 1 }, { id }, studio) => {
      const link = await linkOf(studio, database)
      const report = emptyReport()
      const wish = {
        ...{ filter: filterOf({ match }), depth, separator: Buffer.from(separator) },
      }
      const started = studio.jobs.start({
        ...aboutOf('memory', { database, match }, studio),
        onFailure: logTo(studio, id),
        work: failing(async (progress, signal) => {
          progress.follow(() => ({
            ...{ scanned: report.scanned, total: report.total, found: report.keys },
            memory: shownMemory(report),
          }))
          await measureMemory(link, report, { wish, signal })
        }),
      })
      return accepted(started)
    },
  ),
  route(
    { method: 'GET', url: '/api/jobs', summary: 'The jobs, newest first', answers: jobList },
    (_request, { jobs }) => ({ body: { jobs: [...jobs.list()] } satisfies JobList }),
  ),
  route(
    { method: 'GET', url: '/api/jobs/:id', summary: 'How far a job has come', answers: job },
    ({ params }, { jobs }) => ({ body: jobs.get(params['id'] ?? '') satisfies Job }),
  ),
  route(
    {
      ...{ method: 'DELETE', url: '/api/jobs/:id', answers: job },
      summary: 'Stops a job, which keeps what it has done',
    },
    async ({ params }, { jobs }) => ({ body: await jobs.cancel(params['id'] ?? '') }),
  ),
]

async function byNames(
  { keys = [], database, dryRun = false }: DeleteRequest,
  studio: KeyStudio,
  { signal }: RouteRequest,
): Promise<Answer> {
  const link = await linkOf(studio, database)
  const names = keys.map((key, at) => bytesOf(key, `keys.${at}`))
  const { store, journal } = studio
  const { result, timing } = await timed(async () => {
    if (dryRun) {
      const there = await link.sendAll(
        names.map((name) => ['EXISTS', name] as const),
        signal,
      )
      return { deleted: there.filter((each) => each === '1').length, undoId: undefined }
    }
    const wish = { link, database: database ?? store.database, journal, signal }
    const deletion = new KeyDeletion(wish)
    await deletion.delete(names)
    return deletion.finish()
  })
  const { deleted, undoId = null } = result
  return { body: { deleted, undoId, dryRun, timing } satisfies DeleteAnswer }
}

/** A pattern may fit millions of keys, so that nobody waits for it in a request. */
async function byPattern(
  { match = '', type, database, dryRun = false, confirm }: DeleteRequest,
  studio: KeyStudio,
  { id }: RouteRequest,
): Promise<Answer> {
  const link = await linkOf(studio, database)
  if (!dryRun && confirm !== match)
    throw refusal('confirm_required', 'the pattern is confirmed by itself', 'confirm')
  const filter = filterOf({ match, type })
  const started = studio.jobs.start({
    ...aboutOf(dryRun ? 'count' : 'delete', { database, match }, studio),
    onFailure: logTo(studio, id),
    work: dryRun
      ? countWork({ link, filter })
      : deleteWork({ link, filter, studio, database: database ?? studio.store.database }),
  })
  return accepted(started)
}

interface Filtered {
  readonly match?: string | undefined
  readonly type?: string | undefined
}

function filterOf({ match, type }: Filtered) {
  return { match: match === undefined ? undefined : Buffer.from(match), type }
}

interface About extends Filtered {
  readonly database?: number | undefined
}

function aboutOf(kind: Job['kind'], { database, match }: About, { store }: KeyStudio) {
  return { kind, database: database ?? store.database, match: match ?? null }
}

function accepted(started: Job): Answer {
  return { status: 202, headers: { location: `/api/jobs/${started.id}` }, body: { job: started } }
}

function logTo({ log }: KeyStudio, id: string) {
  return (error: unknown) =>
    log(`${id} a job failed: ${error instanceof Error ? error.message : String(error)}`)
}
