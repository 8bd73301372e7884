import { describeTable } from '../../../compiler/describe-table.ts'
import { addTable, editTable } from '../../../compiler/edit-table.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { EditedFile, TableDesignEdit } from '../../api/designs.ts'
import { refusal } from '../failure/refusal.ts'
import type { ProjectMigrations } from '../migrations/project-migrations.ts'
import { designChecksum, unlessNotEditable } from './describe-design.ts'

/** The schema files of a project as a designer wants them. */
export interface EditedSchema {
  /** All of them. */
  readonly files: readonly SourceFile[]
  /** Those that are another text now. */
  readonly edited: readonly EditedFile[]
}

/** A project without schema files gets its first one. */
const FIRST_FILE = 'schema.sql'

/** Returns the files with the tables as they are wanted; nothing is written. Throws Refusal, and MigrationRefused. */
export function editFiles(
  edits: readonly TableDesignEdit[],
  project: ProjectMigrations,
): EditedSchema {
  const before = project.readSchema()
  const files = edits.reduce((found, edit) => editOne(edit, found, project), before)
  const texts = new Map(before.map(({ path, text }) => [path, text]))
  const edited = files.flatMap(({ path, text }) => {
    const old = texts.get(path) ?? ''
    return old === text ? [] : [{ file: path, before: old, after: text }]
  })
  return { files, edited }
}

function editOne(
  edit: TableDesignEdit,
  files: readonly SourceFile[],
  project: ProjectMigrations,
): readonly SourceFile[] {
  if (edit.checksum === undefined) return withNew(edit, files, project)
  const { dialect } = project
  const table = { schema: edit.schema ?? dialect.names.defaultSchema, name: edit.table }
  const known = unlessNotEditable(describeTable(files, table, dialect))
  if (designChecksum(known) !== edit.checksum)
    throw refusal('conflict', 'the schema files have changed meanwhile', 'checksum')
  refuseUnknown(edit.elements, known.elements.length, 'elements')
  refuseUnknown(edit.statements, known.statements.length, 'statements')
  return unlessNotEditable(editTable(files, table, edit, dialect))
}

/** Throws Refusal where an edit is one of a part that is not there. */
function refuseUnknown(
  edits: readonly { readonly from?: number | undefined }[],
  count: number,
  path: string,
): void {
  if (edits.some(({ from = -1 }) => from >= count))
    throw refusal('bad_request', 'there is no such part', path)
}

function withNew(
  { table, file, elements, statements }: TableDesignEdit,
  files: readonly SourceFile[],
  project: ProjectMigrations,
): readonly SourceFile[] {
  const texts = elements.map(({ text = '' }) => `  ${text}`)
  const create = `CREATE TABLE ${table} (\n${texts.join(',\n')}\n)`
  const wanted = [create, ...statements.map(({ text = '' }) => text)]
  const first = { path: project.schemaPathOf(FIRST_FILE), text: '' }
  const known = files.length === 0 ? [first] : files
  const target = file === undefined ? known.at(-1) : known.find(({ path }) => path === file)
  if (target === undefined) throw refusal('not_found', 'there is no such schema file', 'file')
  return known.map((each) => (each === target ? addTable(each, wanted) : each))
}
