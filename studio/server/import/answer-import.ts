import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import type { Imported, RowFault } from '../../../runtime/import/import-rows.ts'
import type { ImportAnswer, ImportFault } from '../../api/import.ts'
import { failureDetails } from '../failure/answer-of-error.ts'
import type { FilePart } from './read-file-part.ts'

const SAMPLE = 20
const MOST_FAULTS = 200

/** What became of the rows of a file, or would become of them. */
export function answerImport(part: FilePart, imported: Imported, dbMs: number): ImportAnswer {
  const { records, consumed, delimiter, header, openList, fields, mapping } = part
  const { inserted, skipped, undoId = null } = imported
  const faults = imported.faults.flatMap(faultsOf)
  return {
    rows: records.length,
    inserted,
    skipped,
    consumed,
    delimiter,
    header,
    openList,
    fields: [...fields],
    mapping: [...mapping],
    sample: records.slice(0, SAMPLE).map((record) => {
      const given = new Map(record.fields.map(({ name, value }) => [name, value]))
      return fields.map(({ from }) => given.get(from) ?? null)
    }),
    faults: faults.slice(0, MOST_FAULTS),
    faultCount: faults.length,
    undoId,
    timing: { dbMs },
  }
}

function faultsOf({ row, fault }: RowFault): readonly ImportFault[] {
  if (!(fault instanceof DatabaseFailure)) {
    const column = fault.path.startsWith('set.') ? { column: fault.path.slice(4) } : {}
    return [{ row, ...column, message: fault.reason }]
  }
  const details = failureDetails(fault)
  if (details.length === 0) return [{ row, message: REFUSED }]
  return details.map(({ path, message = REFUSED }) => ({
    row,
    ...(path === undefined ? {} : { column: path }),
    message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
  }))
}

const REFUSED = 'The database refuses the row.'
