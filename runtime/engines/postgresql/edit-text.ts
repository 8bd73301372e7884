import type { EditText } from '../../edit/edit-text.ts'

// The row of a partition has the number of the partition besides its place in it.
const address = [
  { read: 'tableoid::text', match: (parameter: string) => `tableoid = ${parameter}::oid` },
  { read: 'ctid::text', match: (parameter: string) => `ctid = ${parameter}::tid` },
] as const

export const editText: EditText = {
  // SELECT of some columns does not allow the system's.
  address: ({ columns }) => (columns.some(({ isUnreadable }) => isUnreadable) ? [] : address),
  lock: ' FOR UPDATE',
  returning: true,
  overriding: 'OVERRIDING SYSTEM VALUE ',
  defaultRow: 'DEFAULT VALUES',
  generatedKey: undefined,
  defaultQuery: undefined,
  restoring: undefined,
  hidesColumns: undefined,
}
