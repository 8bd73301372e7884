import { type Static, Type } from '@sinclair/typebox'
import { editedFile, tableEdit } from './designs.ts'
import type { ErrorBody } from './error.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])
const numberOrNull = Type.Union([Type.Integer(), Type.Null()])

const MOST_NAME = 200

export const hazardKind = Type.Union([
  Type.Literal('data-loss'),
  Type.Literal('rewrite'),
  Type.Literal('long-lock'),
  Type.Literal('non-transactional'),
])
export type HazardKind = Static<typeof hazardKind>

/** What a statement puts at risk. */
export const hazard = Type.Object({
  kind: hazardKind,
  /** The object as people name it: `column users.email`. */
  object: Type.String(),
  /** A whole sentence. */
  detail: Type.String(),
  /** The rows of the database that it hits; null where that cannot be told, or nobody has counted. */
  rows: numberOrNull,
})
export type Hazard = Static<typeof hazard>

/** A statement of a file. */
const migrationStatement = Type.Object({
  /** In its file, counted from 1. */
  number: Type.Integer(),
  /** Without the semicolon behind it. */
  text: Type.String(),
  /** Of the file, counted from 1. */
  line: Type.Integer(),
  /** A run that ended early has done it. */
  done: Type.Boolean(),
  hazards: Type.Array(hazard),
})
export type MigrationStatement = Static<typeof migrationStatement>

/** A file of a migration. */
export const migrationScript = Type.Object({
  file: Type.String(),
  text: Type.String(),
  checksum: Type.String(),
  statements: Type.Array(migrationStatement),
  /** Whether all of it is done, or nothing. */
  transactional: Type.Boolean(),
  /** Why it cannot be taken back, where the file says so. */
  irreversible: textOrNull,
})
export type MigrationScript = Static<typeof migrationScript>

export const migrationState = Type.Union([
  Type.Literal('applied'),
  Type.Literal('pending'),
  Type.Literal('failed'),
  Type.Literal('edited'),
  Type.Literal('missing'),
])
export type MigrationState = Static<typeof migrationState>

const migrationMembers = {
  /** Fourteen digits: a time of UTC. */
  id: Type.String(),
  name: Type.String(),
  state: migrationState,
  /** Not applied, though a younger one is. */
  late: Type.Boolean(),
  /** Of what was applied; of the file, where nothing was. */
  checksum: Type.String(),
  /** Of the file as it is now; null where it is gone. */
  fileChecksum: textOrNull,
  started: textOrNull,
  finished: textOrNull,
  /** Milliseconds. */
  duration: numberOrNull,
  /** The statements of the way up; null where its file is gone. */
  statements: numberOrNull,
  /** The kinds of what the way up puts at risk, one for each hazard. Nobody has counted rows for them. */
  risks: Type.Array(hazardKind),
  /** Whether there is a way back. */
  reversible: Type.Boolean(),
  /** Of a run that ended early: which way it went, and how far. */
  progress: Type.Union([
    Type.Object({
      direction: Type.Union([Type.Literal('up'), Type.Literal('down')]),
      done: Type.Integer(),
      total: Type.Integer(),
    }),
    Type.Null(),
  ]),
}

const migration = Type.Object(migrationMembers)
export type Migration = Static<typeof migration>

/** What keeps files from being run. */
const migrationFault = Type.Object({
  /** The code of the fault: `edited-migration`, `malformed-migration-name`. */
  kind: Type.String(),
  message: Type.String(),
  file: textOrNull,
  line: numberOrNull,
})
export type MigrationFault = Static<typeof migrationFault>

/** An object that two schemas do not have alike. */
const schemaChange = Type.Object({
  change: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
  kind: Type.String(),
  name: Type.String(),
})
export type SchemaChange = Static<typeof schemaChange>

/** Whether the live schema is what the applied migrations make. */
const drift = Type.Object({
  state: Type.Union([Type.Literal('none'), Type.Literal('drifted'), Type.Literal('unknown')]),
  /** Why it cannot be told. */
  reason: textOrNull,
  /** `added` is in the database alone, `removed` in the history alone. */
  objects: Type.Array(schemaChange),
})
export type Drift = Static<typeof drift>

export const migrationList = Type.Object({
  /** From the directory of the project. */
  directory: Type.String(),
  /** The oldest first. */
  migrations: Type.Array(migration),
  /** The one that can be taken back; null where there is none. */
  last: textOrNull,
  /** Nothing can be applied until these are mended. */
  faults: Type.Array(migrationFault),
  /** Null where nobody has asked for it: it takes a while. */
  drift: Type.Union([drift, Type.Null()]),
})
export type MigrationList = Static<typeof migrationList>

export const migrationDetail = Type.Object({
  ...migrationMembers,
  /** Null where its file is gone. */
  up: Type.Union([migrationScript, Type.Null()]),
  down: Type.Union([migrationScript, Type.Null()]),
  /** What has to be typed before it is run, up or back, because something would be lost; null where nothing is. */
  confirm: textOrNull,
})
export type MigrationDetail = Static<typeof migrationDetail>

