import type { Dialect } from './dialects/dialect.ts'
import type { SourceFile } from './source/source-file.ts'
import { type ColumnEdit, editColumn } from './edit-schema/edit-column.ts'
import {
  readTableText,
  type TableElement,
  type TableText,
  tableText,
} from './edit-schema/table-text.ts'
import { type TableStatement, tableStatements } from './edit-schema/table-statements.ts'
import type { TableName } from './ir/table-name.ts'

/** An element of the table as it is wanted. */
export interface ElementEdit {
  /** Which element of the statement it was, from 0; undefined: a new one. */
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
  const statements = tableStatements(files, table, dialect)
  const create = statements.find(({ kind }) => kind === 'create-table')
  if (create === undefined) return 'no-statement'
  const read = readTableText(create.text, dialect)
  if (read === undefined) return 'no-elements'
  const others = statements.filter((statement) => statement !== create)
  const replaced = new Map<TableStatement, string | undefined>([
    [create, tableText({ ...read, elements: wantedElements(read, create.text, edit.elements) })],
    ...others.map((other, at) => [other, wantedText(other, at, edit.statements)] as const),
  ])
  const added = edit.statements.flatMap(({ from, text }) =>
    from === undefined ? [text ?? ''] : [],
  )
  return files.map((file) => withReplaced(file, { replaced, create, added }))
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
  return wanted.map(({ from, text, column }): TableElement => {
    const element = from === undefined ? undefined : elements[from]
    if (element === undefined)
      return { lead: `\n${indentation}`, text: text ?? '', gap: '', trail: '', at: NOWHERE }
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

/** Undefined: the statement goes. */
function wantedText(
  { text }: TableStatement,
  at: number,
  wanted: readonly StatementEdit[],
): string | undefined {
  const edit = wanted.find(({ from }) => from === at)
  return edit && (edit.text ?? text)
}

interface Replaced {
  readonly replaced: ReadonlyMap<TableStatement, string | undefined>
  readonly create: TableStatement
  readonly added: readonly string[]
}

function withReplaced(file: SourceFile, { replaced, create, added }: Replaced): SourceFile {
  const own = [...replaced].filter(([{ place }]) => place.file === file.path)
  let { text } = file
  for (const [statement, wanted] of own.toSorted(([a], [b]) => b.place.start - a.place.start)) {
    const { start, end } = statement.place
    const behind = text.slice(end)
    if (wanted === undefined) text = text.slice(0, start) + behind.replace(/^\s*;[ \t]*\r?\n?/, '')
    else if (statement === create) text = text.slice(0, start) + wanted + withAdded(behind, added)
    else text = text.slice(0, start) + wanted + behind
  }
  return text === file.text ? file : { ...file, text }
}

/** New statements stand behind the semicolon of the CREATE TABLE. */
function withAdded(behind: string, added: readonly string[]): string {
  if (added.length === 0) return behind
  const end = /^\s*;[^\n]*\n?/.exec(behind)?.[0] ?? ';'
  const first = end.endsWith('\n') ? end : `${end}\n`
  return first + added.map((text) => `${text};\n`).join('') + behind.replace(/^\s*;[^\n]*\n?/, '')
}
