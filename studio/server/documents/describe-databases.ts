import {
  type DatabaseStatistics,
  databaseStatistics,
} from '../../../runtime/document/catalog/database-statistics.ts'
import { listDatabases } from '../../../runtime/document/catalog/list-databases.ts'
import { databaseNameFault, isSystemDatabase } from '../../../runtime/document/names/name-fault.ts'
import type { DatabaseSummary } from '../../api/documents/databases.ts'
import type { DocumentStudio } from './document-studio.ts'
import { withinBudget } from './within-budget.ts'

/** Returns the databases with what they hold; a number that is not there in time is null. */
export async function describeDatabases(
  { store }: DocumentStudio,
  signal: AbortSignal,
): Promise<readonly DatabaseSummary[]> {
  const databases = await listDatabases(store, { signal })
  const statistics = await withinBudget(databases, signal, ({ name }, options) =>
    databaseStatistics(store, name, options),
  )
  return databases.map(({ name, size }, index) => ({
    name,
    size: sizeOf(size, statistics[index]),
    collections: statistics[index]?.collections ?? null,
    documents: statistics[index]?.documents ?? null,
    addressable: databaseNameFault(name) === undefined,
    system: isSystemDatabase(name),
  }))
}

/** On disk, or in memory where the server keeps nothing on a disk. */
function sizeOf(size: number | undefined, statistics: DatabaseStatistics | undefined) {
  return size || statistics?.storageSize || statistics?.dataSize || (size ?? null)
}
