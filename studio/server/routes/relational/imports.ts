import { importRows } from '../../../../runtime/import/import-rows.ts'
import {
  type ImportAnswer,
  importAnswer,
  type TableImport,
  tableImport,
} from '../../../api/import.ts'
import { Refusal } from '../../failure/refusal.ts'
import { answerImport } from '../../import/answer-import.ts'
import { readFilePart } from '../../import/read-file-part.ts'
import { rowsOfPart } from '../../import/rows-of-part.ts'
import { withinJournal } from '../../rows/unless-unwritten.ts'
import { bodyRoute, type RelationalRoute } from './relational-route.ts'
import { requestedTable } from '../../tables/find-table.ts'
import { editing, isDryRun } from './rows.ts'

/** Nothing was written: a detail for each of the first faults, at `rows.12.price`, rows from 0. */
function faulty({ faults }: ImportAnswer): Refusal {
  const details = faults.map(({ row, column, message }) => ({
    path: column === undefined ? `rows.${row}` : `rows.${row}.${column}`,
    message,
  }))
  return new Refusal('invalid_value', { details })
}

export const importRoutes: readonly RelationalRoute[] = [
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/import',
      summary: 'Adds the rows of a file, or of a part of one; dryRun=1 tells what would fail',
      query: ['dryRun'],
      body: tableImport,
      answers: importAnswer,
      isWrite: true,
      isWhole: true,
    },
    async (asked: TableImport, request, studio) => {
      const { signal } = request
      const relation = await requestedTable(request, studio, asked.schema)
      const part = await readFilePart(asked, relation)
      const where = await editing(studio, { json: 'text', undo: asked.undo ?? true }, signal)
      const rows = rowsOfPart(part, asked, { relation, values: studio.opened.values })
      const start = performance.now()
      const { onConflict = 'error' } = asked
      const isTrial = isDryRun(request.query)
      const imported = await withinJournal(() =>
        importRows(where, { relation, rows, onConflict, isTrial }),
      )
      const dbMs = performance.now() - start
      const body = answerImport(part, imported, dbMs)
      if (!isTrial && body.faultCount > 0) throw faulty(body)
      return { body, dbMs }
    },
  ),
]
