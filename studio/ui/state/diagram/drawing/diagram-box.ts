import type { DiagramColumn, DiagramModel, DiagramTable } from '../diagram-model.ts'

export type ShownColumns = 'keys' | 'all'

/** A table as it is drawn. */
export interface DiagramBox {
  readonly table: DiagramTable
  readonly rows: readonly DiagramColumn[]
  /** So many columns are not drawn. */
  readonly hidden: number
  readonly height: number
}

export const BOX_WIDTH = 208
export const BOX_HEAD = 28
export const BOX_ROW = 19
const BOX_FOOT = 7
/** A table of more columns is drawn with its keys and the first of the others. */
const MOST_ROWS = 24

/** The boxes of a diagram, in the order of its tables. All are equally wide, so that ranks line up. */
export function diagramBoxes(model: DiagramModel, shown: ShownColumns): readonly DiagramBox[] {
  const targets = new Set(
    model.relations.flatMap(({ to, referenced }) => referenced.map((name) => `${to} ${name}`)),
  )
  return model.tables.map((table) => {
    const isKey = (column: DiagramColumn) =>
      isDifferent(column) ||
      column.isPrimaryKey ||
      column.isReference ||
      targets.has(`${table.id} ${column.name}`)
    return boxOf(table, rowsOf(table, shown, isKey))
  })
}

function isDifferent({ change }: DiagramColumn): boolean {
  return change !== undefined && change !== 'same'
}

function rowsOf(
  table: DiagramTable,
  shown: ShownColumns,
  isKey: (column: DiagramColumn) => boolean,
): readonly DiagramColumn[] {
  const keys = table.columns.filter(isKey)
  if (shown === 'keys') return keys
  if (table.columns.length <= MOST_ROWS) return table.columns
  const room = Math.max(0, MOST_ROWS - keys.length)
  const others = new Set(table.columns.filter((column) => !isKey(column)).slice(0, room))
  return table.columns.filter((column) => isKey(column) || others.has(column))
}

function boxOf(table: DiagramTable, rows: readonly DiagramColumn[]): DiagramBox {
  const hidden = table.columns.length - rows.length
  const lines = rows.length + (hidden > 0 ? 1 : 0)
  return { table, rows, hidden, height: BOX_HEAD + lines * BOX_ROW + BOX_FOOT }
}

/** The middle of the row of a column, from the top of its box; the head for one that is not drawn. */
export function rowMiddle(box: DiagramBox, column: string): number {
  const place = box.rows.findIndex(({ name }) => name === column)
  return place === -1 ? BOX_HEAD / 2 : BOX_HEAD + (place + 0.5) * BOX_ROW + 3
}

/** A text that is cut to what fits, at so many pixels a character. */
export function fittingText(text: string, width: number, characterWidth: number): string {
  const room = Math.max(1, Math.floor(width / characterWidth))
  const characters = [...text]
  return characters.length <= room ? text : `${characters.slice(0, room - 1).join('')}…`
}
