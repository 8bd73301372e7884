import type { EditText } from '../../edit/edit-text.ts'

/** MariaDB has RETURNING for some changes, but needs it for none. */
export const editText: EditText = {
  address: () => [],
  lock: ' FOR UPDATE',
  returning: false,
  overriding: '',
  defaultRow: '() VALUES ()',
  generatedKey: 'LAST_INSERT_ID()',
  defaultQuery: undefined,
}
