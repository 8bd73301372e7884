import type { ComparedTable, SchemaComparison } from '../../../api/compare.ts'
import type { DiagramModel, DiagramRelation, DiagramTable } from '../diagram/diagram-model.ts'
import { tableId } from '../table-address.ts'

/** The tables of both sides as a diagram, each with what has become of it. */
export function comparedModel({ tables }: Pick<SchemaComparison, 'tables'>): DiagramModel {
  const ids = new Map(tables.map((table) => [table.id, diagramId(table)]))
  return {
    tables: tables.map(tableOf),
    relations: tables.flatMap((table) => relationsOf(table, ids)),
  }
}

/** The id of the different object that a table of the diagram is; undefined: it is the same on both sides. */
export function objectOf(
  { tables, objects }: Pick<SchemaComparison, 'tables' | 'objects'>,
  id: string,
): string | undefined {
  const table = tables.find((each) => diagramId(each) === id)
  return objects.find((object) => object.id === table?.id)?.id
}

/** The table of the diagram that a compared object is, or stands in. */
export function tableOfObject(
  { tables }: Pick<SchemaComparison, 'tables'>,
  object: { readonly id: string; readonly schema: string | null; readonly parent: string | null },
): string | undefined {
  const found = tables.find(
    ({ id, schema, name }) =>
      id === object.id || (schema === object.schema && name === object.parent),
  )
  return found === undefined ? undefined : diagramId(found)
}

function diagramId({ schema, name }: ComparedTable): string {
  return tableId({ schema: schema ?? '', name })
}

function tableOf(table: ComparedTable): DiagramTable {
  const references = new Set(table.references.flatMap(({ columns }) => columns))
  return {
    ...{ id: diagramId(table), schema: table.schema ?? '', name: table.name },
    // The rows of a table have another page; here it is looked at for what differs.
    ...{ addressable: false, change: table.change },
    columns: table.columns.map(({ name, type, change }) => ({
      ...{ name, type, change, nullable: false, isPrimaryKey: false },
      isReference: references.has(name),
    })),
  }
}

function relationsOf(
  table: ComparedTable,
  ids: ReadonlyMap<string, string>,
): readonly DiagramRelation[] {
  const from = diagramId(table)
  return table.references.flatMap(({ to: target, columns, change }, place) => {
    const to = ids.get(target)
    if (to === undefined) return []
    const ends = { from, to, columns, referenced: [], change }
    return [{ id: `${from} ${place}`, ...ends, isOptional: false, isSingle: false, onDelete: '' }]
  })
}
