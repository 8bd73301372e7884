/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * What widespread extensions bring, in the form of types.ts, casts.ts, operators.ts and functions.ts.
 */
export const extensionTypes = `citext S
ghstore U
gtrgm U
hstore U
lquery U
ltree U
ltree_gist U
ltxtquery U`

export const extensionCasts = `bool acitext
bpchar acitext
citext abpchar= itext= ivarchar=
hstore ejson ejsonb
inet acitext
text acitext=
text[] ehstore
varchar acitext=`

export const extensionOperators = `!~ citext,citext>bool citext,text>bool
!~* citext,citext>bool citext,text>bool
!~~ citext,citext>bool citext,text>bool
!~~* citext,citext>bool citext,text>bool
#<# hstore,hstore>bool
#<=# hstore,hstore>bool
#= anyelement,hstore>anyelement?
#># hstore,hstore>bool
#>=# hstore,hstore>bool
% text,text>bool~
%# ,hstore>text[]
%% ,hstore>text[]
%> text,text>bool~
%>> text,text>bool~
- hstore,hstore>hstore hstore,text>hstore hstore,text[]>hstore
-> hstore,text>text hstore,text[]>text[]
< citext,citext>bool ltree,ltree>bool
<% text,text>bool~
<-> text,text>float4
<->> text,text>float4
<->>> text,text>float4
<<% text,text>bool~
<<-> text,text>float4
<<<-> text,text>float4
<= citext,citext>bool ltree,ltree>bool
<> citext,citext>bool hstore,hstore>bool ltree,ltree>bool
<@ hstore,hstore>bool ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
= citext,citext>bool hstore,hstore>bool ltree,ltree>bool
> citext,citext>bool ltree,ltree>bool
>= citext,citext>bool ltree,ltree>bool
? hstore,text>bool lquery[],ltree>bool lquery[],ltree[]>bool ltree,lquery[]>bool ltree[],lquery[]>bool
?& hstore,text[]>bool
?<@ ltree[],ltree>ltree
?@ ltree[],ltxtquery>ltree
?@> ltree[],ltree>ltree
?| hstore,text[]>bool
?~ ltree[],lquery>ltree
@ ltree,ltxtquery>bool ltree[],ltxtquery>bool ltxtquery,ltree>bool ltxtquery,ltree[]>bool
@> hstore,hstore>bool ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^<@ ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^? lquery[],ltree>bool lquery[],ltree[]>bool ltree,lquery[]>bool ltree[],lquery[]>bool
^@ ltree,ltxtquery>bool ltree[],ltxtquery>bool ltxtquery,ltree>bool ltxtquery,ltree[]>bool
^@> ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^~ lquery,ltree>bool lquery,ltree[]>bool ltree,lquery>bool ltree[],lquery>bool
|| hstore,hstore>hstore ltree,ltree>ltree ltree,text>ltree text,ltree>ltree
~ citext,citext>bool citext,text>bool lquery,ltree>bool lquery,ltree[]>bool ltree,lquery>bool ltree[],lquery>bool
~* citext,citext>bool citext,text>bool
~<=~ citext,citext>bool
~<~ citext,citext>bool
~>=~ citext,citext>bool
~>~ citext,citext>bool
~~ citext,citext>bool citext,text>bool
~~* citext,citext>bool citext,text>bool`

