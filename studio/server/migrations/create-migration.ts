import { parentLines } from '../../../runtime/migrate/migration-text.ts'
import type { Counted } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import { type FileHazard, findHazards } from '../../../runtime/migrate/run/hazards/find-hazards.ts'
import type { MigrationCreation, MigrationDraft, MigrationPreview } from '../../api/migrations.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { admitHazards } from './admit-hazards.ts'
import { countEach } from './count-each.ts'
import { countedDatabase } from './counted-hazards.ts'
import { describeHazard, describeScript } from './describe-migration.ts'
import { type DraftedMigration, draftMigration } from './draft-migration.ts'
import { projectOf } from './known-migrations.ts'

/** The pair that would be written, with what it puts at risk in this database. Throws as `draftMigration` does. */
export async function previewMigration(
  draft: MigrationDraft,
  studio: Studio,
  signal: AbortSignal,
): Promise<MigrationPreview> {
  const drafted = await draftMigration(draft, studio)
  const { runner } = projectOf(studio).engine
  const hazards = await hazardsOf(drafted, studio, signal)
  const back = findHazards(drafted.down, 0, projectOf(studio).dialect)
  const described = { done: 0, runner }
  return {
    empty: drafted.up.statements.length === 0,
    up: describeScript(drafted.up, { ...described, hazards }),
    down: describeScript(drafted.down, { ...described, hazards: back.map(uncounted) }),
    proof: describeProof(drafted),
    hazards: hazards.map(describeHazard),
    schemaFiles: [...drafted.edited],
    possibleRenames: drafted.possibleRenames.map((hint) => ({
      ...hint,
      column: hint.column ?? null,
    })),
  }
}

function uncounted(hazard: FileHazard): Counted<FileHazard> {
  return { ...hazard, rows: undefined }
}

function hazardsOf(
  { up }: DraftedMigration,
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly Counted<FileHazard>[]> {
  return countEach(up, projectOf(studio).dialect, countedDatabase(studio.opened, signal))
}

function describeProof({ unproven }: DraftedMigration): MigrationPreview['proof'] {
  if (unproven === undefined) return { passed: true, way: null, statement: null, message: null }
  const { way, sql, reason } = unproven
  const message = reason === undefined ? leadsElsewhere : 'the database refuses this statement'
  return { passed: false, way, statement: sql, message }
}

const leadsElsewhere = 'the schema is another one afterwards: this would still be missing'

/** Writes the pair; its id. Throws as `draftMigration` does, and Refusal for a hazard that nobody has admitted. */
export async function createMigration(
  { allow, checksum, ...draft }: MigrationCreation,
  studio: Studio,
  signal: AbortSignal,
): Promise<string> {
  const drafted = await draftMigration(draft, studio)
  const { up, down, name, unproven } = drafted
  if (draft.auto === true && up.statements.length === 0)
    throw refusal('conflict', 'there is nothing to do: the schema files say what is there', 'auto')
  if (unproven?.way === 'up')
    throw refusal('invalid_value', 'the database refuses a statement of it', 'sql')
  if (checksum !== undefined && checksum !== up.checksum)
    throw refusal('conflict', 'the migration would be another one now', 'checksum')
  // What a person has written is asked for when it is applied.
  const hazards = draft.auto === true ? await hazardsOf(drafted, studio, signal) : []
  admitHazards(
    hazards.filter(({ rows }) => rows !== 0),
    { allow },
    undefined,
  )
  const project = projectOf(studio)
  // Without its migration a schema file is what the next one leads to; the other way around it would be taken back.
  project.writeSchema(drafted.edited.map(({ file, after }) => ({ path: file, text: after })))
  return project.write({
    name,
    up: (parents) => (parents.length === 0 ? up.file.text : withParents(up.file.text, parents)),
    down: down.file.text,
  })
}

/** Behind the other lines of the header, if the text has some: they are read in any order. */
function withParents(text: string, parents: readonly string[]): string {
  return `${parentLines(parents)}${/^\s*$/.test(text) ? '' : `\n${text}`}`
}
