import { applyPending, type FinishedMigration } from '../../../runtime/migrate/run/apply.ts'
import type { MigrationObserver, RunSettings } from '../../../runtime/migrate/run/migration-task.ts'
import { takeBack } from '../../../runtime/migrate/run/take-back.ts'
import type {
  ApplicationAnswer,
  MigrationApplication,
  MigrationEvent,
  MigrationRollback,
  RollbackAnswer,
  Trial,
} from '../../api/migrations.ts'
import type { Studio } from '../studio.ts'
import { admitHazards, kindsOf } from './admit-hazards.ts'
import { projectOf } from './known-migrations.ts'
import {
  describePlanned,
  planApplication,
  type PlannedApplication,
  planRollback,
} from './planned-run.ts'
import { tryRun } from './try-run.ts'

/** Who waits for a run. */
export interface RunWatch {
  /** Fires when nobody waits any longer: what has begun to change something goes on. */
  readonly signal: AbortSignal
  readonly tell: (event: MigrationEvent) => void
}

/** Applies what is pending, or says what would be. Throws Refusal, MigrationRefused and StatementFailed. */
export async function applyMigrations(
  body: MigrationApplication,
  watch: RunWatch,
  studio: Studio,
): Promise<ApplicationAnswer> {
  const plan = await planApplication(body, studio, watch.signal)
  const answer = describeApplication(plan, studio)
  if (body.dryRun === true) return { ...answer, dryRun: true, trial: await tried(plan, studio) }
  admitHazards(plan.hazards, body, plan.word)
  if (plan.planned.length === 0) return answer
  const { outOfOrder } = projectOf(studio)
  const ids = new Set(plan.planned.map(({ migration }) => migration.id))
  const finished = await running(studio, watch, (settings, observer) =>
    applyPending(plan.migrations, { ...settings, outOfOrder, ids }, observer),
  )
  return { ...answer, applied: finished.map(describeFinished) }
}

function describeApplication(plan: PlannedApplication, studio: Studio): ApplicationAnswer {
  return {
    dryRun: false,
    applied: [],
    planned: plan.planned.map((each) => {
      const { id, name } = each.migration
      return { id, name, up: describePlanned(each, plan, studio) }
    }),
    left: plan.left,
    confirm: plan.word ?? null,
    asks: kindsOf(plan.hazards),
    trial: null,
  }
}

/** What is applied in part would have to be run on a scratch database in part. */
async function tried(plan: PlannedApplication, studio: Studio): Promise<Trial | null> {
  if (plan.planned.length === 0) return null
  const planned = plan.planned.map(({ migration }) => migration)
  return tryRun({ applied: plan.applied, planned }, studio)
}

/** Takes the last migration back. Throws as `applyMigrations` does. */
export async function rollBackMigration(
  id: string,
  body: MigrationRollback,
  { watch, studio }: { readonly watch: RunWatch; readonly studio: Studio },
): Promise<RollbackAnswer> {
  const plan = await planRollback(id, studio, watch.signal)
  admitHazards(plan.hazards, body, plan.word)
  const way = { count: 1 }
  const finished = await running(studio, watch, (settings, observer) =>
    takeBack(plan.migrations, { ...settings, way, ids: new Set([id]) }, observer),
  )
  return { takenBack: finished.map(describeFinished) }
}

function describeFinished({ id, name, duration }: FinishedMigration) {
  return { id, name, milliseconds: Math.round(duration * 10) / 10 }
}

type Run = (
  settings: RunSettings & { readonly pathOf: (file: string) => string },
  observer: MigrationObserver,
) => Promise<readonly FinishedMigration[]>

/** Runs files; the schema is another one afterwards, however the run ends. */
async function running(
  studio: Studio,
  { signal: gone, tell }: RunWatch,
  run: Run,
): Promise<readonly FinishedMigration[]> {
  const { url, engine, dialect, lockTimeout, pathOf } = projectOf(studio)
  try {
    return await studio.migrationRuns.run(gone, ({ signal, begin }) => {
      const settings = { url, engine: engine.runner, dialect, lockTimeout, pathOf, signal }
      return run({ ...settings, tool: studio.version }, observerOf(tell, begin))
    })
  } finally {
    studio.forgetCatalog()
  }
}

function observerOf(tell: RunWatch['tell'], begin: () => void): MigrationObserver {
  return {
    onWait: (holder) => tell({ event: 'wait', holder }),
    onBlocked: (blockers) => tell({ event: 'blocked', blockers }),
    onRetry: () => tell({ event: 'retry' }),
    onStart: ({ migration: { id, name }, script }) => {
      begin()
      tell({ event: 'start', id, name, total: script.statements.length })
    },
    onStatement: ({ number, milliseconds }) =>
      tell({ event: 'statement', number, milliseconds: Math.round(milliseconds * 10) / 10 }),
    onEnd: ({ migration: { id } }, milliseconds) => tell({ event: 'end', id, milliseconds }),
  }
}
