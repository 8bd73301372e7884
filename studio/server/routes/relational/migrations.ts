import {
  applicationAnswer,
  migrationApplication,
  migrationCreation,
  migrationDetail,
  migrationDraft,
  migrationList,
  migrationPreview,
  migrationRollback,
  rollbackAnswer,
} from '../../../api/migrations.ts'
import { answered } from '../../migrations/answered.ts'
import { createMigration, previewMigration } from '../../migrations/create-migration.ts'
import { listMigrations, showMigration } from '../../migrations/list-migrations.ts'
import { applyMigrations, rollBackMigration } from '../../migrations/run-migrations.ts'
import { streamRun } from '../../migrations/stream-run.ts'
import { choiceOf } from '../../routing/read-query.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'
import { EVENTS_TYPE } from '../../sql/stream-script.ts'

const URL = '/api/migrations'

export const migrationRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: URL,
      summary: 'The migrations of the project, and what the database has of them',
      query: ['drift'],
      answers: migrationList,
    },
    async ({ query, signal }, studio) => {
      const wantsDrift = choiceOf(query, 'drift', ['true', 'false']) === 'true'
      const body = await answered(studio, () => listMigrations({ wantsDrift }, studio, signal))
      return { body }
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: URL,
      summary: 'Writes the files of a migration',
      body: migrationCreation,
      answers: migrationDetail,
      isCreation: true,
      isWrite: true,
    },
    async (wanted, { signal }, studio) =>
      answered(studio, async () => {
        const id = await createMigration(wanted, studio, signal)
        const body = await showMigration(id, studio, signal)
        return { status: 201, headers: { location: `${URL}/${id}` }, body }
      }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: `${URL}/preview`,
      summary: 'The files that would be written, tried on a scratch database',
      body: migrationDraft,
      answers: migrationPreview,
      isWrite: true,
    },
    async (draft, { signal }, studio) => ({
      body: await answered(studio, () => previewMigration(draft, studio, signal)),
    }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: `${URL}/apply`,
      summary: 'Applies what is pending, the oldest first; a dry run says what would be',
      body: migrationApplication,
      answers: applicationAnswer,
      files: [EVENTS_TYPE],
      isWrite: true,
    },
    (wanted, request, studio) =>
      streamRun(request, studio, (watch) => applyMigrations(wanted, watch, studio)),
  ),
  route(
    { method: 'GET', url: `${URL}/:id`, summary: 'A migration', answers: migrationDetail },
    async ({ params, signal }, studio) => ({
      body: await answered(studio, () => showMigration(params['id'] ?? '', studio, signal)),
    }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: `${URL}/:id/rollback`,
      summary: 'Takes the last migration back',
      body: migrationRollback,
      answers: rollbackAnswer,
      files: [EVENTS_TYPE],
      isWrite: true,
    },
    (wanted, request, studio) =>
      streamRun(request, studio, (watch) =>
        rollBackMigration(request.params['id'] ?? '', wanted, { watch, studio }),
      ),
  ),
]
