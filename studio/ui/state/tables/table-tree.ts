import type { TableSummary } from '../../../api/tables.ts'
import type { TreeLine } from '../tree/tree-step.ts'

/** A line of the tree: a group that opens and closes, or a table in it. Places are counted from 1. */
export type TreeNode =
  | {
      readonly kind: 'group'
      readonly id: string
      readonly label: string
      readonly count: number
      readonly isOpen: boolean
      readonly place: number
      readonly of: number
    }
  | {
      readonly kind: 'table'
      readonly id: string
      readonly table: TableSummary
      readonly place: number
      readonly of: number
    }

interface Group {
  readonly id: string
  readonly label: string
  readonly tables: readonly TableSummary[]
}

/**
 * The lines of the tree that are open: below schemas where there are several, else below tables and views. While
 * something is looked for, every group is open.
 */
export function treeNodes(
  tables: readonly TableSummary[],
  text: string,
  closed: ReadonlySet<string>,
): readonly TreeNode[] {
  const wanted = text.trim().toLowerCase()
  const found = tables.filter(({ name }) => name.toLowerCase().includes(wanted))
  const schemas = new Set(tables.map(({ schema }) => schema))
  const groups = schemas.size > 1 ? bySchema(found) : byKind(found)
  return groups.flatMap((group, place) => {
    const isOpen = wanted !== '' || !closed.has(group.id)
    const { id, label, tables: own } = group
    const head = { kind: 'group', id, label, count: own.length, isOpen } as const
    const node: TreeNode = { ...head, place: place + 1, of: groups.length }
    return isOpen ? [node, ...own.map((table, at) => leaf(table, at + 1, own.length))] : [node]
  })
}

function leaf(table: TableSummary, place: number, of: number): TreeNode {
  return { kind: 'table', id: JSON.stringify([table.schema, table.name]), table, place, of }
}

function bySchema(tables: readonly TableSummary[]): readonly Group[] {
  const groups = new Map<string, TableSummary[]>()
  for (const table of tables) {
    const own = groups.get(table.schema)
    if (own === undefined) groups.set(table.schema, [table])
    else own.push(table)
  }
  return [...groups].map(([schema, own]) => ({
    id: `schema ${schema}`,
    label: schema,
    tables: own,
  }))
}

function byKind(tables: readonly TableSummary[]): readonly Group[] {
  const groups = [
    { id: 'tables', label: 'Tables', tables: tables.filter(({ view }) => !view) },
    { id: 'views', label: 'Views', tables: tables.filter(({ view }) => view) },
  ]
  return groups.filter((group) => group.tables.length > 0)
}

/** What the keys of the tree must know of a line. */
export function nodeLine(node: TreeNode): TreeLine {
  const { id } = node
  return node.kind === 'group'
    ? { id, label: node.label, depth: 1, isOpen: node.isOpen }
    : { id, label: node.table.name, depth: 2, isOpen: undefined }
}
