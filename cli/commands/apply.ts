import type { Renderable } from '../../compiler/diagnostics/render.ts'
import {
  applyPending,
  type ApplySettings,
  type PendingMigration,
  pendingOf,
} from '../../runtime/migrate/run/apply.ts'
import type { HazardKind } from '../../runtime/migrate/step.ts'
import type { Invocation } from '../invocation.ts'
import { admitFiles } from '../migrate/hazards/admit-files.ts'
import { allowedKinds } from '../migrate/hazards/allowed-kinds.ts'
import { countOption } from '../migrate/count-option.ts'
import { dryRunText } from '../migrate/dry-run-text.ts'
import { faultsOf } from '../migrate/faults-of.ts'
import { interruptible } from '../migrate/interruptible.ts'
import { type OpenedMigrations, openMigrations } from '../migrate/open-migrations.ts'
import { readState } from '../migrate/read-state.ts'
import { collecting, endRun, type RunReport } from '../migrate/run-report.ts'
import { runSettings } from '../migrate/run-settings.ts'
import { showRun, showWaiting } from '../migrate/show-run.ts'
import { withoutWayBack } from '../migrate/without-way-back.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { refuse } from '../terminal/report.ts'

export interface ApplyOptions {
  readonly environment: string | undefined
  /** As written. */
  readonly count: string | undefined
  readonly dryRun: boolean
  readonly outOfOrder: boolean
  readonly json: boolean
  /** As written. */
  readonly allow: string | undefined
}

/** `quarry apply`: runs the migrations that are pending. */
export async function apply(options: ApplyOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const count = countOption(options.count, Number.MAX_SAFE_INTEGER)
  if (typeof count !== 'number') return refuse(count, terminal)
  const allowed = allowedKinds(options.allow)
  if ('code' in allowed) return refuse(allowed, terminal)
  const opened = await openMigrations(options.environment, invocation)
  const printed = { verb: 'applied', json: options.json, terminal } as const
  if (opened.kind === 'refused') {
    const { findings } = opened
    return endRun({ ...nothing, diagnostics: findings.diagnostics }, findings, printed)
  }
  const found = await applyOpened(opened, { options, count, allowed, invocation })
  return endRun(found, opened, printed)
}

const nothing: RunReport = { finished: [], diagnostics: [], note: '' }

interface Wanted {
  readonly options: ApplyOptions
  readonly count: number
  readonly allowed: ReadonlySet<HazardKind>
  readonly invocation: Invocation
}

async function applyOpened(opened: OpenedMigrations, wanted: Wanted): Promise<RunReport> {
  const { options, count } = wanted
  try {
    const known = await readState(opened)
    const outOfOrder = options.outOfOrder ? 'apply' : opened.config.migrate.outOfOrder
    const pending = pendingOf(known, { outOfOrder, pathOf: opened.pathOf })
    const chosen = pending.slice(0, count)
    const warnings = withoutWayBack(chosen.map(({ migration }) => migration))
    if (chosen.length === 0) return { ...nothing, note: emptyNote(known.length, opened) }
    if (options.dryRun) return dryRun(chosen, warnings, wanted)
    const planned = chosen.map((each) => ({ ...each, script: each.migration.up }))
    const refused = await admitFiles(planned, opened, wanted)
    if (refused.length > 0) return { ...nothing, diagnostics: [...warnings, ...refused] }
    // What becomes pending meanwhile is not applied: nobody has seen it.
    const ids = new Set(chosen.map(({ migration }) => migration.id))
    const settings = (signal: AbortSignal) => ({
      ...runSettings(opened, signal),
      outOfOrder,
      ids,
    })
    return await run(opened, { settings, warnings, left: pending.length - chosen.length }, wanted)
  } catch (error) {
    return { ...nothing, diagnostics: faultsOf(error, opened.engine) }
  }
}

function emptyNote(known: number, { config }: OpenedMigrations): string {
  if (known > 0) return 'nothing is pending'
  return `${config.migrationsPath.value} has no migrations`
}

function dryRun(
  chosen: readonly PendingMigration[],
  warnings: readonly Renderable[],
  { options, invocation: { terminal } }: Wanted,
): RunReport {
  if (!options.json) terminal.out(dryRunText(chosen, terminal.paint))
  const count = `${chosen.length} ${chosen.length === 1 ? 'migration' : 'migrations'}`
  const planned = chosen.map(({ migration: { id, name, up }, row }) => ({
    id,
    name,
    statements: up.statements.slice(row?.done ?? 0).map(({ text }) => text),
  }))
  return { finished: [], diagnostics: warnings, note: `${count} would be applied`, planned }
}

interface PlannedRun {
  readonly settings: (signal: AbortSignal) => ApplySettings
  readonly warnings: readonly Renderable[]
  readonly left: number
}

async function run(
  { engine, migrations }: OpenedMigrations,
  { settings, warnings, left }: PlannedRun,
  { options, invocation }: Wanted,
): Promise<RunReport> {
  const { terminal, interrupts } = invocation
  const shown = options.json ? showWaiting(terminal) : showRun(terminal)
  const { observer, finished } = collecting(shown)
  try {
    await interruptible(interrupts, (signal) =>
      applyPending(migrations, settings(signal), observer),
    )
    const note = finished.length === 0 ? 'another run has applied them' : leftNote(left)
    return { finished, diagnostics: warnings, note }
  } catch (error) {
    return { finished, diagnostics: [...warnings, ...faultsOf(error, engine)], note: '' }
  }
}

function leftNote(left: number): string {
  return left === 0 ? '' : `${left} pending`
}
