import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from bloom 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'bloom',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: '',
  operatorClasses: `bloom int4_ops! int4
bloom text_ops! text`,
  relations: '',
}