export const extensionFunctions = `_lt_q_regex fs bool ltree[] lquery[]
_lt_q_rregex fs bool lquery[] ltree[]
_ltq_extract_regex fs ltree ltree[] lquery
_ltq_regex fs bool ltree[] lquery
_ltq_rregex fs bool lquery ltree[]
_ltree_extract_isparent fs ltree ltree[] ltree
_ltree_extract_risparent fs ltree ltree[] ltree
_ltree_isparent fs bool ltree[] ltree
_ltree_r_isparent fs bool ltree ltree[]
_ltree_r_risparent fs bool ltree ltree[]
_ltree_risparent fs bool ltree[] ltree
_ltxtq_exec fs bool ltree[] ltxtquery
_ltxtq_extract_exec fs ltree ltree[] ltxtquery
_ltxtq_rexec fs bool ltxtquery ltree[]
akeys fs text[] hstore
armor fs text bytea;fs text bytea text[] text[]
avals fs text[] hstore
citext fs citext bool;fs citext bpchar;fs citext inet
citext_cmp fs int4 citext citext
citext_eq fs bool citext citext
citext_ge fs bool citext citext
citext_gt fs bool citext citext
citext_hash fs int4 citext
citext_hash_extended fs int8 citext int8
citext_larger fs citext citext citext
citext_le fs bool citext citext
citext_lt fs bool citext citext
citext_ne fs bool citext citext
citext_pattern_cmp fs int4 citext citext
citext_pattern_ge fs bool citext citext
citext_pattern_gt fs bool citext citext
citext_pattern_le fs bool citext citext
citext_pattern_lt fs bool citext citext
citext_smaller fs citext citext citext
citextin fs citext cstring
citextout fs cstring citext
citextsend fsv bytea citext
crypt fs text text text
daitch_mokotoff fs text[] text
dearmor fs bytea text
decrypt fs bytea bytea bytea text
decrypt_iv fs bytea bytea bytea bytea text
defined fs bool hstore text
delete fs hstore hstore hstore;fs hstore hstore text;fs hstore hstore text[]
difference fs int4 text text
digest fs bytea bytea text;fs bytea text text
dmetaphone fs text text
dmetaphone_alt fs text text
each fsr (key:text,value:text) hs:hstore
encrypt fs bytea bytea bytea text
encrypt_iv fs bytea bytea bytea bytea text
exist fs bool hstore text
exists_all fs bool hstore text[]
exists_any fs bool hstore text[]
fetchval fs text hstore text
fips_mode fsv bool
gen_random_bytes fsv bytea int4
gen_random_uuid fv uuid
gen_salt fsv text text;fsv text text int4
ghstore_in fs ghstore cstring
ghstore_out fs cstring ghstore
gtrgm_in fs gtrgm cstring
gtrgm_out fs cstring gtrgm
hash_ltree fs int4 ltree
hash_ltree_extended fs int8 ltree int8
hmac fs bytea bytea bytea text;fs bytea text text text
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
index fs int4 ltree ltree;fs int4 ltree ltree int4
isdefined fs bool hstore text
isexists fs bool hstore text
lca fs ltree ltree[];fs ltree ltree ltree;fs ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree ltree ltree
levenshtein fs int4 text text;fs int4 text text int4 int4 int4
levenshtein_less_equal fs int4 text text int4;fs int4 text text int4 int4 int4 int4
lquery_in fs lquery cstring
lquery_out fs cstring lquery
lquery_send fs bytea lquery
lt_q_regex fs bool ltree lquery[]
lt_q_rregex fs bool lquery[] ltree
ltq_regex fs bool ltree lquery
ltq_rregex fs bool lquery ltree
ltree2text fs text ltree
ltree_addltree fs ltree ltree ltree
ltree_addtext fs ltree ltree text
ltree_cmp fs int4 ltree ltree
ltree_eq fs bool ltree ltree
ltree_ge fs bool ltree ltree
ltree_gist_in fs ltree_gist cstring
ltree_gist_out fs cstring ltree_gist
ltree_gt fs bool ltree ltree
ltree_in fs ltree cstring
ltree_isparent fs bool ltree ltree
ltree_le fs bool ltree ltree
ltree_lt fs bool ltree ltree
ltree_ne fs bool ltree ltree
ltree_out fs cstring ltree
ltree_risparent fs bool ltree ltree
ltree_send fs bytea ltree
ltree_textadd fs ltree text ltree
ltxtq_exec fs bool ltree ltxtquery
ltxtq_in fs ltxtquery cstring
ltxtq_out fs cstring ltxtquery
ltxtq_rexec fs bool ltxtquery ltree
ltxtq_send fs bytea ltxtquery
max a citext citext
metaphone fs text text int4
min a citext citext
nlevel fs int4 ltree
pgp_armor_headers fsr (key:text,value:text) text
pgp_key_id fs text bytea
pgp_pub_decrypt fs text bytea bytea;fs text bytea bytea text;fs text bytea bytea text text
pgp_pub_decrypt_bytea fs bytea bytea bytea;fs bytea bytea bytea text;fs bytea bytea bytea text text
pgp_pub_encrypt fsv bytea text bytea;fsv bytea text bytea text
pgp_pub_encrypt_bytea fsv bytea bytea bytea;fsv bytea bytea bytea text
pgp_sym_decrypt fs text bytea text;fs text bytea text text
pgp_sym_decrypt_bytea fs bytea bytea text;fs bytea bytea text text
pgp_sym_encrypt fsv bytea text text;fsv bytea text text text
pgp_sym_encrypt_bytea fsv bytea bytea text;fsv bytea bytea text text
populate_record f anyelement anyelement hstore
regexp_match fs text[] string:citext pattern:citext;fs text[] string:citext pattern:citext flags:text
regexp_matches fsr text[] string:citext pattern:citext;fsr text[] string:citext pattern:citext flags:text
regexp_replace fs text string:citext pattern:citext replacement:text;fs text string:citext pattern:citext replacement:text flags:text
regexp_split_to_array fs text[] string:citext pattern:citext;fs text[] string:citext pattern:citext flags:text
regexp_split_to_table fsr text string:citext pattern:citext;fsr text string:citext pattern:citext flags:text
replace fs text citext citext citext
set_limit fsv float4 float4
show_limit fsv float4
show_trgm fs text[] text
similarity fs float4 text text
similarity_dist fs float4 text text
similarity_op fsv bool text text
skeys fsr text hstore
slice fs hstore hstore text[]
slice_array fs text[] hstore text[]
soundex fs text text
split_part fs text citext citext int4
strict_word_similarity fs float4 text text
strict_word_similarity_commutator_op fsv bool text text
strict_word_similarity_dist_commutator_op fs float4 text text
strict_word_similarity_dist_op fs float4 text text
strict_word_similarity_op fsv bool text text
strpos fs int4 citext citext
subltree fs ltree ltree int4 int4
subpath fs ltree ltree int4;fs ltree ltree int4 int4
svals fsr text hstore
tconvert f hstore text text
text2ltree fs ltree text
text_soundex fs text text
texticlike fs bool citext citext;fs bool citext text
texticnlike fs bool citext citext;fs bool citext text
texticregexeq fs bool citext citext;fs bool citext text
texticregexne fs bool citext citext;fs bool citext text
translate fs text citext citext text
unaccent fsv text text;fsv text regdictionary text
uuid_generate_v1 fsv uuid
uuid_generate_v1mc fsv uuid
uuid_generate_v3 fs uuid namespace:uuid name:text
uuid_generate_v4 fsv uuid
uuid_generate_v5 fs uuid namespace:uuid name:text
uuid_nil fs uuid
uuid_ns_dns fs uuid
uuid_ns_oid fs uuid
uuid_ns_url fs uuid
uuid_ns_x500 fs uuid
word_similarity fs float4 text text
word_similarity_commutator_op fsv bool text text
word_similarity_dist_commutator_op fs float4 text text
word_similarity_dist_op fs float4 text text
word_similarity_op fsv bool text text`
