import type { Json } from '../values/cell-value.ts'
import type { FileRecord } from './record.ts'

/** Takes the member that lists documents out of the fields of a row. One that lists none is a field like others. */
export function withNullDocuments(record: FileRecord, member: string): FileRecord {
  const list = record.fields.find(({ name }) => name === member)?.value
  if (!isListOfNames(list)) return record
  const fields = record.fields.filter(({ name }) => name !== member)
  return { ...record, fields, nullDocuments: new Set(list) }
}

function isListOfNames(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
