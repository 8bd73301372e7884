import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_stat_statements 1.12 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_stat_statements',
  version: '1.12',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_stat_statements fsrv (userid:oid,dbid:oid,toplevel:bool,queryid:int8,query:text,plans:int8,total_plan_time:float8,min_plan_time:float8,max_plan_time:float8,mean_plan_time:float8,stddev_plan_time:float8,calls:int8,total_exec_time:float8,min_exec_time:float8,max_exec_time:float8,mean_exec_time:float8,stddev_exec_time:float8,rows:int8,shared_blks_hit:int8,shared_blks_read:int8,shared_blks_dirtied:int8,shared_blks_written:int8,local_blks_hit:int8,local_blks_read:int8,local_blks_dirtied:int8,local_blks_written:int8,temp_blks_read:int8,temp_blks_written:int8,shared_blk_read_time:float8,shared_blk_write_time:float8,local_blk_read_time:float8,local_blk_write_time:float8,temp_blk_read_time:float8,temp_blk_write_time:float8,wal_records:int8,wal_fpi:int8,wal_bytes:numeric,wal_buffers_full:int8,jit_functions:int8,jit_generation_time:float8,jit_inlining_count:int8,jit_inlining_time:float8,jit_optimization_count:int8,jit_optimization_time:float8,jit_emission_count:int8,jit_emission_time:float8,jit_deform_count:int8,jit_deform_time:float8,parallel_workers_to_launch:int8,parallel_workers_launched:int8,stats_since:timestamptz,minmax_stats_since:timestamptz) showtext:bool
pg_stat_statements_info fsv (dealloc:int8,stats_reset:timestamptz)
pg_stat_statements_reset fsv timestamptz userid:oid? dbid:oid? queryid:int8? minmax_only:bool?`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: `pg_stat_statements_info v - dealloc:int8 stats_reset:timestamptz
pg_stat_statements v - userid:oid dbid:oid toplevel:bool queryid:int8 query:text plans:int8 total_plan_time:float8 min_plan_time:float8 max_plan_time:float8 mean_plan_time:float8 stddev_plan_time:float8 calls:int8 total_exec_time:float8 min_exec_time:float8 max_exec_time:float8 mean_exec_time:float8 stddev_exec_time:float8 rows:int8 shared_blks_hit:int8 shared_blks_read:int8 shared_blks_dirtied:int8 shared_blks_written:int8 local_blks_hit:int8 local_blks_read:int8 local_blks_dirtied:int8 local_blks_written:int8 temp_blks_read:int8 temp_blks_written:int8 shared_blk_read_time:float8 shared_blk_write_time:float8 local_blk_read_time:float8 local_blk_write_time:float8 temp_blk_read_time:float8 temp_blk_write_time:float8 wal_records:int8 wal_fpi:int8 wal_bytes:numeric wal_buffers_full:int8 jit_functions:int8 jit_generation_time:float8 jit_inlining_count:int8 jit_inlining_time:float8 jit_optimization_count:int8 jit_optimization_time:float8 jit_emission_count:int8 jit_emission_time:float8 jit_deform_count:int8 jit_deform_time:float8 parallel_workers_to_launch:int8 parallel_workers_launched:int8 stats_since:timestamptz minmax_stats_since:timestamptz`,
}
