import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_buffercache 1.6 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_buffercache',
  version: '1.6',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_buffercache_evict fsv (buffer_evicted:bool,buffer_flushed:bool) int4
pg_buffercache_evict_all fv (buffers_evicted:int4,buffers_flushed:int4,buffers_skipped:int4)
pg_buffercache_evict_relation fsv (buffers_evicted:int4,buffers_flushed:int4,buffers_skipped:int4) regclass
pg_buffercache_numa_pages frv record
pg_buffercache_pages frv record
pg_buffercache_summary fv (buffers_used:int4,buffers_unused:int4,buffers_dirty:int4,buffers_pinned:int4,usagecount_avg:float8)
pg_buffercache_usage_counts frv (usage_count:int4,buffers:int4,dirty:int4,pinned:int4)`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: `pg_buffercache v - bufferid:int4 relfilenode:oid reltablespace:oid reldatabase:oid relforknumber:int2 relblocknumber:int8 isdirty:bool usagecount:int2 pinning_backends:int4
pg_buffercache_numa v - bufferid:int4 os_page_num:int8 numa_node:int4`,
}
