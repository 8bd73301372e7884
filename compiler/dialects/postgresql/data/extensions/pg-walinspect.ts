import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_walinspect 1.1 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_walinspect',
  version: '1.1',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_get_wal_block_info fsrv (start_lsn:pg_lsn,end_lsn:pg_lsn,prev_lsn:pg_lsn,block_id:int2,reltablespace:oid,reldatabase:oid,relfilenode:oid,relforknumber:int2,relblocknumber:int8,xid:xid,resource_manager:text,record_type:text,record_length:int4,main_data_length:int4,block_data_length:int4,block_fpi_length:int4,block_fpi_info:text[],description:text,block_data:bytea,block_fpi_data:bytea) start_lsn:pg_lsn end_lsn:pg_lsn show_data:bool?
pg_get_wal_record_info fsv (start_lsn:pg_lsn,end_lsn:pg_lsn,prev_lsn:pg_lsn,xid:xid,resource_manager:text,record_type:text,record_length:int4,main_data_length:int4,fpi_length:int4,description:text,block_ref:text) in_lsn:pg_lsn
pg_get_wal_records_info fsrv (start_lsn:pg_lsn,end_lsn:pg_lsn,prev_lsn:pg_lsn,xid:xid,resource_manager:text,record_type:text,record_length:int4,main_data_length:int4,fpi_length:int4,description:text,block_ref:text) start_lsn:pg_lsn end_lsn:pg_lsn
pg_get_wal_stats fsrv (resource_manager/record_type:text,count:int8,count_percentage:float8,record_size:int8,record_size_percentage:float8,fpi_size:int8,fpi_size_percentage:float8,combined_size:int8,combined_size_percentage:float8) start_lsn:pg_lsn end_lsn:pg_lsn per_record:bool?`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
