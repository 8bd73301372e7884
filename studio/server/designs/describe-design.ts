import { createHash } from 'node:crypto'
import { type DescribedTable, describeTable } from '../../../compiler/describe-table.ts'
import type { NotEditable } from '../../../compiler/edit-table.ts'
import type { TableName } from '../../../compiler/ir/table-name.ts'
import type { TableDesign } from '../../api/designs.ts'
import { refusal } from '../failure/refusal.ts'
import { projectOf } from '../migrations/known-migrations.ts'
import type { Studio } from '../studio.ts'

/** Returns a table as the schema files of the project write it. Throws Refusal, and MigrationRefused. */
export function describeDesign(table: TableName, studio: Studio): TableDesign {
  const { readSchema, dialect } = projectOf(studio)
  const described = unlessNotEditable(describeTable(readSchema(), table, dialect))
  return {
    file: described.create.place.file,
    elements: described.elements.map(({ text, column }) => ({
      text,
      column: column === undefined ? null : { ...column, others: [...column.others] },
    })),
    statements: described.statements.map(({ text }) => text),
    checksum: designChecksum(described),
  }
}

/** Returns the checksum of all that can be edited of a table. */
export function designChecksum({ create, statements }: DescribedTable): string {
  const texts = [create, ...statements].map(({ text, place }) => [place.file, text])
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

const REASONS: Readonly<Record<NotEditable, string>> = {
  'no-statement': 'no schema file of the project makes this table',
  'no-elements': 'its CREATE TABLE takes the columns from elsewhere, so that they cannot be edited',
}

/** Throws Refusal where a table cannot be edited. */
export function unlessNotEditable<Found extends object>(found: Found | NotEditable): Found {
  if (typeof found === 'object') return found
  throw refusal('not_found', REASONS[found], 'table')
}
