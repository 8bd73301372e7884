import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_logicalinspect 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_logicalinspect',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_get_logical_snapshot_info fsv (state:text,xmin:xid,xmax:xid,start_decoding_at:pg_lsn,two_phase_at:pg_lsn,initial_xmin_horizon:xid,building_full_snapshot:bool,in_slot_creation:bool,last_serialized_snapshot:pg_lsn,next_phase_at:xid,committed_count:int4,committed_xip:xid[],catchange_count:int4,catchange_xip:xid[]) filename:text
pg_get_logical_snapshot_meta fsv (magic:int4,checksum:int8,version:int4) filename:text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
