import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from refint 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'refint',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: `check_foreign_key
check_primary_key`,
  operatorClasses: '',
  relations: '',
}
