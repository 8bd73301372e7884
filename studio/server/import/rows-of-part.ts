import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { emptyRow } from '../../../runtime/browse/read-rows.ts'
import { unguardFormula } from '../../../runtime/export/guard-formula.ts'
import type { ImportedRow } from '../../../runtime/import/import-rows.ts'
import { valueOfJson } from '../../../runtime/import/value-of-json.ts'
import { valueOfText } from '../../../runtime/import/value-of-text.ts'
import type { Values } from '../../../runtime/values/values.ts'
import type { JsonValue } from '../../api/cell.ts'
import type { TableImport } from '../../api/import.ts'
import type { FilePart } from './read-file-part.ts'

interface Target {
  readonly relation: Relation
  readonly values: Values
}

/** The rows as they are to be added: fields that go nowhere, and those that a row lacks, are left out. */
export function rowsOfPart(
  { records, mapping, fields: named }: FilePart,
  { format, unguard = true }: TableImport,
  { relation, values }: Target,
): readonly ImportedRow[] {
  const columns = new Map(relation.columns.map((column) => [column.name, column]))
  const read = (value: JsonValue, { type, nullable }: Column, isDocument: boolean): JsonValue => {
    // A column that takes no NULL can mean the document only.
    const isNullDocument = value === null && (isDocument || !nullable)
    if (format !== 'csv') return valueOfJson(value, type, { values, isNullDocument })
    if (typeof value !== 'string') return value
    return valueOfText(unguard ? unguardFormula(value) : value, type, values)
  }
  return records.map(({ fields, nullDocuments }, number) => {
    const given = new Map(fields.map(({ name, value }) => [name, value]))
    const set = emptyRow()
    for (const { from, to } of mapping) {
      const value = given.get(from)
      const column = columns.get(to)
      if (value !== undefined && column !== undefined)
        set[to] = read(value, column, nullDocuments?.has(from) === true)
    }
    const isRagged = format === 'csv' && fields.length !== named.length
    const fault = isRagged ? raggedText(fields.length, named.length) : undefined
    return { number, set, fault }
  })
}

function raggedText(found: number, wanted: number): string {
  return `The row has ${found} ${found === 1 ? 'field' : 'fields'} where the first one has ${wanted}.`
}
