import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pageinspect 1.13 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pageinspect',
  version: '1.13',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `brin_metapage_info fsv (magic:text,version:int4,pagesperrange:int4,lastrevmappage:int8) page:bytea
brin_page_items fsrv (itemoffset:int4,blknum:int8,attnum:int4,allnulls:bool,hasnulls:bool,placeholder:bool,empty:bool,value:text) page:bytea index_oid:regclass
brin_page_type fsv text page:bytea
brin_revmap_data fsrv (pages:tid) page:bytea
bt_metap fsv (magic:int4,version:int4,root:int8,level:int8,fastroot:int8,fastlevel:int8,last_cleanup_num_delpages:int8,last_cleanup_num_tuples:float8,allequalimage:bool) relname:text
bt_multi_page_stats fsrv (blkno:int8,type:char,live_items:int4,dead_items:int4,avg_item_size:int4,page_size:int4,free_size:int4,btpo_prev:int8,btpo_next:int8,btpo_level:int8,btpo_flags:int4) relname:text blkno:int8 blk_count:int8
bt_page_items fsrv (itemoffset:int2,ctid:tid,itemlen:int2,nulls:bool,vars:bool,data:text,dead:bool,htid:tid,tids:tid[]) page:bytea;fsrv (itemoffset:int2,ctid:tid,itemlen:int2,nulls:bool,vars:bool,data:text,dead:bool,htid:tid,tids:tid[]) relname:text blkno:int8
bt_page_stats fsv (blkno:int8,type:char,live_items:int4,dead_items:int4,avg_item_size:int4,page_size:int4,free_size:int4,btpo_prev:int8,btpo_next:int8,btpo_level:int8,btpo_flags:int4) relname:text blkno:int8
fsm_page_contents fsv text page:bytea
get_raw_page fsv bytea text int8;fsv bytea text text int8
gin_leafpage_items fsrv (first_tid:tid,nbytes:int2,tids:tid[]) page:bytea
gin_metapage_info fsv (pending_head:int8,pending_tail:int8,tail_free_size:int4,n_pending_pages:int8,n_pending_tuples:int8,n_total_pages:int8,n_entry_pages:int8,n_data_pages:int8,n_entries:int8,version:int4) page:bytea
gin_page_opaque_info fsv (rightlink:int8,maxoff:int4,flags:text[]) page:bytea
gist_page_items fsrv (itemoffset:int2,ctid:tid,itemlen:int2,dead:bool,keys:text) page:bytea index_oid:regclass
gist_page_items_bytea fsrv (itemoffset:int2,ctid:tid,itemlen:int2,dead:bool,key_data:bytea) page:bytea
gist_page_opaque_info fsv (lsn:pg_lsn,nsn:pg_lsn,rightlink:int8,flags:text[]) page:bytea
hash_bitmap_info fsrv (bitmapblkno:int8,bitmapbit:int4,bitstatus:bool) index_oid:regclass blkno:int8
hash_metapage_info fsv (magic:int8,version:int8,ntuples:float8,ffactor:int4,bsize:int4,bmsize:int4,bmshift:int4,maxbucket:int8,highmask:int8,lowmask:int8,ovflpoint:int8,firstfree:int8,nmaps:int8,procid:oid,spares:int8[],mapp:int8[]) page:bytea
hash_page_items fsrv (itemoffset:int4,ctid:tid,data:int8) page:bytea
hash_page_stats fsv (live_items:int4,dead_items:int4,page_size:int4,free_size:int4,hasho_prevblkno:int8,hasho_nextblkno:int8,hasho_bucket:int8,hasho_flag:int4,hasho_page_id:int4) page:bytea
hash_page_type fsv text page:bytea
heap_page_item_attrs frv (lp:int2,lp_off:int2,lp_flags:int2,lp_len:int2,t_xmin:xid,t_xmax:xid,t_field3:int4,t_ctid:tid,t_infomask2:int4,t_infomask:int4,t_hoff:int2,t_bits:text,t_oid:oid,t_attrs:bytea[]) page:bytea rel_oid:regclass;frv (lp:int2,lp_off:int2,lp_flags:int2,lp_len:int2,t_xmin:xid,t_xmax:xid,t_field3:int4,t_ctid:tid,t_infomask2:int4,t_infomask:int4,t_hoff:int2,t_bits:text,t_oid:oid,t_attrs:bytea[]) page:bytea rel_oid:regclass do_detoast:bool
heap_page_items fsrv (lp:int2,lp_off:int2,lp_flags:int2,lp_len:int2,t_xmin:xid,t_xmax:xid,t_field3:int4,t_ctid:tid,t_infomask2:int4,t_infomask:int4,t_hoff:int2,t_bits:text,t_oid:oid,t_data:bytea) page:bytea
heap_tuple_infomask_flags fsv (raw_flags:text[],combined_flags:text[]) t_infomask:int4 t_infomask2:int4
page_checksum fsv int2 page:bytea blkno:int8
page_header fsv (lsn:pg_lsn,checksum:int2,flags:int2,lower:int4,upper:int4,special:int4,pagesize:int4,version:int2,prune_xid:xid) page:bytea
tuple_data_split fv bytea[] rel_oid:oid t_data:bytea t_infomask:int4 t_infomask2:int4 t_bits:text;fv bytea[] rel_oid:oid t_data:bytea t_infomask:int4 t_infomask2:int4 t_bits:text do_detoast:bool`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
