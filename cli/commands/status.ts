import type { FiledMigration } from '../../runtime/migrate/run/files/migration.ts'
import { judgeHistory, judgeOrder } from '../../runtime/migrate/run/judge-history.ts'
import {
  compareWithHistory,
  type KnownMigration,
} from '../../runtime/migrate/run/migration-state.ts'
import type { Invocation } from '../invocation.ts'
import { faultsOf } from '../migrate/faults-of.ts'
import { statusJson } from '../migrate/migrations-json.ts'
import {
  findUrl,
  openMigrationProject,
  type OpenedProject,
  readChangedFiles,
} from '../migrate/open-migrations.ts'
import { historyOf } from '../migrate/read-state.ts'
import { statusText } from '../migrate/status-text.ts'
import { withoutWayBack } from '../migrate/without-way-back.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { type Findings, hasErrors, report } from '../terminal/report.ts'

export interface StatusOptions {
  readonly environment: string | undefined
  readonly json: boolean
}

/** `quarry status`: which migrations are applied, and which are not. */
export async function status(options: StatusOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const { known, findings, place } = await find(options, invocation)
  if (options.json)
    terminal.out(`${JSON.stringify(statusJson(known ?? [], findings), undefined, 2)}\n`)
  else {
    if (known !== undefined && place !== undefined)
      terminal.out(statusText(known, place, terminal.paint))
    report(findings, terminal)
  }
  if (hasErrors(findings.diagnostics)) return exitCode.error
  const isOpen = known?.some(({ state }) => state === 'pending' || state === 'failed')
  return isOpen === true ? exitCode.stale : exitCode.clean
}

interface Found {
  /** Undefined where the project, its files or its history cannot be read. */
  readonly known?: readonly KnownMigration<FiledMigration>[]
  readonly place?: Place
  readonly findings: Findings
}

type Place = OpenedProject & { readonly url: string }

async function find({ environment }: StatusOptions, invocation: Invocation): Promise<Found> {
  const opened = await openMigrationProject(invocation)
  if (opened.kind === 'refused') return opened
  const found = findUrl(opened, environment, invocation)
  return found.kind === 'refused' ? found : compare({ ...opened, url: found.url })
}

/** The history is read first: with most files nothing has to be done but to compare them with it. */
async function compare(place: Place): Promise<Found> {
  const { shownPath, engine, config, pathOf } = place
  try {
    const rows = await historyOf(place)
    const { migrations, unchanged, faults, files } = await readChangedFiles(place, rows)
    const findings = { diagnostics: faults, files, shownPath }
    if (hasErrors(faults)) return { findings }
    const known = compareWithHistory<FiledMigration>([...unchanged, ...migrations], rows)
    const diagnostics = [
      ...judgeHistory(known, pathOf),
      ...judgeOrder(known, config.migrate.outOfOrder),
      ...withoutWayBack(migrations),
    ]
    return { known, place, findings: { ...findings, diagnostics } }
  } catch (error) {
    return { findings: { diagnostics: faultsOf(error, engine), files: [], shownPath } }
  }
}
