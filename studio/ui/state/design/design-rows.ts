import type {
  ColumnDesignEdit,
  DesignedColumn,
  DesignedElement,
  ElementDesignEdit,
  TableDesign,
  TableDesignEdit,
} from '../../../api/designs.ts'

/** A line of the form: a column in fields, or a constraint as it is written. */
export interface DesignRow {
  /** Stays the same as long as the line is there. */
  readonly key: number
  /** The element that it was; undefined: it is new. */
  readonly from: number | undefined
  readonly isColumn: boolean
  readonly column: DesignedColumn
  /** Of a line that is no column, and of a column the rest behind its fields. */
  readonly text: string
}

/** A statement beside the CREATE TABLE. */
export interface DesignStatement {
  readonly key: number
  readonly from: number | undefined
  readonly text: string
}

/** The form of a table. */
export interface DesignForm {
  readonly rows: readonly DesignRow[]
  readonly statements: readonly DesignStatement[]
}

export const EMPTY_COLUMN: DesignedColumn = {
  name: '',
  type: '',
  notNull: false,
  default: '',
  others: [],
}

/** Returns the form of a table that is there. */
export function formOf({ elements, statements }: TableDesign): DesignForm {
  return {
    rows: elements.map(({ text, column }, from) => ({
      key: from,
      from,
      isColumn: column !== null,
      column: column ?? EMPTY_COLUMN,
      text: column === null ? text : '',
    })),
    statements: statements.map((text, from) => ({ key: from, from, text })),
  }
}

/** Returns what the form says beside the design that it began with; undefined: of a new table. */
export function editOf(
  { rows, statements }: DesignForm,
  before: TableDesign | undefined,
): Pick<TableDesignEdit, 'elements' | 'statements'> {
  return {
    elements: rows
      .map((row) => elementEdit(row, before?.elements[row.from ?? -1]))
      .filter(({ from, text }) => from !== undefined || text !== ''),
    statements: statements
      .filter(({ text }) => text.trim() !== '')
      .map((statement) => statementEdit(statement, before?.statements[statement.from ?? -1])),
  }
}

/** Whether the form says what the table is. */
export function isUnchanged(form: DesignForm, before: TableDesign | undefined): boolean {
  const { elements, statements } = editOf(form, before)
  const isKept = ({ from, ...rest }: { readonly from?: number | undefined }, at: number) =>
    from === at && Object.values(rest).every((value) => value === undefined)
  return (
    elements.length === (before?.elements.length ?? 0) &&
    statements.length === (before?.statements.length ?? 0) &&
    elements.every(isKept) &&
    statements.every(isKept)
  )
}

function elementEdit(row: DesignRow, before: DesignedElement | undefined): ElementDesignEdit {
  if (before === undefined || row.from === undefined)
    return { text: row.isColumn ? columnText(row) : row.text.trim() }
  const { from, text } = row
  if (before.column === null) return text === before.text ? { from } : { from, text }
  const column = columnEdit(row.column, before.column)
  return Object.keys(column).length === 0 ? { from } : { from, column }
}

function statementEdit(
  { from, text }: DesignStatement,
  before: string | undefined,
): TableDesignEdit['statements'][number] {
  if (from === undefined) return { text: withoutEnd(text) }
  return text === before ? { from } : { from, text: withoutEnd(text) }
}

function columnEdit(now: DesignedColumn, before: DesignedColumn): ColumnDesignEdit {
  const fields = ['name', 'type', 'notNull', 'default'] as const
  return Object.fromEntries(
    fields.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]),
  )
}

function columnText({ column, text }: DesignRow): string {
  if (column.name.trim() === '') return ''
  const parts = [
    column.name.trim(),
    column.type.trim(),
    column.notNull ? 'NOT NULL' : '',
    column.default.trim() === '' ? '' : `DEFAULT ${column.default.trim()}`,
    text.trim(),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function withoutEnd(text: string): string {
  return text.trim().replace(/;$/, '')
}
