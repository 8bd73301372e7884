import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from insert_username 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'insert_username',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: `insert_username`,
  operatorClasses: '',
  relations: '',
}
