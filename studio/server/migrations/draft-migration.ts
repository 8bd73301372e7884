import { readScript as statementsIn } from '../../../compiler/read-script.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { slugOf } from '../../../runtime/migrate/migration-name.ts'
import { migrationText } from '../../../runtime/migrate/migration-text.ts'
import type { Unproven } from '../../../runtime/migrate/proof/prove.ts'
import type { Migration, Script } from '../../../runtime/migrate/run/files/migration.ts'
import { readScript } from '../../../runtime/migrate/run/files/read-script.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import { tryScripts, type TriedScripts } from '../../../runtime/migrate/try-scripts.ts'
import type { EditedFile } from '../../api/designs.ts'
import type { MigrationDraft, Rename } from '../../api/migrations.ts'
import { editFiles } from '../designs/edit-files.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { projectOf } from './known-migrations.ts'
import type { ProjectMigrations } from './project-migrations.ts'
import { refuseLeaving, replayMigrations } from './replay-migrations.ts'

/** The pair that would be written. */
export interface DraftedMigration {
  readonly name: string
  readonly up: Script
  readonly down: Script
  /** Undefined: both ways lead where they should. */
  readonly unproven: Unproven | undefined
  /** The schema files that are written with it. */
  readonly edited: readonly EditedFile[]
  readonly possibleRenames: readonly RenameHint[]
}

/** Makes a pair of a draft; nothing is written. Throws MigrationRefused, and Refusal. */
export async function draftMigration(
  draft: MigrationDraft,
  studio: Studio,
): Promise<DraftedMigration> {
  const project = projectOf(studio)
  const { name, auto = false, sql, down, tables, renames = [] } = draft
  if (auto && (sql !== undefined || down !== undefined))
    throw refusal('bad_request', 'a migration is made of the schema files or of SQL', 'auto')
  if (!auto && tables !== undefined)
    throw refusal('bad_request', 'tables are changed in the schema files', 'tables')
  if (sql === undefined && down !== undefined)
    throw refusal('bad_request', 'a way back needs a way up', 'down')
  if (sql !== undefined)
    return draftOfSql({ name, up: whole(sql), down: down && whole(down) }, project)
  const schema = tables && editFiles(tables, project)
  const possibleRenames: RenameHint[] = []
  const confirmRenames = (possible: readonly RenameHint[]) => {
    possibleRenames.push(...possible)
    return possible.filter((hint) => renames.some((meant) => isSame(meant, hint)))
  }
  const wish = { schema: schema?.files, confirmRenames }
  const planned = auto ? await project.planFromFiles(wish) : { up: [], down: [] }
  const texts = [planned.up, planned.down].map((steps) => migrationText(steps, NO_PARENT))
  const [up = '', back = ''] = texts
  const scripts = scriptsOf({ name, up, down: back }, project)
  const edited = schema?.edited ?? []
  return { name, ...scripts, unproven: undefined, edited, possibleRenames }
}

function isSame(one: Rename, other: RenameHint): boolean {
  const isOfColumn = one.column === (other.column ?? null)
  return (
    isOfColumn &&
    one.schema === other.schema &&
    one.table === other.table &&
    one.from === other.from
  )
}

const NO_PARENT = { parents: [] }

/** A file ends with the end of a line. */
function whole(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

interface Written {
  readonly name: string
  readonly up: string
  readonly down: string
}

function scriptsOf({ name, up, down }: Written, project: ProjectMigrations) {
  return {
    up: scriptOf({ path: pathOf(name, 'up', project), text: up }, project),
    down: scriptOf({ path: pathOf(name, 'down', project), text: down }, project),
  }
}

/** Without the number, which the file gets as it is written. */
function pathOf(name: string, way: 'up' | 'down', { pathOf: path }: ProjectMigrations): string {
  return path(`${slugOf(name)}.${way}.sql`)
}

/** Throws MigrationRefused where the text cannot be run as a migration. */
function scriptOf(file: SourceFile, { dialect, engine }: ProjectMigrations): Script {
  const { script, faults } = readScript(file, { dialect, engine: engine.runner })
  if (faults.length > 0) throw new MigrationRefused(faults)
  return script
}

async function draftOfSql(
  { name, up, down }: Omit<Written, 'down'> & { readonly down: string | undefined },
  project: ProjectMigrations,
): Promise<DraftedMigration> {
  refuseReaching(`${up}\n;${down ?? ''}`, project)
  const written = scriptsOf({ name, up, down: down ?? '' }, project)
  const { migrations, faults } = project.read()
  if (faults.length > 0) throw new MigrationRefused(faults)
  refuseLeaving([written.up.file, written.down.file], project)
  const wanted = { up: written.up, down: down === undefined ? undefined : written.down }
  const { back, unproven } = await tried(wanted, migrations, project)
  const planned = back && migrationText(back, NO_PARENT)
  const text = planned ?? down ?? ''
  const scripts = scriptsOf({ name, up, down: text }, project)
  return { name, ...scripts, unproven, edited: [], possibleRenames: [] }
}

/** What the studio runs reaches no files of this machine, whichever way it takes. Throws Refusal. */
function refuseReaching(sql: string, { dialect }: ProjectMigrations): void {
  const reaching = statementsIn(sql, dialect).find((each) => each.reachesFiles !== undefined)
  if (reaching === undefined) return
  const message = `${reaching.reachesFiles} reaches files of this machine, which the studio refuses`
  throw refusal('forbidden', message, 'sql')
}

function tried(
  wanted: Parameters<typeof tryScripts>[0],
  migrations: readonly Migration[],
  project: ProjectMigrations,
): Promise<TriedScripts> {
  const { engine, dialect, withScratches } = project
  return withScratches(async (make) => {
    const scratch = await make()
    await replayMigrations(migrations, scratch, project)
    return tryScripts(wanted, scratch, { engine, dialect })
  })
}
