import { type Accessor, createContext, createSignal, useContext } from 'solid-js'
import type { TableCode } from '../../../api/code.ts'
import type {
  DependencyList,
  ForeignKeyList,
  IndexList,
  TableCount,
  TableDdl,
  TableSchema,
  TableSizes,
} from '../../../api/tables.ts'
import type { Count } from '../../../api/cell.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import type { Studio } from '../studio.ts'
import { type TableAddress, tableApiPath } from '../table-address.ts'

/** All that the structure page reads of a table, each part by itself: what is slow holds up nothing else. */
export interface StructureState {
  readonly table: Accessor<TableAddress>
  readonly schema: Fetched<TableSchema>
  readonly indexes: Fetched<IndexList>
  readonly foreignKeys: Fetched<ForeignKeyList>
  readonly dependencies: Fetched<DependencyList>
  readonly sizes: Fetched<TableSizes>
  readonly ddl: Fetched<TableDdl>
  readonly code: Fetched<TableCode>
  readonly count: Fetched<TableCount>
  /** Of the rows: counted exactly if that was asked for. */
  readonly rows: Accessor<Count | undefined>
  readonly countExactly: () => void
  readonly reload: () => void
}

export function createStructureState(
  studio: Studio,
  table: Accessor<TableAddress>,
): StructureState {
  const [isExact, setExact] = createSignal<TableAddress>()
  const part = <T>(rest: string) =>
    createFetched(table, (of, signal) =>
      studio.api.get<T>(tableApiPath(of, rest), { query: { schema: of.schema }, signal }),
    )
  const counted = () => ({ of: table(), mode: isExact() === table() ? 'exact' : 'auto' })
  const count = createFetched(counted, ({ of, mode }, signal) => {
    const query = { schema: of.schema, count: mode }
    return studio.api.get<TableCount>(tableApiPath(of, '/count'), { query, signal })
  })
  const parts = {
    schema: part<TableSchema>('/schema'),
    indexes: part<IndexList>('/indexes'),
    foreignKeys: part<ForeignKeyList>('/foreign-keys'),
    dependencies: part<DependencyList>('/dependencies'),
    sizes: part<TableSizes>('/sizes'),
    ddl: part<TableDdl>('/ddl'),
    code: part<TableCode>('/code'),
    count,
  }
  return {
    ...parts,
    table,
    rows: () => count.data()?.count,
    countExactly: () => setExact(table()),
    reload: () => {
      for (const each of Object.values(parts)) each.refetch()
    },
  }
}

export const StructureContext = createContext<StructureState>()

export function useStructure(): StructureState {
  const state = useContext(StructureContext)
  if (state === undefined) throw new Error('a part of the structure page stands outside of it')
  return state
}
