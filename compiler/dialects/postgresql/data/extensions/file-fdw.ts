import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from file_fdw 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'file_fdw',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `file_fdw_handler fsv fdw_handler
file_fdw_validator fsv void text[] oid`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
