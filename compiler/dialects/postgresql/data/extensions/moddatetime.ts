import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from moddatetime 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'moddatetime',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: `moddatetime`,
  operatorClasses: '',
  relations: '',
}
