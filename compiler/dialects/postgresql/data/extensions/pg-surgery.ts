import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_surgery 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_surgery',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `heap_force_freeze fsv void reloid:regclass tids:tid[]
heap_force_kill fsv void reloid:regclass tids:tid[]`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
