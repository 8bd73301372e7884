import type { Dialect } from './dialects/dialect.ts'
import type { SourceFile } from './source/source-file.ts'
import { type ColumnEdit, editColumn } from './edit-schema/edit-column.ts'
import {
  readTableText,
  type TableElement,
  type TableText,
  tableText,
} from './edit-schema/table-text.ts'
import { tableStatements } from './edit-schema/table-statements.ts'
import type { TableName } from './ir/table-name.ts'
import type { SchemaStatement } from './schema-statements.ts'
import { closedEnd } from './source/closed-end.ts'
import { RevisedFiles } from './source/revised-files.ts'

/** An element of the table as it is wanted. */
export interface ElementEdit {
  /** Which element of the statement it was, from 0; undefined: a new one. One that is not there is passed over. */
  readonly from?: number | undefined
  /** The element as it is to be written; undefined: as it is written. */
  readonly text?: string | undefined
  /** What becomes of a column. */
  readonly column?: ColumnEdit | undefined
}

/** A statement beside the CREATE TABLE as it is wanted. */
export interface StatementEdit {
  /** Which of them it was, from 0; undefined: a new one, behind the CREATE TABLE. */
  readonly from?: number | undefined
  readonly text?: string | undefined
}

/** A table as it is wanted: what is not among its elements and statements goes. */
export interface TableEdit {
  readonly elements: readonly ElementEdit[]
  readonly statements: readonly StatementEdit[]
}

/** Why a table cannot be edited in its files. */
export type NotEditable = 'no-statement' | 'no-elements'

/**
 * Returns the files with the table as it is wanted; all that is not changed stays as it is written, comments included. A
 * column under a new name gets the hint that it was renamed.
 */
export function editTable(
  files: readonly SourceFile[],
  table: TableName,
  edit: TableEdit,
  dialect: Dialect,
): readonly SourceFile[] | NotEditable {
  const found = tableStatements(files, table, dialect)
  if (found === undefined) return 'no-statement'
  const { create, others } = found
  const read = readTableText(create.text, dialect)
  if (read === undefined) return 'no-elements'
  const elements = wantedElements(read, create.text, edit.elements)
  const revised = new RevisedFiles(files)
  replaceStatement(revised, create, tableText({ ...read, elements }))
  for (const [at, other] of others.entries())
    reviseStatement(
      revised,
      other,
      edit.statements.find(({ from }) => from === at),
    )
  const added = edit.statements.filter(({ from }) => from === undefined)
  if (added.length > 0) {
    const { file, end } = create.place
    const text = files.find(({ path }) => path === file)?.text ?? ''
    const written = added.map((each) => `${each.text ?? ''};`).join('\n')
    revised.insertBehind(file, closedEnd(text, end), written)
  }
  const texts = revised.result()
  return files.map((file) => withText(file, texts.get(file.path) ?? ''))
}

function replaceStatement(
  revised: RevisedFiles,
  { place, text }: SchemaStatement,
  wanted: string,
): void {
  if (wanted !== text) revised.replace(place.file, place.start, place.end, wanted)
}

/** Without an edit the statement goes. */
function reviseStatement(
  revised: RevisedFiles,
  statement: SchemaStatement,
  edit: StatementEdit | undefined,
): void {
  const { file, start, end } = statement.place
  if (edit === undefined) revised.remove(file, start, end)
  else replaceStatement(revised, statement, edit.text ?? statement.text)
}

/** A file that nothing was done to stays the same one. */
function withText(file: SourceFile, text: string): SourceFile {
  return text === file.text ? file : { ...file, text }
}

/** Returns the file with a new table at its end. */
export function addTable(file: SourceFile, statements: readonly string[]): SourceFile {
  const before = file.text === '' ? '' : `${file.text.trimEnd()}\n\n`
  return { ...file, text: `${before}${statements.map((text) => `${text};\n`).join('')}` }
}

function wantedElements(
  { elements, tree }: TableText,
  statement: string,
  wanted: readonly ElementEdit[],
): readonly TableElement[] {
  const indentation = /(?:^|\n)([ \t]*)$/.exec(elements[0]?.lead ?? '')?.[1] ?? '  '
  return wanted.flatMap(({ from, text, column }): readonly TableElement[] | TableElement => {
    if (from === undefined)
      return { lead: `\n${indentation}`, text: text ?? '', gap: '', trail: '', at: NOWHERE }
    const element = elements[from]
    if (element === undefined) return []
    if (text !== undefined) return { ...element, text }
    const definition = tree.columns.find(({ at }) => at.start === element.at.start)
    if (column === undefined || definition === undefined) return element
    const written = editColumn(definition, statement, column)
    const { name } = definition
    const before = statement.slice(name.at.start, name.at.end)
    const isRenamed = column.name !== undefined && column.name !== before
    const lead = isRenamed ? renamedLead(element.lead, { before, indentation }) : element.lead
    return { ...element, lead, text: written }
  })
}

const NOWHERE = { start: 0, end: 0 }

/** With the hint on a line of its own, directly above the column. */
function renamedLead(
  lead: string,
  { before, indentation }: { readonly before: string; readonly indentation: string },
): string {
  const others = lead.replace(/^[ \t]*--[ \t]*@renamed\b[^\n]*\n/m, '')
  const above = /\n[ \t]*$/.test(others) ? others : `${others.trimEnd()}\n${indentation}`
  return `${above}-- @renamed from=${before}\n${indentation}`
}
