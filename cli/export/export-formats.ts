import type { Snapshot } from '../../runtime/database.ts'
import { databaseTarget } from '../../runtime/export/database-target.ts'
import type { ExportTarget, OutputFile, TargetMeans } from '../../runtime/export/export-target.ts'
import { fileTarget } from '../../runtime/export/file-target.ts'
import { scriptTarget } from '../../runtime/export/script/script-target.ts'
import { type TextFormat, textFormat } from '../../runtime/export/text-format.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { createDatabaseFile } from '../../runtime/registry.ts'

/** What the files of an export are made of. */
export interface FormatMeans extends TargetMeans {
  readonly url: string
  readonly opened: OpenDatabase
  readonly engine: MigrationEngine
  readonly snapshot: Snapshot
  /** Everything is exported. */
  readonly isWhole: boolean
  readonly isGuarded: boolean
}

const files =
  (format: TextFormat) =>
  async (means: FormatMeans): Promise<ExportTarget> =>
    fileTarget(textFormat(means.opened, { format, isGuarded: means.isGuarded }), means)

const SCRIPT = 'export.sql'
const DATABASE = 'export.sqlite'

/** How each format is written. */
const targets = {
  json: files('json'),
  ndjson: files('ndjson'),
  csv: files('csv'),
  sql: async (means) =>
    scriptTarget({ ...means, file: await means.output.create(SCRIPT), name: SCRIPT }),
  sqlite: databaseFileTarget,
} satisfies Record<string, (means: FormatMeans) => Promise<ExportTarget>>

export type ExportFormat = keyof typeof targets

export const exportFormats: readonly string[] = Object.keys(targets)

export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(targets, name)
}

/** Throws DatabaseFailure, and what the file system throws. */
export function openTarget(format: ExportFormat, means: FormatMeans): Promise<ExportTarget> {
  return targets[format](means)
}

async function databaseFileTarget(means: FormatMeans): Promise<ExportTarget> {
  const file = await createDatabaseFile(means.output.pathOf(DATABASE))
  const { stored } = means.opened.exportText
  if (stored !== undefined) return databaseTarget({ ...means, file, name: DATABASE, stored })
  const script: OutputFile = {
    write: async (text) => file.run(text),
    close: async () => file.close(),
  }
  return scriptTarget({ ...means, file: script, name: DATABASE })
}
