import type { Catalog, Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { EditedTable } from '../edited-table.ts'
import { imageValues } from '../rows/locate-row.ts'
import { type Reference, referencesTo, sameRelation } from '../delete/references.ts'
import type { RowImage } from '../rows/row-image.ts'
import type { Parameter } from '../statement-writer.ts'

/** A row that is to be added again. */
export interface RestoredRow {
  readonly number: number
  readonly table: EditedTable
  readonly image: RowImage
}

export interface PlacedRow extends RestoredRow {
  /** Columns that are NULL at first, because rows refer to each other in a circle. */
  readonly withheld: readonly Column[]
}

interface Node {
  readonly row: RestoredRow
  /** The rows that this one refers to, with the columns by which it does. */
  readonly parents: Map<Node, Column[]>
  readonly children: Node[]
  isPlaced: boolean
}

/** Puts rows behind those that they refer to. */
export function restoreOrder(catalog: Catalog, rows: readonly RestoredRow[]): readonly PlacedRow[] {
  const nodes = rows.map((row): Node => ({
    row,
    parents: new Map(),
    children: [],
    isPlaced: false,
  }))
  for (const relation of new Set(rows.map(({ table }) => table.relation))) {
    for (const reference of referencesTo(catalog, relation)) connect(nodes, relation, reference)
  }
  const placed: PlacedRow[] = []
  place(nodes.filter(({ parents }) => parents.size === 0).toReversed(), placed)
  for (const node of nodes) place([node], placed)
  return placed
}

/** Places rows, and behind each those that have waited for it alone. */
function place(ready: Node[], placed: PlacedRow[]): void {
  for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
    if (node.isPlaced) continue
    node.isPlaced = true
    placed.push({ ...node.row, withheld: withheldOf(node) })
    ready.push(...node.children.filter(isReady))
  }
}

function isReady({ parents }: Node): boolean {
  return [...parents.keys()].every(({ isPlaced }) => isPlaced)
}

/** A column that cannot be NULL is written in any case: the database then says that it cannot be done. */
function withheldOf({ parents }: Node): readonly Column[] {
  const missing = [...parents].filter(([parent]) => !parent.isPlaced)
  return missing.flatMap(([, columns]) => columns.filter(({ nullable }) => nullable))
}

function connect(
  nodes: readonly Node[],
  relation: Relation,
  { relation: child, columns, referenced }: Reference,
): void {
  const targets = new Map<string, Node>()
  for (const node of nodes) {
    const name = sameRelation(node.row.table.relation, relation) && nameOf(node.row, referenced)
    if (name) targets.set(name, node)
  }
  for (const node of nodes) {
    const name = sameRelation(node.row.table.relation, child) && nameOf(node.row, columns)
    const target = name ? targets.get(name) : undefined
    if (target === undefined || target === node) continue
    node.parents.set(target, [...(node.parents.get(target) ?? []), ...columns])
    target.children.push(node)
  }
}

/** Undefined where one of the values is NULL, so that the row refers to none. */
function nameOf({ table, image }: RestoredRow, columns: readonly Column[]): string | undefined {
  const values = imageValues(table, image, columns).map(({ parameter }) => parameter)
  return values.includes(null) ? undefined : JSON.stringify(values.map(textOf))
}

/** Texts may differ in case and in blanks at the end where a collation takes them for the same. */
function textOf(value: Parameter): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  return String(value).trimEnd().toLowerCase()
}
