import type { SqlExport } from '../../../../api/export.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { openFileTarget } from '../../export/file-target.ts'

/** Writes all rows of a query into a file while they arrive; false where the person chose no place for it. */
export async function saveResult(api: ApiClient, body: SqlExport, name: string): Promise<boolean> {
  const target = await openFileTarget(name)
  if (target === undefined) return false
  let size = 0
  try {
    const reader = (await api.stream('/api/sql/export', body)).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      await target.write(next.value)
    }
    await target.finish()
    return true
  } catch (error) {
    await target.abort()
    // An answer that has begun can only break off: its status is sent already.
    throw error instanceof TypeError && size > 0 ? new Error(BROKEN) : error
  }
}

const BROKEN = 'the file broke off before its end, and is not kept'
