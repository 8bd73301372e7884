import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from unaccent 1.1 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'unaccent',
  version: '1.1',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `unaccent fsv text text;fsv text regdictionary text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
