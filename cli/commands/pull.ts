import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import { migrationText } from '../../runtime/migrate/migration-text.ts'
import { planSteps } from '../../runtime/migrate/plan/plan-steps.ts'
import { type Definitions, definitionsOf } from '../../runtime/migrate/schema-object.ts'
import { engineOf, isSameEngine, migrationEngineOf } from '../../runtime/registry.ts'
import { findDialect } from '../config/load-target.ts'
import { fault } from '../diagnostics/fault.ts'
import { ioCode, notWritable } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import { openSchema, type SchemaProject } from '../migrate/plan/open-schema.ts'
import { faultOf, scratchWish } from '../migrate/plan/plan-pair.ts'
import { withScratches } from '../migrate/plan/scratches.ts'
import { fileChange, objectChanges, pullTables } from '../migrate/pull/pull-report.ts'
import { type Pulled, pullSchema } from '../migrate/pull/pull-schema.ts'
import { type FileChange, fileChanges, writeFiles } from '../migrate/pull/write-files.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { findAddress, type WantedDatabase } from '../studio/find-address.ts'
import { report } from '../terminal/report.ts'

export interface PullOptions extends WantedDatabase {
  readonly dryRun: boolean
  readonly yes: boolean
  readonly json: boolean
  readonly devUrl: string | undefined
  readonly onTarget: boolean
}

/** `quarry pull`: writes the schema files from a database. With `--dry-run` it exits 2 where they would change. */
export async function pull(options: PullOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const project = await openSchema(invocation, { needsDirectory: false })
  if (project.kind === 'refused') {
    report(project.findings, terminal)
    return exitCode.error
  }
  const found = findAddress(options, invocation)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const pulled = await readPulled(project, { ...options, url: found.url }, invocation)
  const ended = 'texts' in pulled ? await endPull(pulled, project, { options, invocation }) : pulled
  if (typeof ended === 'number') return ended
  report({ ...project.shown, diagnostics: ended }, terminal)
  return exitCode.error
}

async function readPulled(
  project: SchemaProject,
  { url, devUrl, onTarget }: PullOptions & { readonly url: string },
  { interrupts }: Invocation,
): Promise<Pulled | readonly Renderable[]> {
  const { config, schema: files, variables } = project
  const provider = config.dialect.value
  if (!isSameEngine(url, provider))
    return [fault('other-provider', { provider }, config.dialect.place)]
  const dialect = await findDialect(config.dialect)
  if ('code' in dialect) return [dialect]
  const engine = await migrationEngineOf(url)
  try {
    const connection = await (await engineOf(url)).connect(url)
    const live = await engine.define(connection).finally(() => connection.close())
    const ofLive = { ...variables, [config.urlVariable]: url }
    const schema = [...files, { path: 'live.sql', text: creationText(live, engine) }]
    const place = { from: url, devUrl, onTarget }
    const wish = scratchWish({ ...project, schema, variables: ofLive }, place)
    const directory = config.schemaDirectory.value.replace(/\/+$/, '')
    return await withScratches(wish, interrupts, (make) =>
      pullSchema({ live, files, directory, dialect, engine, make }),
    )
  } catch (error) {
    return [faultOf(error)]
  }
}

/** All statements, which tell what extensions a scratch database needs. */
function creationText(live: Definitions, engine: MigrationEngine): string {
  const steps = planSteps({ from: definitionsOf([]), to: live }, engine)
  return migrationText(steps, { parents: [] })
}

interface Ending {
  readonly options: PullOptions
  readonly invocation: Invocation
}

/** Shows what changes, asks where something is changed that was there, and writes. */
async function endPull(
  pulled: Pulled,
  { root, schema }: SchemaProject,
  { options, invocation }: Ending,
): Promise<ExitCode | readonly Renderable[]> {
  const { terminal } = invocation
  const before = new Map(schema.map(({ path, text }) => [path, text]))
  const files = fileChanges(before, pulled.texts)
  show(pulled, files, { options, invocation })
  if (files.length === 0) return exitCode.clean
  if (options.dryRun) return exitCode.stale
  const refused = await confirm(files, { options, invocation })
  if (refused !== undefined) return [refused]
  try {
    writeFiles(root, files)
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return [notWritable(files[0]?.path ?? '', error)]
  }
  if (!options.json) {
    const count = files.length === 1 ? '1 file' : `${files.length} files`
    terminal.out(`${terminal.paint.green('written')} ${count}\n`)
  }
  return exitCode.clean
}

function show(
  pulled: Pulled,
  files: readonly FileChange[],
  { options, invocation: { terminal } }: Ending,
): void {
  const { paint, errorPaint } = terminal
  if (options.json) {
    terminal.out(`${JSON.stringify(asJson(pulled, files, options), undefined, 2)}\n`)
    return
  }
  if (files.length === 0) terminal.out('The schema files say what the database has.\n')
  else terminal.out(`${pullTables(pulled, files, paint)}\n`)
  for (const { path, after } of options.dryRun ? files : [])
    if (after !== undefined) terminal.out(`${paint.bold(path)}\n${after}\n`)
  for (const name of pulled.unmodelled)
    terminal.err(`${errorPaint.yellow('not written:')} ${name}\n`)
}

/** `{"version":1,"equal","files":[{"path","change","text"}],"objects":[{"object","change"}],"unmodelled"}` */
function asJson(
  { changes, unmodelled }: Pulled,
  files: readonly FileChange[],
  { dryRun }: PullOptions,
) {
  return {
    version: 1,
    equal: files.length === 0,
    files: files.map((file) => ({
      path: file.path,
      change: fileChange(file).change,
      ...(dryRun && file.after !== undefined ? { text: file.after } : {}),
    })),
    objects: objectChanges(changes).map(({ change, name }) => ({ object: name, change })),
    unmodelled,
  }
}

/** Undefined: it may be done. New files are written unasked. */
async function confirm(
  files: readonly FileChange[],
  { options, invocation: { ask } }: Ending,
): Promise<Renderable | undefined> {
  const old = files.filter(({ before }) => before !== undefined)
  if (options.yes || old.length === 0) return undefined
  const paths = old.map(({ path }) => path)
  if (ask === undefined) return fault('unconfirmed-pull', { paths }, undefined)
  const isMeant = await ask('Write these files?')
  return isMeant ? undefined : fault('unconfirmed-pull', { paths }, undefined)
}
