import { resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { RenameHint } from '../../compiler/rename-hints.ts'
import { addressIn } from '../../runtime/registry.ts'
import type { Invocation } from '../invocation.ts'
import { admitHazards } from '../migrate/hazards/admit-hazards.ts'
import { allowedKinds } from '../migrate/hazards/allowed-kinds.ts'
import { judgePlan } from '../migrate/hazards/judge-plan.ts'
import { confirmRenames } from '../migrate/plan/confirm-renames.ts'
import { openSchema } from '../migrate/plan/open-schema.ts'
import { type PairPlaces, planPair, type ProvenPair } from '../migrate/plan/plan-pair.ts'
import { planText } from '../migrate/plan/plan-text.ts'
import { textsOf, writePair } from '../migrate/plan/write-pair.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { report } from '../terminal/report.ts'

export interface MigrateOptions extends PairPlaces {
  /** Of the files; undefined: one that says nothing. */
  readonly name: string | undefined
  /** The schema files say what is to be done. */
  readonly auto: boolean
  readonly allow: string | undefined
  /** A table or column that may have been renamed has been. */
  readonly yes: boolean
}

const EMPTY: ProvenPair = { up: [], down: [], notes: [] }

/** `quarry migrate`: writes a pair of files, empty or with what leads to the schema files. */
export async function migrate(options: MigrateOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal, interrupts } = invocation
  const project = await openSchema(invocation)
  if (project.kind === 'refused') {
    report(project.findings, terminal)
    return exitCode.error
  }
  const refused = (diagnostics: readonly Renderable[]) => {
    report({ ...project.shown, diagnostics }, terminal)
    return exitCode.error
  }
  const allowed = allowedKinds(options.allow)
  if ('code' in allowed) return refused([allowed])
  const confirm = (possible: readonly RenameHint[]) =>
    confirmRenames(possible, { ...invocation, yes: options.yes })
  const wanted = { ...options, confirmRenames: confirm }
  const pair = options.auto ? await planPair(project, wanted, interrupts) : EMPTY
  if (!('up' in pair)) return refused(pair)
  if (options.auto && pair.up.length === 0) {
    terminal.out('There is nothing to do: the schema files say what is there.\n')
    return exitCode.clean
  }
  const url = options.from === undefined ? undefined : addressIn(options.from, project.root)
  const { steps, open } = await judgePlan(pair.up, allowed, url)
  terminal.out(planText(steps, terminal.paint))
  report({ ...project.shown, diagnostics: pair.notes }, terminal)
  const unadmitted = await admitHazards(open, invocation)
  if (unadmitted !== undefined) return refused([unadmitted])
  const directory = resolve(project.root, project.config.migrationsPath.value)
  const name = options.name ?? 'migration'
  const place = { directory, dialect: project.dialect }
  const written = writePair({ ...textsOf(pair), ...place, name, now: new Date() })
  if ('code' in written) return refused([written])
  const path = (file: string) => `${project.config.migrationsPath.value}/${file}`
  for (const file of written) terminal.out(`${terminal.paint.green('written')} ${path(file)}\n`)
  return exitCode.clean
}