const name = Type.String({ minLength: 1, maxLength: MOST_NAME })
const allow = Type.Optional(Type.Array(hazardKind, { maxItems: 4 }))
const confirm = Type.Optional(Type.String())

/** A table or a column of the schema files that may be one of another name in the database. */
export const rename = Type.Object(
  {
    schema: Type.String(),
    /** By its new name. */
    table: Type.String(),
    /** By its new name; null: the table itself was renamed. */
    column: textOrNull,
    from: Type.String(),
  },
  { additionalProperties: false },
)
export type Rename = Static<typeof rename>

/** What a migration is made of: `auto` is the way to the schema files; without `sql` too it is empty. */
export const migrationDraft = Type.Object(
  {
    name,
    auto: Type.Optional(Type.Boolean()),
    sql: Type.Optional(Type.String()),
    /** The way back of `sql`; without it the one that leads back to the schema before. */
    down: Type.Optional(Type.String()),
    /** With `auto`: tables of the schema files that are wanted otherwise. The files are written with the migration. */
    tables: Type.Optional(Type.Array(tableEdit, { minItems: 1, maxItems: 100 })),
    /** Of `auto`: those of the possible renames that are some. */
    renames: Type.Optional(Type.Array(rename, { maxItems: 1000 })),
  },
  { additionalProperties: false },
)
export type MigrationDraft = Static<typeof migrationDraft>

export const migrationPreview = Type.Object({
  /** Nothing has to be done: the schema files say what the migrations make. */
  empty: Type.Boolean(),
  up: migrationScript,
  down: migrationScript,
  /** Both ways were run on a scratch database. */
  proof: Type.Object({
    passed: Type.Boolean(),
    /** In which way a statement was refused, or the schema was another one afterwards. */
    way: Type.Union([Type.Literal('up'), Type.Literal('down'), Type.Null()]),
    statement: textOrNull,
    message: textOrNull,
  }),
  hazards: Type.Array(hazard),
  /** The schema files that are written with it. */
  schemaFiles: Type.Array(editedFile),
  /** What may have been renamed, and is dropped and made anew unless `renames` says so. */
  possibleRenames: Type.Array(rename),
})
export type MigrationPreview = Static<typeof migrationPreview>

export const migrationCreation = Type.Object(
  {
    ...migrationDraft.properties,
    /** The hazards that are meant. */
    allow,
    /** Of the way up, as the preview said it: another one is not written. */
    checksum: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type MigrationCreation = Static<typeof migrationCreation>

export const migrationApplication = Type.Object(
  {
    /** All that are pending without it. */
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
    dryRun: Type.Optional(Type.Boolean()),
    allow,
    /** What the dry run says that has to be typed. */
    confirm,
    /** The id of the last one that is meant: where it would be another one, nothing is done. */
    through: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type MigrationApplication = Static<typeof migrationApplication>

const ran = Type.Object({
  id: Type.String(),
  name: Type.String(),
  milliseconds: Type.Number(),
})

const plannedMigration = Type.Object({
  id: Type.String(),
  name: Type.String(),
  up: migrationScript,
})

/** A run on a scratch database. */
const trial = Type.Object({
  state: Type.Union([Type.Literal('passed'), Type.Literal('refused'), Type.Literal('untried')]),
  /** Why it was not tried. */
  reason: textOrNull,
  /** The statement that was refused. */
  failed: Type.Union([
    Type.Object({ file: Type.String(), statement: Type.Integer() }),
    Type.Null(),
  ]),
  /** What becomes of the schema. */
  changes: Type.Array(schemaChange),
})
export type Trial = Static<typeof trial>

/** What was applied; of a dry run what would be. */
export const applicationAnswer = Type.Object({
  dryRun: Type.Boolean(),
  applied: Type.Array(ran),
  planned: Type.Array(plannedMigration),
  /** How many are pending besides. */
  left: Type.Integer(),
  /** What has to be typed because something would be lost; null where nothing is. */
  confirm: textOrNull,
  /** The kinds of hazards that have to be admitted. */
  asks: Type.Array(hazardKind),
  /** Of a dry run: what came of it on a scratch database. */
  trial: Type.Union([trial, Type.Null()]),
})
export type ApplicationAnswer = Static<typeof applicationAnswer>

export const migrationRollback = Type.Object({ allow, confirm }, { additionalProperties: false })
export type MigrationRollback = Static<typeof migrationRollback>

export const rollbackAnswer = Type.Object({ takenBack: Type.Array(ran) })
export type RollbackAnswer = Static<typeof rollbackAnswer>

/** A line of an answer that is sent while the files run. */
export type MigrationEvent =
  | { readonly event: 'wait'; readonly holder: string }
  | { readonly event: 'blocked'; readonly blockers: readonly string[] }
  | { readonly event: 'retry' }
  | { readonly event: 'start'; readonly id: string; readonly name: string; readonly total: number }
  /** Of the file that was begun last. */
  | { readonly event: 'statement'; readonly number: number; readonly milliseconds: number }
  | { readonly event: 'end'; readonly id: string; readonly milliseconds: number }
  | { readonly event: 'done'; readonly answer: ApplicationAnswer | RollbackAnswer }
  | { readonly event: 'failure'; readonly status: number; readonly body: ErrorBody }
