import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from tsm_system_time 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'tsm_system_time',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
