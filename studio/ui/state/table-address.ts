/** A table as addresses and requests name it. */
export interface TableAddress {
  readonly schema: string
  readonly name: string
}

export type TableView = 'rows' | 'structure' | 'design'

export function tablePath(table: TableAddress, view: TableView = 'rows'): string {
  const page = view === 'rows' ? '' : `/${view}`
  return `/tables/${encodeURIComponent(table.schema)}/${encodeURIComponent(table.name)}${page}`
}

export function tableApiPath(table: TableAddress, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table.name)}${rest}`
}

export function isSameTable(left: TableAddress, right: TableAddress): boolean {
  return left.schema === right.schema && left.name === right.name
}

export function tableId(table: TableAddress): string {
  return JSON.stringify([table.schema, table.name])
}

/** A part of the path of a page; one that is no UTF-8 stays as it is, and names no table. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
