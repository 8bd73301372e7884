import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { hidePassword } from '../../runtime/connection-failed.ts'
import { DatabaseFailure } from '../../runtime/database-failure.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { isSameEngine, seedEngineOf } from '../../runtime/registry.ts'
import { type ChosenTables, chooseTables } from '../../runtime/seed/choose-tables.ts'
import { planSeed } from '../../runtime/seed/plan-seed.ts'
import type { SeedWish } from '../../runtime/seed/plan/seed-wish.ts'
import type { TablePlan } from '../../runtime/seed/plan/table-plan.ts'
import { seed } from '../../runtime/seed/seed.ts'
import { seedFault, SeedRefused } from '../../runtime/seed/seed-faults.ts'
import { openProject } from '../config/open-project.ts'
import { openWanted } from '../database/open-wanted.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { boundHeap } from '../process/bounded-heap.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { type SeedArguments, seedWish } from '../seed/seed-arguments.ts'
import { databaseOfProject } from '../database/find-address.ts'
import { hasErrors, refuse, report } from '../terminal/report.ts'
import { grouped, rowProgress } from '../terminal/row-progress.ts'

export interface SeedOptions extends SeedArguments {
  readonly environment: string | undefined
  readonly yes: boolean
  readonly json: boolean
}

/** A day, in milliseconds: reading what is there takes as long as it takes. */
const STATEMENT_TIMEOUT = 86_400_000

/** `quarry seed`: fills the tables of a database with made-up rows. */
export async function seedDatabase(
  options: SeedOptions,
  invocation: Invocation,
): Promise<ExitCode> {
  const { terminal, location } = invocation
  const project = openProject(location)
  const { config, root } = project
  if (config === undefined || hasErrors(project.diagnostics)) {
    report(project, terminal)
    return exitCode.error
  }
  const { environment } = options
  const found = databaseOfProject({ config, root, environment }, invocation.environment)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const { dialect } = config
  if (!isSameEngine(found.url, dialect.value)) {
    const diagnostics = [fault('other-provider', { provider: dialect.value }, dialect.place)]
    report({ ...project, diagnostics }, terminal)
    return exitCode.error
  }
  const wish = seedWish(options, config.seed)
  if ('code' in wish) return refuse(wish, terminal)
  const opened = await openWanted(found.url, {
    readOnly: false,
    connections: 2,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  if ('code' in opened) return refuse(opened, terminal)
  try {
    return await seedOpened(opened, { options, invocation, wish, url: found.url })
  } finally {
    await opened.database.close()
  }
}

interface Wanted {
  readonly options: SeedOptions
  readonly invocation: Invocation
  readonly wish: SeedWish
  readonly url: string
}

async function seedOpened(opened: OpenDatabase, wanted: Wanted): Promise<ExitCode> {
  const { terminal } = wanted.invocation
  const seeded = await toldFaults(async () => {
    const chosen = await chooseTables(wanted.wish, opened, {})
    if (chosen.kind === 'unknown') return fault('unknown-table', chosen, undefined)
    if (chosen.kind === 'unknown-setting') return fault('unknown-seed-table', chosen, undefined)
    const refused = await confirm(chosen, wanted)
    return refused ?? (await run(chosen, opened, wanted))
  })
  if ('code' in seeded) return refuse(seeded, terminal)
  tell(seeded.plans, wanted)
  return exitCode.clean
}

interface Seeded {
  readonly plans: readonly TablePlan[]
}

/** What the database refuses is told, all else is a fault of quarry. */
async function toldFaults(work: () => Promise<Seeded | Renderable>): Promise<Seeded | Renderable> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SeedRefused) return error.fault
    if (!(error instanceof DatabaseFailure)) throw error
    const { cause } = error
    const reason = cause instanceof Error ? cause.message : error.message
    return fault('seed-refused', { reason }, undefined)
  }
}

/** Names what dies and asks; undefined where it may. What is empty dies unasked. */
async function confirm(
  { emptied }: ChosenTables,
  { url, options, invocation: { ask, terminal } }: Wanted,
): Promise<Renderable | undefined> {
  const dying = emptied.filter(({ rows }) => rows > 0)
  if (dying.length === 0 || options.yes) return undefined
  const named = dying.map(({ name, rows }) => `${name} (${rowsText(rows)})`)
  if (ask === undefined) return seedFault('unconfirmed-truncate', { tables: named })
  const { errorPaint: paint } = terminal
  terminal.err(`${paint.bold(hidePassword(url))} loses all rows of these tables:\n`)
  for (const line of named) terminal.err(`  ${paint.red(line)}\n`)
  const isMeant = await ask('Delete these rows and seed the tables again?')
  return isMeant ? undefined : migrationFault('not-confirmed', {}, undefined)
}

function rowsText(rows: number): string {
  return rows === 1 ? '1 row' : `${grouped(rows)} rows`
}

/** An interruption, as a failure, ends the connection: the database takes the transaction back. */
async function run(
  chosen: ChosenTables,
  opened: OpenDatabase,
  { wish, url, options, invocation: { terminal, interrupts } }: Wanted,
): Promise<Seeded> {
  boundHeap()
  const engine = await seedEngineOf(url)
  const plans = await planSeed(chosen, { wish, opened, engine, options: {} })
  const session = await engine.open(url)
  const progress = rowProgress(
    options.json ? { ...terminal, errorColumns: undefined } : terminal,
    () => performance.now(),
  )
  const undo = async () => {
    progress.end()
    await session.close()
  }
  await interrupts.undoing(undo, () => seed(plans, chosen.emptied, { session, observer: progress }))
  return { plans }
}

function tell(plans: readonly TablePlan[], { options, wish, invocation }: Wanted): void {
  const { terminal } = invocation
  const tables = plans.map(({ name, count }) => ({ name, rows: count }))
  if (options.json) {
    terminal.out(`${JSON.stringify({ version: 1, seed: wish.seed, tables }, undefined, 2)}\n`)
    return
  }
  for (const { name, rows } of tables) terminal.out(`${grouped(rows).padStart(12)}  ${name}\n`)
  if (tables.length === 0) terminal.out('the database has no tables\n')
}
