import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pgstattuple 1.5 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pgstattuple',
  version: '1.5',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `pg_relpages fsv int8 relname:regclass;fsv int8 relname:text
pgstatginindex fsv (version:int4,pending_pages:int4,pending_tuples:int8) relname:regclass
pgstathashindex fsv (version:int4,bucket_pages:int8,overflow_pages:int8,bitmap_pages:int8,unused_pages:int8,live_items:int8,dead_items:int8,free_percent:float8) relname:regclass
pgstatindex fsv (version:int4,tree_level:int4,index_size:int8,root_block_no:int8,internal_pages:int8,leaf_pages:int8,empty_pages:int8,deleted_pages:int8,avg_leaf_density:float8,leaf_fragmentation:float8) relname:regclass;fsv (version:int4,tree_level:int4,index_size:int8,root_block_no:int8,internal_pages:int8,leaf_pages:int8,empty_pages:int8,deleted_pages:int8,avg_leaf_density:float8,leaf_fragmentation:float8) relname:text
pgstattuple fsv (table_len:int8,tuple_count:int8,tuple_len:int8,tuple_percent:float8,dead_tuple_count:int8,dead_tuple_len:int8,dead_tuple_percent:float8,free_space:int8,free_percent:float8) relname:text;fsv (table_len:int8,tuple_count:int8,tuple_len:int8,tuple_percent:float8,dead_tuple_count:int8,dead_tuple_len:int8,dead_tuple_percent:float8,free_space:int8,free_percent:float8) reloid:regclass
pgstattuple_approx fsv (table_len:int8,scanned_percent:float8,approx_tuple_count:int8,approx_tuple_len:int8,approx_tuple_percent:float8,dead_tuple_count:int8,dead_tuple_len:int8,dead_tuple_percent:float8,approx_free_space:int8,approx_free_percent:float8) reloid:regclass`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
