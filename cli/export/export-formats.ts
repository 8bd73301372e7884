import type { Relation } from '../../compiler/ir/catalog.ts'
import type { Snapshot } from '../../runtime/database.ts'
import type { ExportOutput, ExportTarget } from '../../runtime/export/export-target.ts'
import { databaseTarget } from '../../runtime/export/database-target.ts'
import { fileTarget } from '../../runtime/export/file-target.ts'
import { type TextFormat, textFormat } from '../../runtime/export/text-format.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { createDatabaseFile } from '../../runtime/registry.ts'

/** What the files of an export are made of. */
export interface TargetMeans {
  readonly opened: OpenDatabase
  readonly snapshot: Snapshot
  /** All that will be written, in its order; without a relation the rows of a query. */
  readonly tables: readonly { readonly name: string; readonly relation: Relation | undefined }[]
  readonly output: ExportOutput
  readonly isGuarded: boolean
  readonly onRows: (count: number) => void
}

const files =
  (format: TextFormat) =>
  async ({ opened, output, isGuarded, onRows }: TargetMeans) =>
    fileTarget(textFormat(opened, { format, isGuarded }), output, onRows)

/** How each format is written. */
const targets = {
  json: files('json'),
  ndjson: files('ndjson'),
  csv: files('csv'),
  sqlite: async ({ opened, output, tables, onRows }: TargetMeans) => {
    const name = 'export.sqlite'
    const file = await createDatabaseFile(output.pathOf(name))
    return databaseTarget({ file, name, stored: opened.exportText.stored, tables, onRows })
  },
} satisfies Record<string, (means: TargetMeans) => Promise<ExportTarget>>

export type ExportFormat = keyof typeof targets

export const exportFormats: readonly string[] = Object.keys(targets)

export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(targets, name)
}

/** Throws what the file system throws. */
export function openTarget(format: ExportFormat, means: TargetMeans): Promise<ExportTarget> {
  return targets[format](means)
}
