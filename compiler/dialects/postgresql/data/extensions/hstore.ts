import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from hstore 1.8 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'hstore',
  version: '1.8',
  requires: [],
  schema: undefined,
  casts: `hstore ejson ejsonb
text[] ehstore`,
  operators: `#<# hstore,hstore>bool
#<=# hstore,hstore>bool
#= anyelement,hstore>anyelement?
#># hstore,hstore>bool
#>=# hstore,hstore>bool
%# ,hstore>text[]
%% ,hstore>text[]
- hstore,hstore>hstore hstore,text>hstore hstore,text[]>hstore
-> hstore,text>text hstore,text[]>text[]
<> hstore,hstore>bool
<@ hstore,hstore>bool
= hstore,hstore>bool
? hstore,text>bool
?& hstore,text[]>bool
?| hstore,text[]>bool
@> hstore,hstore>bool
|| hstore,hstore>hstore`,
  functions: `akeys fs text[] hstore
avals fs text[] hstore
defined fs bool hstore text
delete fs hstore hstore hstore;fs hstore hstore text;fs hstore hstore text[]
each fsr (key:text,value:text) hs:hstore
exist fs bool hstore text
exists_all fs bool hstore text[]
exists_any fs bool hstore text[]
fetchval fs text hstore text
ghstore_in fs ghstore cstring
ghstore_out fs cstring ghstore
hs_concat fs hstore hstore hstore
hs_contained fs bool hstore hstore
hs_contains fs bool hstore hstore
hstore f hstore record;fs hstore text[];f hstore text text;f hstore text[] text[]
hstore_cmp fs int4 hstore hstore
hstore_eq fs bool hstore hstore
hstore_ge fs bool hstore hstore
hstore_gt fs bool hstore hstore
hstore_hash fs int4 hstore
hstore_hash_extended fs int8 hstore int8
hstore_in fs hstore cstring
hstore_le fs bool hstore hstore
hstore_lt fs bool hstore hstore
hstore_ne fs bool hstore hstore
hstore_out fs cstring hstore
hstore_send fs bytea hstore
hstore_to_array fs text[] hstore
hstore_to_json fs json hstore
hstore_to_json_loose fs json hstore
hstore_to_jsonb fs jsonb hstore
hstore_to_jsonb_loose fs jsonb hstore
hstore_to_matrix fs text[] hstore
hstore_version_diag fs int4 hstore
isdefined fs bool hstore text
isexists fs bool hstore text
populate_record f anyelement anyelement hstore
skeys fsr text hstore
slice fs hstore hstore text[]
slice_array fs text[] hstore text[]
svals fsr text hstore
tconvert f hstore text text`,
  triggerFunctions: '',
  operatorClasses: `btree btree_hstore_ops! hstore
gin gin_hstore_ops! hstore
gist gist_hstore_ops! hstore
hash hash_hstore_ops! hstore`,
  relations: '',
}
