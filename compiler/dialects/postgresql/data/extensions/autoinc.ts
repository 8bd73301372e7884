import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from autoinc 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'autoinc',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: `autoinc`,
  operatorClasses: '',
  relations: '',
}
