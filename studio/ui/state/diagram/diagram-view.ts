import { tableId } from '../table-address.ts'

/** What the address of the page says; tables by their ids. */
export interface DiagramView {
  /** Only the tables of a schema; all without one. */
  readonly schema: string | undefined
  /** The table that is looked at. */
  readonly selected: string | undefined
  /** Only the tables around this one; all without one. */
  readonly around: string | undefined
  /** So many foreign keys around it. */
  readonly depth: number
}

export const GREATEST_DEPTH = 4

export function readDiagramView(parameters: URLSearchParams): DiagramView {
  const depth = Number(parameters.get('depth') ?? 1)
  const isDepth = Number.isInteger(depth) && depth >= 1 && depth <= GREATEST_DEPTH
  return {
    schema: parameters.get('schema') ?? undefined,
    selected: readTable(parameters.get('table')),
    around: readTable(parameters.get('around')),
    depth: isDepth ? depth : 1,
  }
}

/** `?schema=shop&table=shop/orders&around=shop/orders&depth=2`, or nothing. */
export function writeDiagramView({ schema, selected, around, depth }: DiagramView): string {
  const parameters = new URLSearchParams()
  if (schema !== undefined) parameters.set('schema', schema)
  if (selected !== undefined) parameters.set('table', writeTable(selected))
  if (around !== undefined) parameters.set('around', writeTable(around))
  if (around !== undefined && depth > 1) parameters.set('depth', String(depth))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** `shop/orders`: both parts escaped, so that a slash in a name is none between them. */
function writeTable(id: string): string {
  const parts: unknown = JSON.parse(id)
  return Array.isArray(parts) ? parts.map((part) => encodeURIComponent(String(part))).join('/') : ''
}

function readTable(text: string | null): string | undefined {
  const [schema, name, ...more] = text?.split('/') ?? []
  if (schema === undefined || name === undefined || more.length > 0) return undefined
  try {
    return tableId({ schema: decodeURIComponent(schema), name: decodeURIComponent(name) })
  } catch {
    return undefined
  }
}
