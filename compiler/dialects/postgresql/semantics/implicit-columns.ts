import type { Column, Relation } from '../../../ir/catalog.ts'
import { plainColumn } from '../../../ir/plain-column.ts'
import { typeNamed } from './type-traits.ts'

/** Manual 5.6: what every table has and `*` does not show. A foreign table need not fill them. */
export function implicitColumns({ kind }: Relation): readonly Column[] {
  switch (kind) {
    case 'table':
    case 'sequence':
    case 'materialized-view':
      return ofTables
    case 'foreign-table':
      return ofForeignTables
    case 'view':
    case 'virtual-table':
      return []
  }
}

const ofTables = [
  systemColumn('tableoid', 'oid'),
  systemColumn('xmin', 'xid'),
  systemColumn('cmin', 'cid'),
  systemColumn('xmax', 'xid'),
  systemColumn('cmax', 'cid'),
  systemColumn('ctid', 'tid'),
]

const ofForeignTables = ofTables.map((column) => ({ ...column, nullable: true }))

function systemColumn(name: string, type: string): Column {
  const column = plainColumn({ name, type: typeNamed(type), nullable: false })
  return { ...column, hasDefault: true, generated: 'stored', hidden: true }
}
