import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_freespacemap 1.3 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_freespacemap',
  version: '1.3',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_freespace frv (blkno:int8,avail:int2) rel:regclass;fsv int2 regclass int8`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
