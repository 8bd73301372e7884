import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from tcn 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'tcn',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: '',
  triggerFunctions: `triggered_change_notification`,
  operatorClasses: '',
  relations: '',
}
