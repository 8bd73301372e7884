import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from lo 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'lo',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `lo_oid fs oid lo`,
  triggerFunctions: `lo_manage`,
  operatorClasses: '',
  relations: `lo d - base:oid`,
}
