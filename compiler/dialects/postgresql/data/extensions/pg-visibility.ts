import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_visibility 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_visibility',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_check_frozen fsrv (t_ctid:tid) regclass
pg_check_visible fsrv (t_ctid:tid) regclass
pg_truncate_visibility_map fsv void regclass
pg_visibility fsrv (blkno:int8,all_visible:bool,all_frozen:bool,pd_all_visible:bool) regclass;fsv (all_visible:bool,all_frozen:bool,pd_all_visible:bool) regclass blkno:int8
pg_visibility_map fsrv (blkno:int8,all_visible:bool,all_frozen:bool) regclass;fsv (all_visible:bool,all_frozen:bool) regclass blkno:int8
pg_visibility_map_summary fsv (all_visible:int8,all_frozen:int8) regclass`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
