import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pgrowlocks 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pgrowlocks',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pgrowlocks fsrv (locked_row:tid,locker:xid,multi:bool,xids:xid[],modes:text[],pids:int4[]) relname:text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
