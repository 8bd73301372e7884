/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is a name and its overloads, separated by `;`. An overload is `flags result parameters...`.
 * Flags: `f` function, `a` aggregate, `o` ordered-set aggregate, `h` hypothetical-set aggregate, `w`
 * window function, `p` procedure; `s` strict, `r` set-returning, `v` not immutable. A result `(a:x,b:y)` has named columns.
 * A parameter is `[name:]type`, `*` before a variadic one, `?` after one with a default.
 */
export const functions = `abbrev fs text cidr;fs text inet
abs fs float4 float4;fs float8 float8;fs int2 int2;fs int4 int4;fs int8 int8;fs numeric numeric
aclcontains fs bool aclitem[] aclitem
acldefault fs aclitem[] char oid
aclexplode fsrv (grantor:oid,grantee:oid,privilege_type:text,is_grantable:bool) acl:aclitem[]
aclinsert fs aclitem[] aclitem[] aclitem
aclitemeq fs bool aclitem aclitem
aclitemin fsv aclitem cstring
aclitemout fsv cstring aclitem
aclremove fs aclitem[] aclitem[] aclitem
acos fs float8 float8
acosd fs float8 float8
acosh fs float8 float8
age fsv interval timestamp;fsv interval timestamptz;fsv int4 xid;fs interval timestamp timestamp;fs interval timestamptz timestamptz
amvalidate fsv bool oid
any_in fs any cstring
any_out fs cstring any
any_value a anyelement anyelement
any_value_transfn fs anyelement anyelement anyelement
anyarray_in fs anyarray cstring
anyarray_out fsv cstring anyarray
anyarray_send fsv bytea anyarray
anycompatible_in fs anycompatible cstring
anycompatible_out fs cstring anycompatible
anycompatiblearray_in fs anycompatiblearray cstring
anycompatiblearray_out fsv cstring anycompatiblearray
anycompatiblearray_send fsv bytea anycompatiblearray
anycompatiblemultirange_in fsv anycompatiblemultirange cstring oid int4
anycompatiblemultirange_out fsv cstring anycompatiblemultirange
anycompatiblenonarray_in fs anycompatiblenonarray cstring
anycompatiblenonarray_out fs cstring anycompatiblenonarray
anycompatiblerange_in fsv anycompatiblerange cstring oid int4
anycompatiblerange_out fsv cstring anycompatiblerange
anyelement_in fs anyelement cstring
anyelement_out fs cstring anyelement
anyenum_in fs anyenum cstring
anyenum_out fsv cstring anyenum
anymultirange_in fsv anymultirange cstring oid int4
anymultirange_out fsv cstring anymultirange
anynonarray_in fs anynonarray cstring
anynonarray_out fs cstring anynonarray
anyrange_in fsv anyrange cstring oid int4
anyrange_out fsv cstring anyrange
anytextcat fsv text anynonarray text
area fs float8 box;fs float8 circle;fs float8 path
array_agg a anyarray anyarray;a anyarray anynonarray
array_append f anycompatiblearray anycompatiblearray anycompatible
array_cat f anycompatiblearray anycompatiblearray anycompatiblearray
array_dims fs text anyarray
array_eq fs bool anyarray anyarray
array_fill f anyarray anyelement int4[];f anyarray anyelement int4[] int4[]
array_ge fs bool anyarray anyarray
array_gt fs bool anyarray anyarray
array_in fsv anyarray cstring oid int4
array_larger fs anyarray anyarray anyarray
array_le fs bool anyarray anyarray
array_length fs int4 anyarray int4
array_lower fs int4 anyarray int4
array_lt fs bool anyarray anyarray
array_ndims fs int4 anyarray
array_ne fs bool anyarray anyarray
array_out fsv cstring anyarray
array_position f int4 anycompatiblearray anycompatible;f int4 anycompatiblearray anycompatible int4
array_positions f int4[] anycompatiblearray anycompatible
array_prepend f anycompatiblearray anycompatible anycompatiblearray
array_remove f anycompatiblearray anycompatiblearray anycompatible
array_replace f anycompatiblearray anycompatiblearray anycompatible anycompatible
array_reverse fs anyarray anyarray
array_sample fsv anyarray anyarray int4
array_send fsv bytea anyarray
array_shuffle fsv anyarray anyarray
array_smaller fs anyarray anyarray anyarray
array_sort fs anyarray anyarray;fs anyarray array:anyarray descending:bool;fs anyarray array:anyarray descending:bool nulls_first:bool
array_to_json fsv json anyarray;fsv json anyarray bool
array_to_string fsv text anyarray text;fv text anyarray text text
array_to_tsvector fs tsvector text[]
array_upper fs int4 anyarray int4
arraycontained fs bool anyarray anyarray
arraycontains fs bool anyarray anyarray
arrayoverlap fs bool anyarray anyarray
ascii fs int4 text
asin fs float8 float8
asind fs float8 float8
asinh fs float8 float8
atan fs float8 float8
atan2 fs float8 float8 float8
atan2d fs float8 float8 float8
atand fs float8 float8
atanh fs float8 float8
avg a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a interval interval;a numeric numeric
binary_upgrade_add_sub_rel_state fv void text oid char pg_lsn
binary_upgrade_create_empty_extension fv void text text bool text oid[] text[] text[]
binary_upgrade_logical_slot_has_caught_up fsv bool name
binary_upgrade_replorigin_advance fv void text pg_lsn
binary_upgrade_set_missing_value fsv void oid text text
binary_upgrade_set_next_array_pg_type_oid fsv void oid
binary_upgrade_set_next_heap_pg_class_oid fsv void oid
binary_upgrade_set_next_heap_relfilenode fsv void oid
binary_upgrade_set_next_index_pg_class_oid fsv void oid
binary_upgrade_set_next_index_relfilenode fsv void oid
binary_upgrade_set_next_multirange_array_pg_type_oid fsv void oid
binary_upgrade_set_next_multirange_pg_type_oid fsv void oid
binary_upgrade_set_next_pg_authid_oid fsv void oid
binary_upgrade_set_next_pg_enum_oid fsv void oid
binary_upgrade_set_next_pg_tablespace_oid fsv void oid
binary_upgrade_set_next_pg_type_oid fsv void oid
binary_upgrade_set_next_toast_pg_class_oid fsv void oid
binary_upgrade_set_next_toast_relfilenode fsv void oid
binary_upgrade_set_record_init_privs fsv void bool
bit fs bit int4 int4;fs bit int8 int4;fs bit bit int4 bool
bit_and a bit bit;a int2 int2;a int4 int4;a int8 int8
bit_count fs int8 bit;fs int8 bytea
bit_in fs bit cstring oid int4
bit_length fs int4 bit;fs int4 bytea;fs int4 text
bit_or a bit bit;a int2 int2;a int4 int4;a int8 int8
bit_out fs cstring bit
bit_send fs bytea bit
bit_xor a bit bit;a int2 int2;a int4 int4;a int8 int8
bitand fs bit bit bit
bitcat fs varbit varbit varbit
bitcmp fs int4 bit bit
biteq fs bool bit bit
bitge fs bool bit bit
bitgt fs bool bit bit
bitle fs bool bit bit
bitlt fs bool bit bit
bitne fs bool bit bit
bitnot fs bit bit
bitor fs bit bit bit
bitshiftleft fs bit bit int4
bitshiftright fs bit bit int4
bittypmodin fs int4 cstring[]
bittypmodout fs cstring int4
bitxor fs bit bit bit
bool fs bool int4;fs bool jsonb
bool_and a bool bool
bool_or a bool bool
booland_statefunc fs bool bool bool
booleq fs bool bool bool
boolge fs bool bool bool
boolgt fs bool bool bool
boolin fs bool cstring
boolle fs bool bool bool
boollt fs bool bool bool
boolne fs bool bool bool
boolor_statefunc fs bool bool bool
boolout fs cstring bool
boolsend fs bytea bool
bound_box fs box box box
box fs box circle;fs box point;fs box polygon;fs box point point
box_above fs bool box box
box_above_eq fs bool box box
box_add fs box box point
box_below fs bool box box
box_below_eq fs bool box box
box_center fs point box
box_contain fs bool box box
box_contain_pt fs bool box point
box_contained fs bool box box
box_distance fs float8 box box
box_div fs box box point
box_eq fs bool box box
box_ge fs bool box box
box_gt fs bool box box
box_in fs box cstring
box_intersect fs box box box
box_le fs bool box box
box_left fs bool box box
box_lt fs bool box box
box_mul fs box box point
box_out fs cstring box
box_overabove fs bool box box
box_overbelow fs bool box box
box_overlap fs bool box box
box_overleft fs bool box box
box_overright fs bool box box
box_right fs bool box box
box_same fs bool box box
box_send fs bytea box
box_sub fs box box point
bpchar fs bpchar char;fs bpchar name;fs bpchar bpchar int4 bool
bpchar_larger fs bpchar bpchar bpchar
bpchar_pattern_ge fs bool bpchar bpchar
bpchar_pattern_gt fs bool bpchar bpchar
bpchar_pattern_le fs bool bpchar bpchar
bpchar_pattern_lt fs bool bpchar bpchar
bpchar_smaller fs bpchar bpchar bpchar
bpcharcmp fs int4 bpchar bpchar
bpchareq fs bool bpchar bpchar
bpcharge fs bool bpchar bpchar
bpchargt fs bool bpchar bpchar
bpchariclike fs bool bpchar text
bpcharicnlike fs bool bpchar text
bpcharicregexeq fs bool bpchar text
bpcharicregexne fs bool bpchar text
bpcharin fs bpchar cstring oid int4
bpcharle fs bool bpchar bpchar
bpcharlike fs bool bpchar text
bpcharlt fs bool bpchar bpchar
bpcharne fs bool bpchar bpchar
bpcharnlike fs bool bpchar text
bpcharout fs cstring bpchar
bpcharregexeq fs bool bpchar text
bpcharregexne fs bool bpchar text
bpcharsend fsv bytea bpchar
bpchartypmodin fs int4 cstring[]
bpchartypmodout fs cstring int4
brin_bloom_summary_in fs pg_brin_bloom_summary cstring
brin_bloom_summary_out fs cstring pg_brin_bloom_summary
brin_bloom_summary_send fsv bytea pg_brin_bloom_summary
brin_desummarize_range fsv void regclass int8
brin_minmax_multi_summary_in fs pg_brin_minmax_multi_summary cstring
brin_minmax_multi_summary_out fs cstring pg_brin_minmax_multi_summary
brin_minmax_multi_summary_send fsv bytea pg_brin_minmax_multi_summary
brin_summarize_new_values fsv int4 regclass
brin_summarize_range fsv int4 regclass int8
broadcast fs inet inet
btarraycmp fs int4 anyarray anyarray
btboolcmp fs int4 bool bool
btbpchar_pattern_cmp fs int4 bpchar bpchar
btcharcmp fs int4 char char
btequalimage fs bool oid
btfloat48cmp fs int4 float4 float8
btfloat4cmp fs int4 float4 float4
btfloat84cmp fs int4 float8 float4
btfloat8cmp fs int4 float8 float8
btint24cmp fs int4 int2 int4
btint28cmp fs int4 int2 int8
btint2cmp fs int4 int2 int2
btint42cmp fs int4 int4 int2
btint48cmp fs int4 int4 int8
btint4cmp fs int4 int4 int4
btint82cmp fs int4 int8 int2
btint84cmp fs int4 int8 int4
btint8cmp fs int4 int8 int8
btnamecmp fs int4 name name
btnametextcmp fs int4 name text
btoidcmp fs int4 oid oid
btoidvectorcmp fs int4 oidvector oidvector
btrecordcmp fs int4 record record
btrecordimagecmp fs int4 record record
btrim fs text text;fs bytea bytea bytea;fs text text text
bttext_pattern_cmp fs int4 text text
bttextcmp fs int4 text text
bttextnamecmp fs int4 text name
bttidcmp fs int4 tid tid
btvarstrequalimage fs bool oid
bytea fs bytea int2;fs bytea int4;fs bytea int8
bytea_larger fs bytea bytea bytea
bytea_smaller fs bytea bytea bytea
byteacat fs bytea bytea bytea
byteacmp fs int4 bytea bytea
byteaeq fs bool bytea bytea
byteage fs bool bytea bytea
byteagt fs bool bytea bytea
byteain fs bytea cstring
byteale fs bool bytea bytea
bytealike fs bool bytea bytea
bytealt fs bool bytea bytea
byteane fs bool bytea bytea
byteanlike fs bool bytea bytea
byteaout fs cstring bytea
byteasend fs bytea bytea
cardinality fs int4 anyarray
casefold fs text text
cash_cmp fs int4 money money
cash_div_cash fs float8 money money
cash_div_flt4 fs money money float4
cash_div_flt8 fs money money float8
cash_div_int2 fs money money int2
cash_div_int4 fs money money int4
cash_div_int8 fs money money int8
cash_eq fs bool money money
cash_ge fs bool money money
cash_gt fs bool money money
cash_in fsv money cstring
cash_le fs bool money money
cash_lt fs bool money money
cash_mi fs money money money
cash_mul_flt4 fs money money float4
cash_mul_flt8 fs money money float8
cash_mul_int2 fs money money int2
cash_mul_int4 fs money money int4
cash_mul_int8 fs money money int8
cash_ne fs bool money money
cash_out fsv cstring money
cash_pl fs money money money
cash_send fs bytea money
cash_words fs text money
cashlarger fs money money money
cashsmaller fs money money money
cbrt fs float8 float8
ceil fs float8 float8;fs numeric numeric
ceiling fs float8 float8;fs numeric numeric
center fs point box;fs point circle
char fs char int4;fs char text
char_length fs int4 bpchar;fs int4 text
character_length fs int4 bpchar;fs int4 text
chareq fs bool char char
charge fs bool char char
chargt fs bool char char
charin fs char cstring
charle fs bool char char
charlt fs bool char char
charne fs bool char char
charout fs cstring char
charsend fs bytea char
chr fs text int4
cideq fs bool cid cid
cidin fs cid cstring
cidout fs cstring cid
cidr fs cidr inet
cidr_in fs cidr cstring
cidr_out fs cstring cidr
cidr_send fs bytea cidr
cidsend fs bytea cid
circle fs circle box;fs circle polygon;fs circle point float8
circle_above fs bool circle circle
circle_add_pt fs circle circle point
circle_below fs bool circle circle
circle_center fs point circle
circle_contain fs bool circle circle
circle_contain_pt fs bool circle point
circle_contained fs bool circle circle
circle_distance fs float8 circle circle
circle_div_pt fs circle circle point
circle_eq fs bool circle circle
circle_ge fs bool circle circle
circle_gt fs bool circle circle
circle_in fs circle cstring
circle_le fs bool circle circle
circle_left fs bool circle circle
circle_lt fs bool circle circle
circle_mul_pt fs circle circle point
circle_ne fs bool circle circle
circle_out fs cstring circle
circle_overabove fs bool circle circle
circle_overbelow fs bool circle circle
circle_overlap fs bool circle circle
circle_overleft fs bool circle circle
circle_overright fs bool circle circle
circle_right fs bool circle circle
circle_same fs bool circle circle
circle_send fs bytea circle
circle_sub_pt fs circle circle point
clock_timestamp fsv timestamptz
close_ls fs point line lseg
close_lseg fs point lseg lseg
close_pb fs point point box
close_pl fs point point line
close_ps fs point point lseg
close_sb fs point lseg box
col_description fsv text oid int4
concat fv text *any
concat_ws fv text text *any
convert fsv bytea bytea name name
convert_from fsv text bytea name
convert_to fsv bytea text name
corr a float8 float8 float8
cos fs float8 float8
cosd fs float8 float8
cosh fs float8 float8
cot fs float8 float8
cotd fs float8 float8
count a int8;a int8 any
covar_pop a float8 float8 float8
covar_samp a float8 float8 float8
crc32 fs int8 bytea
crc32c fs int8 bytea
cstring_in fs cstring cstring
cstring_out fs cstring cstring
cstring_send fsv bytea cstring
cume_dist w float8;h float8 *any
current_database fsv name
current_query fv text
current_schema fsv name
current_schemas fsv name[] bool
current_setting fsv text text;fsv text text bool
current_user fsv name
currtid2 fsv tid text tid
currval fsv int8 regclass
cursor_to_xml fsv xml cursor:refcursor count:int4 nulls:bool tableforest:bool targetns:text
cursor_to_xmlschema fsv xml cursor:refcursor nulls:bool tableforest:bool targetns:text
database_to_xml fsv xml nulls:bool tableforest:bool targetns:text
database_to_xml_and_xmlschema fsv xml nulls:bool tableforest:bool targetns:text
database_to_xmlschema fsv xml nulls:bool tableforest:bool targetns:text
date fs date timestamp;fsv date timestamptz
date_add fsv timestamptz timestamptz interval;fs timestamptz timestamptz interval text
date_bin fs timestamp interval timestamp timestamp;fs timestamptz interval timestamptz timestamptz
date_cmp fs int4 date date
date_cmp_timestamp fs int4 date timestamp
date_cmp_timestamptz fsv int4 date timestamptz
date_eq fs bool date date
date_eq_timestamp fs bool date timestamp
date_eq_timestamptz fsv bool date timestamptz
date_ge fs bool date date
date_ge_timestamp fs bool date timestamp
date_ge_timestamptz fsv bool date timestamptz
date_gt fs bool date date
date_gt_timestamp fs bool date timestamp
date_gt_timestamptz fsv bool date timestamptz
date_in fsv date cstring
date_larger fs date date date
date_le fs bool date date
date_le_timestamp fs bool date timestamp
date_le_timestamptz fsv bool date timestamptz
date_lt fs bool date date
date_lt_timestamp fs bool date timestamp
date_lt_timestamptz fsv bool date timestamptz
date_mi fs int4 date date
date_mi_interval fs timestamp date interval
date_mii fs date date int4
date_ne fs bool date date
date_ne_timestamp fs bool date timestamp
date_ne_timestamptz fsv bool date timestamptz
date_out fsv cstring date
date_part fs float8 text date;fs float8 text interval;fs float8 text time;fs float8 text timestamp;fsv float8 text timestamptz;fs float8 text timetz
date_pl_interval fs timestamp date interval
date_pli fs date date int4
date_send fs bytea date
date_smaller fs date date date
date_subtract fsv timestamptz timestamptz interval;fs timestamptz timestamptz interval text
date_trunc fs interval text interval;fs timestamp text timestamp;fsv timestamptz text timestamptz;fs timestamptz text timestamptz text
datemultirange fs datemultirange;fs datemultirange *daterange[];fs datemultirange daterange
daterange f daterange date date;f daterange date date text
daterange_canonical fs daterange daterange
daterange_subdiff fs float8 date date
datetime_pl fs timestamp date time
datetimetz_pl fs timestamptz date timetz
dcbrt fs float8 float8
decode fs bytea text text
degrees fs float8 float8
dense_rank w int8;h int8 *any
dexp fs float8 float8
diagonal fs lseg box
diameter fs float8 circle
dist_bp fs float8 box point
dist_bs fs float8 box lseg
dist_cpoint fs float8 circle point
dist_cpoly fs float8 circle polygon
dist_lp fs float8 line point
dist_ls fs float8 line lseg
dist_pathp fs float8 path point
dist_pb fs float8 point box
dist_pc fs float8 point circle
dist_pl fs float8 point line
dist_polyc fs float8 polygon circle
dist_polyp fs float8 polygon point
dist_ppath fs float8 point path
dist_ppoly fs float8 point polygon
dist_ps fs float8 point lseg
dist_sb fs float8 lseg box
dist_sl fs float8 lseg line
dist_sp fs float8 lseg point
div fs numeric numeric numeric
dlog1 fs float8 float8
dlog10 fs float8 float8
domain_in fv any cstring oid int4
dpow fs float8 float8 float8
dround fs float8 float8
dsqrt fs float8 float8
dtrunc fs float8 float8
elem_contained_by_multirange fs bool anyelement anymultirange
elem_contained_by_range fs bool anyelement anyrange
encode fs text bytea text
enum_cmp fs int4 anyenum anyenum
enum_eq fs bool anyenum anyenum
enum_first fv anyenum anyenum
enum_ge fs bool anyenum anyenum
enum_gt fs bool anyenum anyenum
enum_in fsv anyenum cstring oid
enum_larger fs anyenum anyenum anyenum
enum_last fv anyenum anyenum
enum_le fs bool anyenum anyenum
enum_lt fs bool anyenum anyenum
enum_ne fs bool anyenum anyenum
enum_out fsv cstring anyenum
enum_range fv anyarray anyenum;fv anyarray anyenum anyenum
enum_send fsv bytea anyenum
enum_smaller fs anyenum anyenum anyenum
erf fs float8 float8
erfc fs float8 float8
event_trigger_out fs cstring event_trigger
every a bool bool
exp fs float8 float8;fs numeric numeric
extract fs numeric text date;fs numeric text interval;fs numeric text time;fs numeric text timestamp;fsv numeric text timestamptz;fs numeric text timetz
factorial fs numeric int8
family fs int4 inet
fdw_handler_in f fdw_handler cstring
fdw_handler_out fs cstring fdw_handler
first_value ws anyelement anyelement
float4 fs float4 float8;fs float4 int2;fs float4 int4;fs float4 int8;fs float4 jsonb;fs float4 numeric
float48div fs float8 float4 float8
float48eq fs bool float4 float8
float48ge fs bool float4 float8
float48gt fs bool float4 float8
float48le fs bool float4 float8
float48lt fs bool float4 float8
float48mi fs float8 float4 float8
float48mul fs float8 float4 float8
float48ne fs bool float4 float8
float48pl fs float8 float4 float8
float4_accum fs float8[] float8[] float4
float4abs fs float4 float4
float4div fs float4 float4 float4
float4eq fs bool float4 float4
float4ge fs bool float4 float4
float4gt fs bool float4 float4
float4in fs float4 cstring
float4larger fs float4 float4 float4
float4le fs bool float4 float4
float4lt fs bool float4 float4
float4mi fs float4 float4 float4
float4mul fs float4 float4 float4
float4ne fs bool float4 float4
float4out fs cstring float4
float4pl fs float4 float4 float4
float4send fs bytea float4
float4smaller fs float4 float4 float4
float4um fs float4 float4
float4up fs float4 float4
float8 fs float8 float4;fs float8 int2;fs float8 int4;fs float8 int8;fs float8 jsonb;fs float8 numeric
float84div fs float8 float8 float4
float84eq fs bool float8 float4
float84ge fs bool float8 float4
float84gt fs bool float8 float4
float84le fs bool float8 float4
float84lt fs bool float8 float4
float84mi fs float8 float8 float4
float84mul fs float8 float8 float4
float84ne fs bool float8 float4
float84pl fs float8 float8 float4
float8_accum fs float8[] float8[] float8
float8_avg fs float8 float8[]
float8_combine fs float8[] float8[] float8[]
float8_corr fs float8 float8[]
float8_covar_pop fs float8 float8[]
float8_covar_samp fs float8 float8[]
float8_regr_accum fs float8[] float8[] float8 float8
float8_regr_avgx fs float8 float8[]
float8_regr_avgy fs float8 float8[]
float8_regr_combine fs float8[] float8[] float8[]
float8_regr_intercept fs float8 float8[]
float8_regr_r2 fs float8 float8[]
float8_regr_slope fs float8 float8[]
float8_regr_sxx fs float8 float8[]
float8_regr_sxy fs float8 float8[]
float8_regr_syy fs float8 float8[]
float8_stddev_pop fs float8 float8[]
float8_stddev_samp fs float8 float8[]
float8_var_pop fs float8 float8[]
float8_var_samp fs float8 float8[]
float8abs fs float8 float8
float8div fs float8 float8 float8
float8eq fs bool float8 float8
float8ge fs bool float8 float8
float8gt fs bool float8 float8
float8in fs float8 cstring
float8larger fs float8 float8 float8
float8le fs bool float8 float8
float8lt fs bool float8 float8
float8mi fs float8 float8 float8
float8mul fs float8 float8 float8
float8ne fs bool float8 float8
float8out fs cstring float8
float8pl fs float8 float8 float8
float8send fs bytea float8
float8smaller fs float8 float8 float8
float8um fs float8 float8
float8up fs float8 float8
floor fs float8 float8;fs numeric numeric
flt4_mul_cash fs money float4 money
flt8_mul_cash fs money float8 money
fmgr_c_validator fsv void oid
fmgr_internal_validator fsv void oid
fmgr_sql_validator fsv void oid
format fv text text;fv text text *any
format_type fv text oid int4
gamma fs float8 float8
gcd fs int4 int4 int4;fs int8 int8 int8;fs numeric numeric numeric
gen_random_uuid fsv uuid
generate_series fsr int4 int4 int4;fsr int8 int8 int8;fsr numeric numeric numeric;fsr int4 int4 int4 int4;fsr int8 int8 int8 int8;fsr numeric numeric numeric numeric;fsr timestamp timestamp timestamp interval;fsrv timestamptz timestamptz timestamptz interval;fsr timestamptz timestamptz timestamptz interval text
generate_subscripts fsr int4 anyarray int4;fsr int4 anyarray int4 bool
get_bit fs int4 bit int4;fs int4 bytea int8
get_byte fs int4 bytea int4
get_current_ts_config fsv regconfig
getdatabaseencoding fsv name
getpgusername fsv name
gin_clean_pending_list fsv int8 regclass
gin_cmp_tslexeme fs int4 text text
gin_compare_jsonb fs int4 text text
gist_translate_cmptype_common fs int2 int4
gtsvectorin fs gtsvector cstring
gtsvectorout fs cstring gtsvector
has_any_column_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_column_privilege fsv bool oid int2 text;fsv bool oid text text;fsv bool text int2 text;fsv bool text text text;fsv bool name oid int2 text;fsv bool name oid text text;fsv bool name text int2 text;fsv bool name text text text;fsv bool oid oid int2 text;fsv bool oid oid text text;fsv bool oid text int2 text;fsv bool oid text text text
has_database_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_foreign_data_wrapper_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_function_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_language_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_largeobject_privilege fsv bool oid text;fsv bool name oid text;fsv bool oid oid text
has_parameter_privilege fsv bool text text;fsv bool name text text;fsv bool oid text text
has_schema_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_sequence_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_server_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_table_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_tablespace_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
has_type_privilege fsv bool oid text;fsv bool text text;fsv bool name oid text;fsv bool name text text;fsv bool oid oid text;fsv bool oid text text
hash_aclitem fs int4 aclitem
hash_aclitem_extended fs int8 aclitem int8
hash_array fs int4 anyarray
hash_array_extended fs int8 anyarray int8
hash_multirange fs int4 anymultirange
hash_multirange_extended fs int8 anymultirange int8
hash_numeric fs int4 numeric
hash_numeric_extended fs int8 numeric int8
hash_range fs int4 anyrange
hash_range_extended fs int8 anyrange int8
hash_record fs int4 record
hash_record_extended fs int8 record int8
hashbool fs int4 bool
hashboolextended fs int8 bool int8
hashbpchar fs int4 bpchar
hashbpcharextended fs int8 bpchar int8
hashbytea fs int4 bytea
hashbyteaextended fs int8 bytea int8
hashchar fs int4 char
hashcharextended fs int8 char int8
hashcid fs int4 cid
hashcidextended fs int8 cid int8
hashdate fs int4 date
hashdateextended fs int8 date int8
hashenum fs int4 anyenum
hashenumextended fs int8 anyenum int8
hashfloat4 fs int4 float4
hashfloat4extended fs int8 float4 int8
hashfloat8 fs int4 float8
hashfloat8extended fs int8 float8 int8
hashinet fs int4 inet
hashinetextended fs int8 inet int8
hashint2 fs int4 int2
hashint2extended fs int8 int2 int8
hashint4 fs int4 int4
hashint4extended fs int8 int4 int8
hashint8 fs int4 int8
hashint8extended fs int8 int8 int8
hashmacaddr fs int4 macaddr
hashmacaddr8 fs int4 macaddr8
hashmacaddr8extended fs int8 macaddr8 int8
hashmacaddrextended fs int8 macaddr int8
hashname fs int4 name
hashnameextended fs int8 name int8
hashoid fs int4 oid
hashoidextended fs int8 oid int8
hashoidvector fs int4 oidvector
hashoidvectorextended fs int8 oidvector int8
hashtext fs int4 text
hashtextextended fs int8 text int8
hashtid fs int4 tid
hashtidextended fs int8 tid int8
hashxid fs int4 xid
hashxid8 fs int4 xid8
hashxid8extended fs int8 xid8 int8
hashxidextended fs int8 xid int8
height fs float8 box
host fs text inet
hostmask fs inet inet
icu_unicode_version fs text
in_range fs bool date date interval bool bool;fs bool float4 float4 float8 bool bool;fs bool float8 float8 float8 bool bool;fs bool int2 int2 int2 bool bool;fs bool int2 int2 int4 bool bool;fs bool int2 int2 int8 bool bool;fs bool int4 int4 int2 bool bool;fs bool int4 int4 int4 bool bool;fs bool int4 int4 int8 bool bool;fs bool int8 int8 int8 bool bool;fs bool interval interval interval bool bool;fs bool numeric numeric numeric bool bool;fs bool time time interval bool bool;fs bool timestamp timestamp interval bool bool;fsv bool timestamptz timestamptz interval bool bool;fs bool timetz timetz interval bool bool
index_am_handler_in f index_am_handler cstring
index_am_handler_out fs cstring index_am_handler
inet_client_addr fv inet
inet_client_port fv int4
inet_in fs inet cstring
inet_merge fs cidr inet inet
inet_out fs cstring inet
inet_same_family fs bool inet inet
inet_send fs bytea inet
inet_server_addr fv inet
inet_server_port fv int4
inetand fs inet inet inet
inetmi fs int8 inet inet
inetmi_int8 fs inet inet int8
inetnot fs inet inet
inetor fs inet inet inet
inetpl fs inet inet int8
initcap fs text text
int2 fs int2 bytea;fs int2 float4;fs int2 float8;fs int2 int4;fs int2 int8;fs int2 jsonb;fs int2 numeric
int24div fs int4 int2 int4
int24eq fs bool int2 int4
int24ge fs bool int2 int4
int24gt fs bool int2 int4
int24le fs bool int2 int4
int24lt fs bool int2 int4
int24mi fs int4 int2 int4
int24mul fs int4 int2 int4
int24ne fs bool int2 int4
int24pl fs int4 int2 int4
int28div fs int8 int2 int8
int28eq fs bool int2 int8
int28ge fs bool int2 int8
int28gt fs bool int2 int8
int28le fs bool int2 int8
int28lt fs bool int2 int8
int28mi fs int8 int2 int8
int28mul fs int8 int2 int8
int28ne fs bool int2 int8
int28pl fs int8 int2 int8
int2_avg_accum fs int8[] int8[] int2
int2_avg_accum_inv fs int8[] int8[] int2
int2_mul_cash fs money int2 money
int2_sum f int8 int8 int2
int2abs fs int2 int2
int2and fs int2 int2 int2
int2div fs int2 int2 int2
int2eq fs bool int2 int2
int2ge fs bool int2 int2
int2gt fs bool int2 int2
int2in fs int2 cstring
int2int4_sum fs int8 int8[]
int2larger fs int2 int2 int2
int2le fs bool int2 int2
int2lt fs bool int2 int2
int2mi fs int2 int2 int2
int2mod fs int2 int2 int2
int2mul fs int2 int2 int2
int2ne fs bool int2 int2
int2not fs int2 int2
int2or fs int2 int2 int2
int2out fs cstring int2
int2pl fs int2 int2 int2
int2send fs bytea int2
int2shl fs int2 int2 int4
int2shr fs int2 int2 int4
int2smaller fs int2 int2 int2
int2um fs int2 int2
int2up fs int2 int2
int2vectorin fs int2vector cstring
int2vectorout fs cstring int2vector
int2vectorsend fs bytea int2vector
int2xor fs int2 int2 int2
int4 fs int4 bit;fs int4 bool;fs int4 bytea;fs int4 char;fs int4 float4;fs int4 float8;fs int4 int2;fs int4 int8;fs int4 jsonb;fs int4 numeric
int42div fs int4 int4 int2
int42eq fs bool int4 int2
int42ge fs bool int4 int2
int42gt fs bool int4 int2
int42le fs bool int4 int2
int42lt fs bool int4 int2
int42mi fs int4 int4 int2
int42mul fs int4 int4 int2
int42ne fs bool int4 int2
int42pl fs int4 int4 int2
int48div fs int8 int4 int8
int48eq fs bool int4 int8
int48ge fs bool int4 int8
int48gt fs bool int4 int8
int48le fs bool int4 int8
int48lt fs bool int4 int8
int48mi fs int8 int4 int8
int48mul fs int8 int4 int8
int48ne fs bool int4 int8
int48pl fs int8 int4 int8
int4_avg_accum fs int8[] int8[] int4
int4_avg_accum_inv fs int8[] int8[] int4
int4_avg_combine fs int8[] int8[] int8[]
int4_mul_cash fs money int4 money
int4_sum f int8 int8 int4
int4abs fs int4 int4
int4and fs int4 int4 int4
int4div fs int4 int4 int4
int4eq fs bool int4 int4
int4ge fs bool int4 int4
int4gt fs bool int4 int4
int4in fs int4 cstring
int4inc fs int4 int4
int4larger fs int4 int4 int4
int4le fs bool int4 int4
int4lt fs bool int4 int4
int4mi fs int4 int4 int4
int4mod fs int4 int4 int4
int4mul fs int4 int4 int4
int4multirange fs int4multirange;fs int4multirange *int4range[];fs int4multirange int4range
int4ne fs bool int4 int4
int4not fs int4 int4
int4or fs int4 int4 int4
int4out fs cstring int4
int4pl fs int4 int4 int4
int4range f int4range int4 int4;f int4range int4 int4 text
int4range_canonical fs int4range int4range
int4range_subdiff fs float8 int4 int4
int4send fs bytea int4
int4shl fs int4 int4 int4
int4shr fs int4 int4 int4
int4smaller fs int4 int4 int4
int4um fs int4 int4
int4up fs int4 int4
int4xor fs int4 int4 int4
int8 fs int8 bit;fs int8 bytea;fs int8 float4;fs int8 float8;fs int8 int2;fs int8 int4;fs int8 jsonb;fs int8 numeric;fs int8 oid
int82div fs int8 int8 int2
int82eq fs bool int8 int2
int82ge fs bool int8 int2
int82gt fs bool int8 int2
int82le fs bool int8 int2
int82lt fs bool int8 int2
int82mi fs int8 int8 int2
int82mul fs int8 int8 int2
int82ne fs bool int8 int2
int82pl fs int8 int8 int2
int84div fs int8 int8 int4
int84eq fs bool int8 int4
int84ge fs bool int8 int4
int84gt fs bool int8 int4
int84le fs bool int8 int4
int84lt fs bool int8 int4
int84mi fs int8 int8 int4
int84mul fs int8 int8 int4
int84ne fs bool int8 int4
int84pl fs int8 int8 int4
int8_avg fs numeric int8[]
int8_mul_cash fs money int8 money
int8_sum f numeric numeric int8
int8abs fs int8 int8
int8and fs int8 int8 int8
int8dec fs int8 int8
int8dec_any fs int8 int8 any
int8div fs int8 int8 int8
int8eq fs bool int8 int8
int8ge fs bool int8 int8
int8gt fs bool int8 int8
int8in fs int8 cstring
int8inc fs int8 int8
int8inc_any fs int8 int8 any
int8inc_float8_float8 fs int8 int8 float8 float8
int8larger fs int8 int8 int8
int8le fs bool int8 int8
int8lt fs bool int8 int8
int8mi fs int8 int8 int8
int8mod fs int8 int8 int8
int8mul fs int8 int8 int8
int8multirange fs int8multirange;fs int8multirange *int8range[];fs int8multirange int8range
int8ne fs bool int8 int8
int8not fs int8 int8
int8or fs int8 int8 int8
int8out fs cstring int8
int8pl fs int8 int8 int8
int8pl_inet fs inet int8 inet
int8range f int8range int8 int8;f int8range int8 int8 text
int8range_canonical fs int8range int8range
int8range_subdiff fs float8 int8 int8
int8send fs bytea int8
int8shl fs int8 int8 int4
int8shr fs int8 int8 int4
int8smaller fs int8 int8 int8
int8um fs int8 int8
int8up fs int8 int8
int8xor fs int8 int8 int8
integer_pl_date fs date int4 date
inter_lb fs bool line box
inter_sb fs bool lseg box
inter_sl fs bool lseg line
interval fs interval time;fs interval interval int4
interval_cmp fs int4 interval interval
interval_div fs interval interval float8
interval_eq fs bool interval interval
interval_ge fs bool interval interval
interval_gt fs bool interval interval
interval_hash fs int4 interval
interval_hash_extended fs int8 interval int8
interval_in fsv interval cstring oid int4
interval_larger fs interval interval interval
interval_le fs bool interval interval
interval_lt fs bool interval interval
interval_mi fs interval interval interval
interval_mul fs interval interval float8
interval_ne fs bool interval interval
interval_out fsv cstring interval
interval_pl fs interval interval interval
interval_pl_date fs timestamp interval date
interval_pl_time fs time interval time
interval_pl_timestamp fs timestamp interval timestamp
interval_pl_timestamptz fsv timestamptz interval timestamptz
interval_pl_timetz fs timetz interval timetz
interval_send fs bytea interval
interval_smaller fs interval interval interval
interval_um fs interval interval
intervaltypmodin fs int4 cstring[]
intervaltypmodout fs cstring int4
is_normalized fs bool text text?
isclosed fs bool path
isempty fs bool anymultirange;fs bool anyrange
isfinite fs bool date;fs bool interval;fs bool timestamp;fs bool timestamptz
ishorizontal fs bool line;fs bool lseg;fs bool point point
isopen fs bool path
isparallel fs bool line line;fs bool lseg lseg
isperp fs bool line line;fs bool lseg lseg
isvertical fs bool line;fs bool lseg;fs bool point point
json_agg av json anyelement
json_agg_strict av json anyelement
json_array_element fs json from_json:json element_index:int4
json_array_element_text fs text from_json:json element_index:int4
json_array_elements fsr (value:json) from_json:json
json_array_elements_text fsr (value:text) from_json:json
json_array_length fs int4 json
json_build_array fv json;fv json *any
json_build_object fv json;fv json *any
json_each fsr (key:text,value:json) from_json:json
json_each_text fsr (key:text,value:text) from_json:json
json_extract_path fs json from_json:json *path_elems:text[]
json_extract_path_text fs text from_json:json *path_elems:text[]
json_in fs json cstring
json_object fs json text[];fs json text[] text[]
json_object_agg av json key:any value:any
json_object_agg_strict av json key:any value:any
json_object_agg_unique av json key:any value:any
json_object_agg_unique_strict av json key:any value:any
json_object_field fs json from_json:json field_name:text
json_object_field_text fs text from_json:json field_name:text
json_object_keys fsr text json
json_out fs cstring json
json_populate_record fv anyelement base:anyelement from_json:json use_json_as_text:bool?
json_populate_recordset frv anyelement base:anyelement from_json:json use_json_as_text:bool?
json_send fs bytea json
json_strip_nulls fs json target:json strip_in_arrays:bool?
json_to_record fsv record json
json_to_recordset frv record json
json_to_tsvector fsv tsvector json jsonb;fs tsvector regconfig json jsonb
json_typeof fs text json
jsonb_agg av jsonb anyelement
jsonb_agg_strict av jsonb anyelement
jsonb_array_element fs jsonb from_json:jsonb element_index:int4
jsonb_array_element_text fs text from_json:jsonb element_index:int4
jsonb_array_elements fsr (value:jsonb) from_json:jsonb
jsonb_array_elements_text fsr (value:text) from_json:jsonb
jsonb_array_length fs int4 jsonb
jsonb_build_array fv jsonb;fv jsonb *any
jsonb_build_object fv jsonb;fv jsonb *any
jsonb_cmp fs int4 jsonb jsonb
jsonb_concat fs jsonb jsonb jsonb
jsonb_contained fs bool jsonb jsonb
jsonb_contains fs bool jsonb jsonb
jsonb_delete fs jsonb from_json:jsonb *path_elems:text[];fs jsonb jsonb int4;fs jsonb jsonb text
jsonb_delete_path fs jsonb jsonb text[]
jsonb_each fsr (key:text,value:jsonb) from_json:jsonb
jsonb_each_text fsr (key:text,value:text) from_json:jsonb
jsonb_eq fs bool jsonb jsonb
jsonb_exists fs bool jsonb text
jsonb_exists_all fs bool jsonb text[]
jsonb_exists_any fs bool jsonb text[]
jsonb_extract_path fs jsonb from_json:jsonb *path_elems:text[]
jsonb_extract_path_text fs text from_json:jsonb *path_elems:text[]
jsonb_ge fs bool jsonb jsonb
jsonb_gt fs bool jsonb jsonb
jsonb_hash fs int4 jsonb
jsonb_hash_extended fs int8 jsonb int8
jsonb_in fs jsonb cstring
jsonb_insert fs jsonb jsonb_in:jsonb path:text[] replacement:jsonb insert_after:bool?
jsonb_le fs bool jsonb jsonb
jsonb_lt fs bool jsonb jsonb
jsonb_ne fs bool jsonb jsonb
jsonb_object fs jsonb text[];fs jsonb text[] text[]
jsonb_object_agg a jsonb key:any value:any
jsonb_object_agg_strict a jsonb key:any value:any
jsonb_object_agg_unique a jsonb key:any value:any
jsonb_object_agg_unique_strict a jsonb key:any value:any
jsonb_object_field fs jsonb from_json:jsonb field_name:text
jsonb_object_field_text fs text from_json:jsonb field_name:text
jsonb_object_keys fsr text jsonb
jsonb_out fs cstring jsonb
jsonb_path_exists fs bool target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_exists_opr fs bool jsonb jsonpath
jsonb_path_exists_tz fsv bool target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_match fs bool target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_match_opr fs bool jsonb jsonpath
jsonb_path_match_tz fsv bool target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query fsr jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query_array fs jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query_array_tz fsv jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query_first fs jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query_first_tz fsv jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_path_query_tz fsrv jsonb target:jsonb path:jsonpath vars:jsonb? silent:bool?
jsonb_populate_record fv anyelement anyelement jsonb
jsonb_populate_record_valid fv bool anyelement jsonb
jsonb_populate_recordset frv anyelement anyelement jsonb
jsonb_pretty fs text jsonb
jsonb_send fs bytea jsonb
jsonb_set fs jsonb jsonb_in:jsonb path:text[] replacement:jsonb create_if_missing:bool?
jsonb_set_lax f jsonb jsonb_in:jsonb path:text[] replacement:jsonb create_if_missing:bool? null_value_treatment:text?
jsonb_strip_nulls fs jsonb target:jsonb strip_in_arrays:bool?
jsonb_to_record fsv record jsonb
jsonb_to_recordset frv record jsonb
jsonb_to_tsvector fsv tsvector jsonb jsonb;fs tsvector regconfig jsonb jsonb
jsonb_typeof fs text jsonb
jsonpath_in fs jsonpath cstring
jsonpath_out fs cstring jsonpath
jsonpath_send fs bytea jsonpath
justify_days fs interval interval
justify_hours fs interval interval
justify_interval fs interval interval
lag ws anyelement anyelement;ws anyelement anyelement int4;ws anycompatible anycompatible int4 anycompatible
language_handler_in f language_handler cstring
language_handler_out fs cstring language_handler
last_value ws anyelement anyelement
lastval fsv int8
lcm fs int4 int4 int4;fs int8 int8 int8;fs numeric numeric numeric
lead ws anyelement anyelement;ws anyelement anyelement int4;ws anycompatible anycompatible int4 anycompatible
left fs text text int4
length fs int4 bit;fs int4 bpchar;fs int4 bytea;fs float8 lseg;fs float8 path;fs int4 text;fs int4 tsvector;fsv int4 bytea name
lgamma fs float8 float8
like fs bool bytea bytea;fs bool name text;fs bool text text
like_escape fs bytea bytea bytea;fs text text text
line fs line point point
line_distance fs float8 line line
line_eq fs bool line line
line_horizontal fs bool line
line_in fs line cstring
line_interpt fs point line line
line_intersect fs bool line line
line_out fs cstring line
line_parallel fs bool line line
line_perp fs bool line line
line_send fs bytea line
line_vertical fs bool line
ln fs float8 float8;fs numeric numeric
lo_close fsv int4 int4
lo_creat fsv oid int4
lo_create fsv oid oid
lo_export fsv int4 oid text
lo_from_bytea fsv oid oid bytea
lo_get fsv bytea oid;fsv bytea oid int8 int4
lo_import fsv oid text;fsv oid text oid
lo_lseek fsv int4 int4 int4 int4
lo_lseek64 fsv int8 int4 int8 int4
lo_open fsv int4 oid int4
lo_put fsv void oid int8 bytea
lo_tell fsv int4 int4
lo_tell64 fsv int8 int4
lo_truncate fsv int4 int4 int4
lo_truncate64 fsv int4 int4 int8
lo_unlink fsv int4 oid
log fs float8 float8;fs numeric numeric;fs numeric numeric numeric
log10 fs float8 float8;fs numeric numeric
loread fsv bytea int4 int4
lower fs anyelement anymultirange;fs anyelement anyrange;fs text text
lower_inc fs bool anymultirange;fs bool anyrange
lower_inf fs bool anymultirange;fs bool anyrange
lowrite fsv int4 int4 bytea
lpad fs text text int4;fs text text int4 text
lseg fs lseg box;fs lseg point point
lseg_center fs point lseg
lseg_distance fs float8 lseg lseg
lseg_eq fs bool lseg lseg
lseg_ge fs bool lseg lseg
lseg_gt fs bool lseg lseg
lseg_horizontal fs bool lseg
lseg_in fs lseg cstring
lseg_interpt fs point lseg lseg
lseg_intersect fs bool lseg lseg
lseg_le fs bool lseg lseg
lseg_length fs float8 lseg
lseg_lt fs bool lseg lseg
lseg_ne fs bool lseg lseg
lseg_out fs cstring lseg
lseg_parallel fs bool lseg lseg
lseg_perp fs bool lseg lseg
lseg_send fs bytea lseg
lseg_vertical fs bool lseg
ltrim fs text text;fs bytea bytea bytea;fs text text text
macaddr fs macaddr macaddr8
macaddr8 fs macaddr8 macaddr
macaddr8_and fs macaddr8 macaddr8 macaddr8
macaddr8_cmp fs int4 macaddr8 macaddr8
macaddr8_eq fs bool macaddr8 macaddr8
macaddr8_ge fs bool macaddr8 macaddr8
macaddr8_gt fs bool macaddr8 macaddr8
macaddr8_in fs macaddr8 cstring
macaddr8_le fs bool macaddr8 macaddr8
macaddr8_lt fs bool macaddr8 macaddr8
macaddr8_ne fs bool macaddr8 macaddr8
macaddr8_not fs macaddr8 macaddr8
macaddr8_or fs macaddr8 macaddr8 macaddr8
macaddr8_out fs cstring macaddr8
macaddr8_send fs bytea macaddr8
macaddr8_set7bit fs macaddr8 macaddr8
macaddr_and fs macaddr macaddr macaddr
macaddr_cmp fs int4 macaddr macaddr
macaddr_eq fs bool macaddr macaddr
macaddr_ge fs bool macaddr macaddr
macaddr_gt fs bool macaddr macaddr
macaddr_in fs macaddr cstring
macaddr_le fs bool macaddr macaddr
macaddr_lt fs bool macaddr macaddr
macaddr_ne fs bool macaddr macaddr
macaddr_not fs macaddr macaddr
macaddr_or fs macaddr macaddr macaddr
macaddr_out fs cstring macaddr
macaddr_send fs bytea macaddr
make_date fs date year:int4 month:int4 day:int4
make_interval fs interval years:int4? months:int4? weeks:int4? days:int4? hours:int4? mins:int4? secs:float8?
make_time fs time hour:int4 min:int4 sec:float8
make_timestamp fs timestamp year:int4 month:int4 mday:int4 hour:int4 min:int4 sec:float8
make_timestamptz fsv timestamptz year:int4 month:int4 mday:int4 hour:int4 min:int4 sec:float8;fsv timestamptz year:int4 month:int4 mday:int4 hour:int4 min:int4 sec:float8 timezone:text
makeaclitem fs aclitem oid oid text bool
masklen fs int4 inet
max a anyarray anyarray;a anyenum anyenum;a bpchar bpchar;a bytea bytea;a date date;a float4 float4;a float8 float8;a inet inet;a int2 int2;a int4 int4;a int8 int8;a interval interval;a money money;a numeric numeric;a oid oid;a pg_lsn pg_lsn;a record record;a text text;a tid tid;a time time;a timestamp timestamp;a timestamptz timestamptz;a timetz timetz;a xid8 xid8
md5 fs text bytea;fs text text
min a anyarray anyarray;a anyenum anyenum;a bpchar bpchar;a bytea bytea;a date date;a float4 float4;a float8 float8;a inet inet;a int2 int2;a int4 int4;a int8 int8;a interval interval;a money money;a numeric numeric;a oid oid;a pg_lsn pg_lsn;a record record;a text text;a tid tid;a time time;a timestamp timestamp;a timestamptz timestamptz;a timetz timetz;a xid8 xid8
min_scale fs int4 numeric
mod fs int2 int2 int2;fs int4 int4 int4;fs int8 int8 int8;fs numeric numeric numeric
mode o anyelement anyelement
money fsv money int4;fsv money int8;fsv money numeric
mul_d_interval fs interval float8 interval
multirange fs anymultirange anyrange
multirange_adjacent_multirange fs bool anymultirange anymultirange
multirange_adjacent_range fs bool anymultirange anyrange
multirange_after_multirange fs bool anymultirange anymultirange
multirange_after_range fs bool anymultirange anyrange
multirange_before_multirange fs bool anymultirange anymultirange
multirange_before_range fs bool anymultirange anyrange
multirange_cmp fs int4 anymultirange anymultirange
multirange_contained_by_multirange fs bool anymultirange anymultirange
multirange_contained_by_range fs bool anymultirange anyrange
multirange_contains_elem fs bool anymultirange anyelement
multirange_contains_multirange fs bool anymultirange anymultirange
multirange_contains_range fs bool anymultirange anyrange
multirange_eq fs bool anymultirange anymultirange
multirange_ge fs bool anymultirange anymultirange
multirange_gt fs bool anymultirange anymultirange
multirange_in fsv anymultirange cstring oid int4
multirange_intersect fs anymultirange anymultirange anymultirange
multirange_intersect_agg_transfn fs anymultirange anymultirange anymultirange
multirange_le fs bool anymultirange anymultirange
multirange_lt fs bool anymultirange anymultirange
multirange_minus fs anymultirange anymultirange anymultirange
multirange_ne fs bool anymultirange anymultirange
multirange_out fsv cstring anymultirange
multirange_overlaps_multirange fs bool anymultirange anymultirange
multirange_overlaps_range fs bool anymultirange anyrange
multirange_overleft_multirange fs bool anymultirange anymultirange
multirange_overleft_range fs bool anymultirange anyrange
multirange_overright_multirange fs bool anymultirange anymultirange
multirange_overright_range fs bool anymultirange anyrange
multirange_send fsv bytea anymultirange
multirange_union fs anymultirange anymultirange anymultirange
mxid_age fsv int4 xid
name fs name bpchar;fs name text;fs name varchar
nameconcatoid fs name name oid
nameeq fs bool name name
nameeqtext fs bool name text
namege fs bool name name
namegetext fs bool name text
namegt fs bool name name
namegttext fs bool name text
nameiclike fs bool name text
nameicnlike fs bool name text
nameicregexeq fs bool name text
nameicregexne fs bool name text
namein fs name cstring
namele fs bool name name
nameletext fs bool name text
namelike fs bool name text
namelt fs bool name name
namelttext fs bool name text
namene fs bool name name
namenetext fs bool name text
namenlike fs bool name text
nameout fs cstring name
nameregexeq fs bool name text
nameregexne fs bool name text
namesend fsv bytea name
netmask fs inet inet
network fs cidr inet
network_cmp fs int4 inet inet
network_eq fs bool inet inet
network_ge fs bool inet inet
network_gt fs bool inet inet
network_larger fs inet inet inet
network_le fs bool inet inet
network_lt fs bool inet inet
network_ne fs bool inet inet
network_overlap fs bool inet inet
network_smaller fs inet inet inet
network_sub fs bool inet inet
network_subeq fs bool inet inet
network_sup fs bool inet inet
network_supeq fs bool inet inet
nextval fsv int8 regclass
normalize fs text text text?
notlike fs bool bytea bytea;fs bool name text;fs bool text text
now fsv timestamptz
npoints fs int4 path;fs int4 polygon
nth_value ws anyelement anyelement int4
ntile ws int4 int4
num_nonnulls f int4 *any
num_nulls f int4 *any
numeric fs numeric float4;fs numeric float8;fs numeric int2;fs numeric int4;fs numeric int8;fs numeric jsonb;fsv numeric money;fs numeric numeric int4
numeric_abs fs numeric numeric
numeric_add fs numeric numeric numeric
numeric_cmp fs int4 numeric numeric
numeric_div fs numeric numeric numeric
numeric_div_trunc fs numeric numeric numeric
numeric_eq fs bool numeric numeric
numeric_exp fs numeric numeric
numeric_ge fs bool numeric numeric
numeric_gt fs bool numeric numeric
numeric_in fs numeric cstring oid int4
numeric_inc fs numeric numeric
numeric_larger fs numeric numeric numeric
numeric_le fs bool numeric numeric
numeric_ln fs numeric numeric
numeric_log fs numeric numeric numeric
numeric_lt fs bool numeric numeric
numeric_mod fs numeric numeric numeric
numeric_mul fs numeric numeric numeric
numeric_ne fs bool numeric numeric
numeric_out fs cstring numeric
numeric_pl_pg_lsn fs pg_lsn numeric pg_lsn
numeric_power fs numeric numeric numeric
numeric_send fs bytea numeric
numeric_smaller fs numeric numeric numeric
numeric_sqrt fs numeric numeric
numeric_sub fs numeric numeric numeric
numeric_uminus fs numeric numeric
numeric_uplus fs numeric numeric
numerictypmodin fs int4 cstring[]
numerictypmodout fs cstring int4
nummultirange fs nummultirange;fs nummultirange *numrange[];fs nummultirange numrange
numnode fs int4 tsquery
numrange f numrange numeric numeric;f numrange numeric numeric text
numrange_subdiff fs float8 numeric numeric
obj_description fsv text oid;fsv text oid name
octet_length fs int4 bit;fs int4 bpchar;fs int4 bytea;fs int4 text
oid fs oid int8
oideq fs bool oid oid
oidge fs bool oid oid
oidgt fs bool oid oid
oidin fs oid cstring
oidlarger fs oid oid oid
oidle fs bool oid oid
oidlt fs bool oid oid
oidne fs bool oid oid
oidout fs cstring oid
oidsend fs bytea oid
oidsmaller fs oid oid oid
oidvectoreq fs bool oidvector oidvector
oidvectorge fs bool oidvector oidvector
oidvectorgt fs bool oidvector oidvector
oidvectorin fs oidvector cstring
oidvectorle fs bool oidvector oidvector
oidvectorlt fs bool oidvector oidvector
oidvectorne fs bool oidvector oidvector
oidvectorout fs cstring oidvector
oidvectorsend fs bytea oidvector
oidvectortypes fsv text oidvector
on_pb fs bool point box
on_pl fs bool point line
on_ppath fs bool point path
on_ps fs bool point lseg
on_sb fs bool lseg box
on_sl fs bool lseg line
overlaps f bool time interval time interval;f bool time interval time time;f bool time time time interval;f bool time time time time;f bool timestamp interval timestamp interval;f bool timestamp interval timestamp timestamp;f bool timestamp timestamp timestamp interval;f bool timestamp timestamp timestamp timestamp;fv bool timestamptz interval timestamptz interval;fv bool timestamptz interval timestamptz timestamptz;fv bool timestamptz timestamptz timestamptz interval;f bool timestamptz timestamptz timestamptz timestamptz;f bool timetz timetz timetz timetz
overlay fs bit bit bit int4;fs bytea bytea bytea int4;fs text text text int4;fs bit bit bit int4 int4;fs bytea bytea bytea int4 int4;fs text text text int4 int4
parse_ident fs text[] str:text strict:bool?
path fs path polygon
path_add fs path path path
path_add_pt fs path path point
path_contain_pt fs bool path point
path_distance fs float8 path path
path_div_pt fs path path point
path_in fs path cstring
path_inter fs bool path path
path_length fs float8 path
path_mul_pt fs path path point
path_n_eq fs bool path path
path_n_ge fs bool path path
path_n_gt fs bool path path
path_n_le fs bool path path
path_n_lt fs bool path path
path_npoints fs int4 path
path_out fs cstring path
path_send fs bytea path
path_sub_pt fs path path point
pclose fs path path
percent_rank w float8;h float8 *any
percentile_cont o float8 float8 float8;o interval float8 interval;o float8[] float8[] float8;o interval[] float8[] interval
percentile_disc o anyelement float8 anyelement;o anyarray float8[] anyelement
pg_advisory_lock fsv void int8;fsv void int4 int4
pg_advisory_lock_shared fsv void int8;fsv void int4 int4
pg_advisory_unlock fsv bool int8;fsv bool int4 int4
pg_advisory_unlock_all fsv void
pg_advisory_unlock_shared fsv bool int8;fsv bool int4 int4
pg_advisory_xact_lock fsv void int8;fsv void int4 int4
pg_advisory_xact_lock_shared fsv void int8;fsv void int4 int4
pg_available_extension_versions fsrv (name:name,version:text,superuser:bool,trusted:bool,relocatable:bool,schema:name,requires:name[],comment:text)
pg_available_extensions fsrv (name:name,default_version:text,comment:text)
pg_available_wal_summaries fsrv (tli:int8,start_lsn:pg_lsn,end_lsn:pg_lsn)
pg_backend_pid fsv int4
pg_backup_start fsv pg_lsn label:text fast:bool?
pg_backup_stop fsv (lsn:pg_lsn,labelfile:text,spcmapfile:text) wait_for_archive:bool?
pg_basetype fsv regtype regtype
pg_blocking_pids fsv int4[] int4
pg_cancel_backend fsv bool int4
pg_char_to_encoding fsv int4 name
pg_clear_attribute_stats fv void schemaname:text relname:text attname:text inherited:bool
pg_clear_relation_stats fv void schemaname:text relname:text
pg_client_encoding fsv name
pg_collation_actual_version fsv text oid
pg_collation_for fv text any
pg_collation_is_visible fsv bool oid
pg_column_compression fsv text any
pg_column_is_updatable fsv bool regclass int2 bool
pg_column_size fsv int4 any
pg_column_toast_chunk_id fsv oid any
pg_conf_load_time fsv timestamptz
pg_config fsrv (name:text,setting:text)
pg_control_checkpoint fsv (checkpoint_lsn:pg_lsn,redo_lsn:pg_lsn,redo_wal_file:text,timeline_id:int4,prev_timeline_id:int4,full_page_writes:bool,next_xid:text,next_oid:oid,next_multixact_id:xid,next_multi_offset:xid,oldest_xid:xid,oldest_xid_dbid:oid,oldest_active_xid:xid,oldest_multi_xid:xid,oldest_multi_dbid:oid,oldest_commit_ts_xid:xid,newest_commit_ts_xid:xid,checkpoint_time:timestamptz)
pg_control_init fsv (max_data_alignment:int4,database_block_size:int4,blocks_per_segment:int4,wal_block_size:int4,bytes_per_wal_segment:int4,max_identifier_length:int4,max_index_columns:int4,max_toast_chunk_size:int4,large_object_chunk_size:int4,float8_pass_by_value:bool,data_page_checksum_version:int4,default_char_signedness:bool)
pg_control_recovery fsv (min_recovery_end_lsn:pg_lsn,min_recovery_end_timeline:int4,backup_start_lsn:pg_lsn,backup_end_lsn:pg_lsn,end_of_backup_record_required:bool)
pg_control_system fsv (pg_control_version:int4,catalog_version_no:int4,system_identifier:int8,pg_control_last_modified:timestamptz)
pg_conversion_is_visible fsv bool oid
pg_copy_logical_replication_slot fsv (slot_name:name,lsn:pg_lsn) src_slot_name:name dst_slot_name:name;fsv (slot_name:name,lsn:pg_lsn) src_slot_name:name dst_slot_name:name temporary:bool;fsv (slot_name:name,lsn:pg_lsn) src_slot_name:name dst_slot_name:name temporary:bool plugin:name
pg_copy_physical_replication_slot fsv (slot_name:name,lsn:pg_lsn) src_slot_name:name dst_slot_name:name;fsv (slot_name:name,lsn:pg_lsn) src_slot_name:name dst_slot_name:name temporary:bool
pg_create_logical_replication_slot fsv (slot_name:name,lsn:pg_lsn) slot_name:name plugin:name temporary:bool? twophase:bool? failover:bool?
pg_create_physical_replication_slot fsv (slot_name:name,lsn:pg_lsn) slot_name:name immediately_reserve:bool? temporary:bool?
pg_create_restore_point fsv pg_lsn text
pg_current_logfile fv text;fv text text
pg_current_snapshot fsv pg_snapshot
pg_current_wal_flush_lsn fsv pg_lsn
pg_current_wal_insert_lsn fsv pg_lsn
pg_current_wal_lsn fsv pg_lsn
pg_current_xact_id fsv xid8
pg_current_xact_id_if_assigned fsv xid8
pg_cursor fsrv (name:text,statement:text,is_holdable:bool,is_binary:bool,is_scrollable:bool,creation_time:timestamptz)
pg_database_collation_actual_version fsv text oid
pg_database_size fsv int8 name;fsv int8 oid
pg_ddl_command_in fs pg_ddl_command cstring
pg_ddl_command_out fs cstring pg_ddl_command
pg_ddl_command_send fs bytea pg_ddl_command
pg_dependencies_in fs pg_dependencies cstring
pg_dependencies_out fs cstring pg_dependencies
pg_dependencies_send fsv bytea pg_dependencies
pg_describe_object fsv text oid oid int4
pg_drop_replication_slot fsv void name
pg_encoding_max_length fs int4 int4
pg_encoding_to_char fsv name int4
pg_event_trigger_ddl_commands fsrv (classid:oid,objid:oid,objsubid:int4,command_tag:text,object_type:text,schema_name:text,object_identity:text,in_extension:bool,command:pg_ddl_command)
pg_event_trigger_dropped_objects fsrv (classid:oid,objid:oid,objsubid:int4,original:bool,normal:bool,is_temporary:bool,object_type:text,schema_name:text,object_name:text,object_identity:text,address_names:text[],address_args:text[])
pg_event_trigger_table_rewrite_oid fsv (oid:oid)
pg_event_trigger_table_rewrite_reason fsv int4
pg_export_snapshot fsv text
pg_extension_config_dump fsv void regclass text
pg_extension_update_paths fsrv (source:text,target:text,path:text) name:name
pg_filenode_relation fsv regclass oid oid
pg_function_is_visible fsv bool oid
pg_get_acl fsv aclitem[] classid:oid objid:oid objsubid:int4
pg_get_aios fsrv (pid:int4,io_id:int4,io_generation:int8,state:text,operation:text,off:int8,length:int8,target:text,handle_data_len:int2,raw_result:int4,result:text,target_desc:text,f_sync:bool,f_localmem:bool,f_buffered:bool)
pg_get_backend_memory_contexts fsrv (name:text,ident:text,type:text,level:int4,path:int4[],total_bytes:int8,total_nblocks:int8,free_bytes:int8,free_chunks:int8,used_bytes:int8)
pg_get_catalog_foreign_keys fsrv (fktable:regclass,fkcols:text[],pktable:regclass,pkcols:text[],is_array:bool,is_opt:bool)
pg_get_constraintdef fsv text oid;fsv text oid bool
pg_get_expr fsv text pg_node_tree oid;fsv text pg_node_tree oid bool
pg_get_function_arg_default fsv text oid int4
pg_get_function_arguments fsv text oid
pg_get_function_identity_arguments fsv text oid
pg_get_function_result fsv text oid
pg_get_function_sqlbody fsv text oid
pg_get_functiondef fsv text oid
pg_get_indexdef fsv text oid;fsv text oid int4 bool
pg_get_keywords fsrv (word:text,catcode:char,barelabel:bool,catdesc:text,baredesc:text)
pg_get_loaded_modules fsrv (module_name:text,version:text,file_name:text)
pg_get_multixact_members fsrv (xid:xid,mode:text) multixid:xid
pg_get_object_address fsv (classid:oid,objid:oid,objsubid:int4) type:text object_names:text[] object_args:text[]
pg_get_partition_constraintdef fsv text oid
pg_get_partkeydef fsv text oid
pg_get_publication_tables fsrv (pubid:oid,relid:oid,attrs:int2vector,qual:pg_node_tree) *pubname:text[]
pg_get_replica_identity_index fsv regclass regclass
pg_get_replication_slots frv (slot_name:name,plugin:name,slot_type:text,datoid:oid,temporary:bool,active:bool,active_pid:int4,xmin:xid,catalog_xmin:xid,restart_lsn:pg_lsn,confirmed_flush_lsn:pg_lsn,wal_status:text,safe_wal_size:int8,two_phase:bool,two_phase_at:pg_lsn,inactive_since:timestamptz,conflicting:bool,invalidation_reason:text,failover:bool,synced:bool)
pg_get_ruledef fsv text oid;fsv text oid bool
pg_get_sequence_data fsv (last_value:int8,is_called:bool) sequence_oid:regclass
pg_get_serial_sequence fsv text text text
pg_get_shmem_allocations fsrv (name:text,off:int8,size:int8,allocated_size:int8)
pg_get_shmem_allocations_numa fsrv (name:text,numa_node:int4,size:int8)
pg_get_statisticsobjdef fsv text oid
pg_get_statisticsobjdef_columns fsv text oid
pg_get_statisticsobjdef_expressions fsv text[] oid
pg_get_triggerdef fsv text oid;fsv text oid bool
pg_get_userbyid fsv name oid
pg_get_viewdef fsv text oid;fsv text text;fsv text oid bool;fsv text oid int4;fsv text text bool
pg_get_wait_events fsrv (type:text,name:text,description:text)
pg_get_wal_replay_pause_state fsv text
pg_get_wal_resource_managers fsrv (rm_id:int4,rm_name:text,rm_builtin:bool)
pg_get_wal_summarizer_state fsv (summarized_tli:int8,summarized_lsn:pg_lsn,pending_lsn:pg_lsn,summarizer_pid:int4)
pg_has_role fsv bool name text;fsv bool oid text;fsv bool name name text;fsv bool name oid text;fsv bool oid name text;fsv bool oid oid text
pg_hba_file_rules fsrv (rule_number:int4,file_name:text,line_number:int4,type:text,database:text[],user_name:text[],address:text,netmask:text,auth_method:text,options:text[],error:text)
pg_ident_file_mappings fsrv (map_number:int4,file_name:text,line_number:int4,map_name:text,sys_name:text,pg_username:text,error:text)
pg_identify_object fsv (type:text,schema:text,name:text,identity:text) classid:oid objid:oid objsubid:int4
pg_identify_object_as_address fsv (type:text,object_names:text[],object_args:text[]) classid:oid objid:oid objsubid:int4
pg_import_system_collations fsv int4 regnamespace
pg_index_column_has_property fsv bool regclass int4 text
pg_index_has_property fsv bool regclass text
pg_indexam_has_property fsv bool oid text
pg_indexam_progress_phasename fs text oid int8
pg_indexes_size fsv int8 regclass
pg_input_error_info fsv (message:text,detail:text,hint:text,sql_error_code:text) value:text type_name:text
pg_input_is_valid fsv bool text text
pg_is_in_recovery fsv bool
pg_is_other_temp_schema fsv bool oid
pg_is_wal_replay_paused fsv bool
pg_isolation_test_session_is_blocked fsv bool int4 int4[]
pg_jit_available fsv bool
pg_last_committed_xact fsv (xid:xid,timestamp:timestamptz,roident:oid)
pg_last_wal_receive_lsn fsv pg_lsn
pg_last_wal_replay_lsn fsv pg_lsn
pg_last_xact_replay_timestamp fsv timestamptz
pg_listening_channels fsrv text
pg_lock_status fsrv (locktype:text,database:oid,relation:oid,page:int4,tuple:int2,virtualxid:text,transactionid:xid,classid:oid,objid:oid,objsubid:int2,virtualtransaction:text,pid:int4,mode:text,granted:bool,fastpath:bool,waitstart:timestamptz)
pg_log_backend_memory_contexts fsv bool int4
pg_log_standby_snapshot fsv pg_lsn
pg_logical_emit_message fsv pg_lsn transactional:bool prefix:text message:bytea flush:bool?;fsv pg_lsn transactional:bool prefix:text message:text flush:bool?
pg_logical_slot_get_binary_changes frv (lsn:pg_lsn,xid:xid,data:bytea) slot_name:name upto_lsn:pg_lsn upto_nchanges:int4 *options:text[]?
pg_logical_slot_get_changes frv (lsn:pg_lsn,xid:xid,data:text) slot_name:name upto_lsn:pg_lsn upto_nchanges:int4 *options:text[]?
pg_logical_slot_peek_binary_changes frv (lsn:pg_lsn,xid:xid,data:bytea) slot_name:name upto_lsn:pg_lsn upto_nchanges:int4 *options:text[]?
pg_logical_slot_peek_changes frv (lsn:pg_lsn,xid:xid,data:text) slot_name:name upto_lsn:pg_lsn upto_nchanges:int4 *options:text[]?
pg_ls_archive_statusdir fsrv (name:text,size:int8,modification:timestamptz)
pg_ls_dir fsrv text text;fsrv text text bool bool
pg_ls_logdir fsrv (name:text,size:int8,modification:timestamptz)
pg_ls_logicalmapdir fsrv (name:text,size:int8,modification:timestamptz)
pg_ls_logicalsnapdir fsrv (name:text,size:int8,modification:timestamptz)
pg_ls_replslotdir fsrv (name:text,size:int8,modification:timestamptz) slot_name:text
pg_ls_summariesdir fsrv (name:text,size:int8,modification:timestamptz)
pg_ls_tmpdir fsrv (name:text,size:int8,modification:timestamptz);fsrv (name:text,size:int8,modification:timestamptz) tablespace:oid
pg_ls_waldir fsrv (name:text,size:int8,modification:timestamptz)
pg_lsn fs pg_lsn numeric
pg_lsn_cmp fs int4 pg_lsn pg_lsn
pg_lsn_eq fs bool pg_lsn pg_lsn
pg_lsn_ge fs bool pg_lsn pg_lsn
pg_lsn_gt fs bool pg_lsn pg_lsn
pg_lsn_hash fs int4 pg_lsn
pg_lsn_hash_extended fs int8 pg_lsn int8
pg_lsn_in fs pg_lsn cstring
pg_lsn_larger fs pg_lsn pg_lsn pg_lsn
pg_lsn_le fs bool pg_lsn pg_lsn
pg_lsn_lt fs bool pg_lsn pg_lsn
pg_lsn_mi fs numeric pg_lsn pg_lsn
pg_lsn_mii fs pg_lsn pg_lsn numeric
pg_lsn_ne fs bool pg_lsn pg_lsn
pg_lsn_out fs cstring pg_lsn
pg_lsn_pli fs pg_lsn pg_lsn numeric
pg_lsn_send fs bytea pg_lsn
pg_lsn_smaller fs pg_lsn pg_lsn pg_lsn
pg_mcv_list_in fs pg_mcv_list cstring
pg_mcv_list_items fsrv (index:int4,values:text[],nulls:bool[],frequency:float8,base_frequency:float8) mcv_list:pg_mcv_list
pg_mcv_list_out fs cstring pg_mcv_list
pg_mcv_list_send fsv bytea pg_mcv_list
pg_my_temp_schema fsv oid
pg_ndistinct_in fs pg_ndistinct cstring
pg_ndistinct_out fs cstring pg_ndistinct
pg_ndistinct_send fsv bytea pg_ndistinct
pg_nextoid fsv oid regclass name regclass
pg_node_tree_in fs pg_node_tree cstring
pg_node_tree_out fs cstring pg_node_tree
pg_node_tree_send fsv bytea pg_node_tree
pg_notification_queue_usage fsv float8
pg_notify fv void text text
pg_numa_available fsv bool
pg_opclass_is_visible fsv bool oid
pg_operator_is_visible fsv bool oid
pg_opfamily_is_visible fsv bool oid
pg_options_to_table fsrv (option_name:text,option_value:text) options_array:text[]
pg_partition_ancestors fsrv (relid:regclass) partitionid:regclass
pg_partition_root fs regclass regclass
pg_partition_tree fsrv (relid:regclass,parentrelid:regclass,isleaf:bool,level:int4) rootrelid:regclass
pg_postmaster_start_time fsv timestamptz
pg_prepared_statement fsrv (name:text,statement:text,prepare_time:timestamptz,parameter_types:regtype[],result_types:regtype[],from_sql:bool,generic_plans:int8,custom_plans:int8)
pg_prepared_xact fsrv (transaction:xid,gid:text,prepared:timestamptz,ownerid:oid,dbid:oid)
pg_promote fsv bool wait:bool? wait_seconds:int4?
pg_read_binary_file fsv bytea text;fsv bytea text bool;fsv bytea text int8 int8;fsv bytea text int8 int8 bool
pg_read_file fsv text text;fsv text text bool;fsv text text int8 int8;fsv text text int8 int8 bool
pg_relation_filenode fsv oid regclass
pg_relation_filepath fsv text regclass
pg_relation_is_publishable fsv bool regclass
pg_relation_is_updatable fsv int4 regclass bool
pg_relation_size fsv int8 regclass;fsv int8 regclass text
pg_reload_conf fsv bool
pg_replication_origin_advance fsv void text pg_lsn
pg_replication_origin_create fsv oid text
pg_replication_origin_drop fsv void text
pg_replication_origin_oid fsv oid text
pg_replication_origin_progress fsv pg_lsn text bool
pg_replication_origin_session_is_setup fsv bool
pg_replication_origin_session_progress fsv pg_lsn bool
pg_replication_origin_session_reset fsv void
pg_replication_origin_session_setup fsv void text
pg_replication_origin_xact_reset fsv void
pg_replication_origin_xact_setup fsv void pg_lsn timestamptz
pg_replication_slot_advance fsv (slot_name:name,end_lsn:pg_lsn) slot_name:name upto_lsn:pg_lsn
pg_restore_attribute_stats fv bool *kwargs:any
pg_restore_relation_stats fv bool *kwargs:any
pg_rotate_logfile fsv bool
pg_safe_snapshot_blocking_pids fsv int4[] int4
pg_sequence_last_value fsv int8 regclass
pg_sequence_parameters fsv (start_value:int8,minimum_value:int8,maximum_value:int8,increment:int8,cycle_option:bool,cache_size:int8,data_type:oid) sequence_oid:oid
pg_settings_get_flags fsv text[] text
pg_show_all_file_settings fsrv (sourcefile:text,sourceline:int4,seqno:int4,name:text,setting:text,applied:bool,error:text)
pg_show_all_settings fsrv (name:text,setting:text,unit:text,category:text,short_desc:text,extra_desc:text,context:text,vartype:text,source:text,min_val:text,max_val:text,enumvals:text[],boot_val:text,reset_val:text,sourcefile:text,sourceline:int4,pending_restart:bool)
pg_show_replication_origin_status frv (local_id:oid,external_id:text,remote_lsn:pg_lsn,local_lsn:pg_lsn)
pg_size_bytes fs int8 text
pg_size_pretty fs text int8;fs text numeric
pg_sleep fsv void float8
pg_sleep_for fsv void interval
pg_sleep_until fsv void timestamptz
pg_snapshot_in fs pg_snapshot cstring
pg_snapshot_out fs cstring pg_snapshot
pg_snapshot_send fs bytea pg_snapshot
pg_snapshot_xip fsr xid8 pg_snapshot
pg_snapshot_xmax fs xid8 pg_snapshot
pg_snapshot_xmin fs xid8 pg_snapshot
pg_split_walfile_name fsv (segment_number:numeric,timeline_id:int8) file_name:text
pg_stat_clear_snapshot fv void
pg_stat_file fsv (size:int8,access:timestamptz,modification:timestamptz,change:timestamptz,creation:timestamptz,isdir:bool) filename:text;fsv (size:int8,access:timestamptz,modification:timestamptz,change:timestamptz,creation:timestamptz,isdir:bool) filename:text missing_ok:bool
pg_stat_force_next_flush fv void
pg_stat_get_activity frv (datid:oid,pid:int4,usesysid:oid,application_name:text,state:text,query:text,wait_event_type:text,wait_event:text,xact_start:timestamptz,query_start:timestamptz,backend_start:timestamptz,state_change:timestamptz,client_addr:inet,client_hostname:text,client_port:int4,backend_xid:xid,backend_xmin:xid,backend_type:text,ssl:bool,sslversion:text,sslcipher:text,sslbits:int4,ssl_client_dn:text,ssl_client_serial:numeric,ssl_issuer_dn:text,gss_auth:bool,gss_princ:text,gss_enc:bool,gss_delegation:bool,leader_pid:int4,query_id:int8) pid:int4
pg_stat_get_analyze_count fsv int8 oid
pg_stat_get_archiver fv (archived_count:int8,last_archived_wal:text,last_archived_time:timestamptz,failed_count:int8,last_failed_wal:text,last_failed_time:timestamptz,stats_reset:timestamptz)
pg_stat_get_autoanalyze_count fsv int8 oid
pg_stat_get_autovacuum_count fsv int8 oid
pg_stat_get_backend_activity fsv text int4
pg_stat_get_backend_activity_start fsv timestamptz int4
pg_stat_get_backend_client_addr fsv inet int4
pg_stat_get_backend_client_port fsv int4 int4
pg_stat_get_backend_dbid fsv oid int4
pg_stat_get_backend_idset fsrv int4
pg_stat_get_backend_io fsrv (backend_type:text,object:text,context:text,reads:int8,read_bytes:numeric,read_time:float8,writes:int8,write_bytes:numeric,write_time:float8,writebacks:int8,writeback_time:float8,extends:int8,extend_bytes:numeric,extend_time:float8,hits:int8,evictions:int8,reuses:int8,fsyncs:int8,fsync_time:float8,stats_reset:timestamptz) backend_pid:int4
pg_stat_get_backend_pid fsv int4 int4
pg_stat_get_backend_start fsv timestamptz int4
pg_stat_get_backend_subxact fsv (subxact_count:int4,subxact_overflowed:bool) bid:int4
pg_stat_get_backend_userid fsv oid int4
pg_stat_get_backend_wait_event fsv text int4
pg_stat_get_backend_wait_event_type fsv text int4
pg_stat_get_backend_wal fsv (wal_records:int8,wal_fpi:int8,wal_bytes:numeric,wal_buffers_full:int8,stats_reset:timestamptz) backend_pid:int4
pg_stat_get_backend_xact_start fsv timestamptz int4
pg_stat_get_bgwriter_buf_written_clean fsv int8
pg_stat_get_bgwriter_maxwritten_clean fsv int8
pg_stat_get_bgwriter_stat_reset_time fsv timestamptz
pg_stat_get_blocks_fetched fsv int8 oid
pg_stat_get_blocks_hit fsv int8 oid
pg_stat_get_buf_alloc fsv int8
pg_stat_get_checkpointer_buffers_written fsv int8
pg_stat_get_checkpointer_num_performed fsv int8
pg_stat_get_checkpointer_num_requested fsv int8
pg_stat_get_checkpointer_num_timed fsv int8
pg_stat_get_checkpointer_restartpoints_performed fsv int8
pg_stat_get_checkpointer_restartpoints_requested fsv int8
pg_stat_get_checkpointer_restartpoints_timed fsv int8
pg_stat_get_checkpointer_slru_written fsv int8
pg_stat_get_checkpointer_stat_reset_time fsv timestamptz
pg_stat_get_checkpointer_sync_time fsv float8
pg_stat_get_checkpointer_write_time fsv float8
pg_stat_get_db_active_time fsv float8 oid
pg_stat_get_db_blk_read_time fsv float8 oid
pg_stat_get_db_blk_write_time fsv float8 oid
pg_stat_get_db_blocks_fetched fsv int8 oid
pg_stat_get_db_blocks_hit fsv int8 oid
pg_stat_get_db_checksum_failures fsv int8 oid
pg_stat_get_db_checksum_last_failure fsv timestamptz oid
pg_stat_get_db_conflict_all fsv int8 oid
pg_stat_get_db_conflict_bufferpin fsv int8 oid
pg_stat_get_db_conflict_lock fsv int8 oid
pg_stat_get_db_conflict_logicalslot fsv int8 oid
pg_stat_get_db_conflict_snapshot fsv int8 oid
pg_stat_get_db_conflict_startup_deadlock fsv int8 oid
pg_stat_get_db_conflict_tablespace fsv int8 oid
pg_stat_get_db_deadlocks fsv int8 oid
pg_stat_get_db_idle_in_transaction_time fsv float8 oid
pg_stat_get_db_numbackends fsv int4 oid
pg_stat_get_db_parallel_workers_launched fsv int8 oid
pg_stat_get_db_parallel_workers_to_launch fsv int8 oid
pg_stat_get_db_session_time fsv float8 oid
pg_stat_get_db_sessions fsv int8 oid
pg_stat_get_db_sessions_abandoned fsv int8 oid
pg_stat_get_db_sessions_fatal fsv int8 oid
pg_stat_get_db_sessions_killed fsv int8 oid
pg_stat_get_db_stat_reset_time fsv timestamptz oid
pg_stat_get_db_temp_bytes fsv int8 oid
pg_stat_get_db_temp_files fsv int8 oid
pg_stat_get_db_tuples_deleted fsv int8 oid
pg_stat_get_db_tuples_fetched fsv int8 oid
pg_stat_get_db_tuples_inserted fsv int8 oid
pg_stat_get_db_tuples_returned fsv int8 oid
pg_stat_get_db_tuples_updated fsv int8 oid
pg_stat_get_db_xact_commit fsv int8 oid
pg_stat_get_db_xact_rollback fsv int8 oid
pg_stat_get_dead_tuples fsv int8 oid
pg_stat_get_function_calls fsv int8 oid
pg_stat_get_function_self_time fsv float8 oid
pg_stat_get_function_total_time fsv float8 oid
pg_stat_get_ins_since_vacuum fsv int8 oid
pg_stat_get_io fsrv (backend_type:text,object:text,context:text,reads:int8,read_bytes:numeric,read_time:float8,writes:int8,write_bytes:numeric,write_time:float8,writebacks:int8,writeback_time:float8,extends:int8,extend_bytes:numeric,extend_time:float8,hits:int8,evictions:int8,reuses:int8,fsyncs:int8,fsync_time:float8,stats_reset:timestamptz)
pg_stat_get_last_analyze_time fsv timestamptz oid
pg_stat_get_last_autoanalyze_time fsv timestamptz oid
pg_stat_get_last_autovacuum_time fsv timestamptz oid
pg_stat_get_last_vacuum_time fsv timestamptz oid
pg_stat_get_lastscan fsv timestamptz oid
pg_stat_get_live_tuples fsv int8 oid
pg_stat_get_mod_since_analyze fsv int8 oid
pg_stat_get_numscans fsv int8 oid
pg_stat_get_progress_info fsrv (pid:int4,datid:oid,relid:oid,param1:int8,param2:int8,param3:int8,param4:int8,param5:int8,param6:int8,param7:int8,param8:int8,param9:int8,param10:int8,param11:int8,param12:int8,param13:int8,param14:int8,param15:int8,param16:int8,param17:int8,param18:int8,param19:int8,param20:int8) cmdtype:text
pg_stat_get_recovery_prefetch fsrv (stats_reset:timestamptz,prefetch:int8,hit:int8,skip_init:int8,skip_new:int8,skip_fpw:int8,skip_rep:int8,wal_distance:int4,block_distance:int4,io_depth:int4)
pg_stat_get_replication_slot fsv (slot_name:text,spill_txns:int8,spill_count:int8,spill_bytes:int8,stream_txns:int8,stream_count:int8,stream_bytes:int8,total_txns:int8,total_bytes:int8,stats_reset:timestamptz) slot_name:text
pg_stat_get_slru frv (name:text,blks_zeroed:int8,blks_hit:int8,blks_read:int8,blks_written:int8,blks_exists:int8,flushes:int8,truncates:int8,stats_reset:timestamptz)
pg_stat_get_snapshot_timestamp fsv timestamptz
pg_stat_get_subscription frv (subid:oid,relid:oid,pid:int4,leader_pid:int4,received_lsn:pg_lsn,last_msg_send_time:timestamptz,last_msg_receipt_time:timestamptz,latest_end_lsn:pg_lsn,latest_end_time:timestamptz,worker_type:text) subid:oid
pg_stat_get_subscription_stats fsv (subid:oid,apply_error_count:int8,sync_error_count:int8,confl_insert_exists:int8,confl_update_origin_differs:int8,confl_update_exists:int8,confl_update_missing:int8,confl_delete_origin_differs:int8,confl_delete_missing:int8,confl_multiple_unique_conflicts:int8,stats_reset:timestamptz) subid:oid
pg_stat_get_total_analyze_time fsv float8 oid
pg_stat_get_total_autoanalyze_time fsv float8 oid
pg_stat_get_total_autovacuum_time fsv float8 oid
pg_stat_get_total_vacuum_time fsv float8 oid
pg_stat_get_tuples_deleted fsv int8 oid
pg_stat_get_tuples_fetched fsv int8 oid
pg_stat_get_tuples_hot_updated fsv int8 oid
pg_stat_get_tuples_inserted fsv int8 oid
pg_stat_get_tuples_newpage_updated fsv int8 oid
pg_stat_get_tuples_returned fsv int8 oid
pg_stat_get_tuples_updated fsv int8 oid
pg_stat_get_vacuum_count fsv int8 oid
pg_stat_get_wal fv (wal_records:int8,wal_fpi:int8,wal_bytes:numeric,wal_buffers_full:int8,stats_reset:timestamptz)
pg_stat_get_wal_receiver fv (pid:int4,status:text,receive_start_lsn:pg_lsn,receive_start_tli:int4,written_lsn:pg_lsn,flushed_lsn:pg_lsn,received_tli:int4,last_msg_send_time:timestamptz,last_msg_receipt_time:timestamptz,latest_end_lsn:pg_lsn,latest_end_time:timestamptz,slot_name:text,sender_host:text,sender_port:int4,conninfo:text)
pg_stat_get_wal_senders frv (pid:int4,state:text,sent_lsn:pg_lsn,write_lsn:pg_lsn,flush_lsn:pg_lsn,replay_lsn:pg_lsn,write_lag:interval,flush_lag:interval,replay_lag:interval,sync_priority:int4,sync_state:text,reply_time:timestamptz)
pg_stat_get_xact_blocks_fetched fsv int8 oid
pg_stat_get_xact_blocks_hit fsv int8 oid
pg_stat_get_xact_function_calls fsv int8 oid
pg_stat_get_xact_function_self_time fsv float8 oid
pg_stat_get_xact_function_total_time fsv float8 oid
pg_stat_get_xact_numscans fsv int8 oid
pg_stat_get_xact_tuples_deleted fsv int8 oid
pg_stat_get_xact_tuples_fetched fsv int8 oid
pg_stat_get_xact_tuples_hot_updated fsv int8 oid
pg_stat_get_xact_tuples_inserted fsv int8 oid
pg_stat_get_xact_tuples_newpage_updated fsv int8 oid
pg_stat_get_xact_tuples_returned fsv int8 oid
pg_stat_get_xact_tuples_updated fsv int8 oid
pg_stat_have_stats fsv bool text oid int8
pg_stat_reset fv void
pg_stat_reset_backend_stats fsv void int4
pg_stat_reset_replication_slot fv void text
pg_stat_reset_shared fv void target:text?
pg_stat_reset_single_function_counters fsv void oid
pg_stat_reset_single_table_counters fsv void oid
pg_stat_reset_slru fv void target:text?
pg_stat_reset_subscription_stats fv void oid
pg_statistics_obj_is_visible fsv bool oid
pg_stop_making_pinned_objects fsv void
pg_switch_wal fsv pg_lsn
pg_sync_replication_slots fsv void
pg_table_is_visible fsv bool oid
pg_table_size fsv int8 regclass
pg_tablespace_databases fsrv oid oid
pg_tablespace_location fsv text oid
pg_tablespace_size fsv int8 name;fsv int8 oid
pg_terminate_backend fsv bool pid:int4 timeout:int8?
pg_timezone_abbrevs_abbrevs fsrv (abbrev:text,utc_offset:interval,is_dst:bool)
pg_timezone_abbrevs_zone fsrv (abbrev:text,utc_offset:interval,is_dst:bool)
pg_timezone_names fsrv (name:text,abbrev:text,utc_offset:interval,is_dst:bool)
pg_total_relation_size fsv int8 regclass
pg_trigger_depth fsv int4
pg_try_advisory_lock fsv bool int8;fsv bool int4 int4
pg_try_advisory_lock_shared fsv bool int8;fsv bool int4 int4
pg_try_advisory_xact_lock fsv bool int8;fsv bool int4 int4
pg_try_advisory_xact_lock_shared fsv bool int8;fsv bool int4 int4
pg_ts_config_is_visible fsv bool oid
pg_ts_dict_is_visible fsv bool oid
pg_ts_parser_is_visible fsv bool oid
pg_ts_template_is_visible fsv bool oid
pg_type_is_visible fsv bool oid
pg_typeof fv regtype any
pg_visible_in_snapshot fs bool xid8 pg_snapshot
pg_wal_lsn_diff fs numeric pg_lsn pg_lsn
pg_wal_replay_pause fsv void
pg_wal_replay_resume fsv void
pg_wal_summary_contents fsrv (relfilenode:oid,reltablespace:oid,reldatabase:oid,relforknumber:int2,relblocknumber:int8,is_limit_block:bool) tli:int8 start_lsn:pg_lsn end_lsn:pg_lsn
pg_walfile_name fs text pg_lsn
pg_walfile_name_offset fs (file_name:text,file_offset:int4) lsn:pg_lsn
pg_xact_commit_timestamp fsv timestamptz xid
pg_xact_commit_timestamp_origin fsv (timestamp:timestamptz,roident:oid) xid:xid
pg_xact_status fsv text xid8
phraseto_tsquery fsv tsquery text;fs tsquery regconfig text
pi fs float8
plainto_tsquery fsv tsquery text;fs tsquery regconfig text
plpgsql_call_handler fv language_handler
plpgsql_validator fsv void oid
point fs point box;fs point circle;fs point lseg;fs point polygon;fs point float8 float8
point_above fs bool point point
point_add fs point point point
point_below fs bool point point
point_distance fs float8 point point
point_div fs point point point
point_eq fs bool point point
point_horiz fs bool point point
point_in fs point cstring
point_left fs bool point point
point_mul fs point point point
point_ne fs bool point point
point_out fs cstring point
point_right fs bool point point
point_send fs bytea point
point_sub fs point point point
point_vert fs bool point point
poly_above fs bool polygon polygon
poly_below fs bool polygon polygon
poly_center fs point polygon
poly_contain fs bool polygon polygon
poly_contain_pt fs bool polygon point
poly_contained fs bool polygon polygon
poly_distance fs float8 polygon polygon
poly_in fs polygon cstring
poly_left fs bool polygon polygon
poly_npoints fs int4 polygon
poly_out fs cstring polygon
poly_overabove fs bool polygon polygon
poly_overbelow fs bool polygon polygon
poly_overlap fs bool polygon polygon
poly_overleft fs bool polygon polygon
poly_overright fs bool polygon polygon
poly_right fs bool polygon polygon
poly_same fs bool polygon polygon
poly_send fs bytea polygon
polygon fs polygon box;fs polygon circle;fs polygon path;fs polygon int4 circle
popen fs path path
position fs int4 bit bit;fs int4 bytea bytea;fs int4 text text
postgresql_fdw_validator fs bool text[] oid
pow fs float8 float8 float8;fs numeric numeric numeric
power fs float8 float8 float8;fs numeric numeric numeric
pt_contained_circle fs bool point circle
pt_contained_poly fs bool point polygon
query_to_xml fsv xml query:text nulls:bool tableforest:bool targetns:text
query_to_xml_and_xmlschema fsv xml query:text nulls:bool tableforest:bool targetns:text
query_to_xmlschema fsv xml query:text nulls:bool tableforest:bool targetns:text
querytree fs text tsquery
quote_ident fs text text
quote_literal fsv text anyelement;fs text text
quote_nullable fv text anyelement;f text text
radians fs float8 float8
radius fs float8 circle
random fsv float8;fsv int4 min:int4 max:int4;fsv int8 min:int8 max:int8;fsv numeric min:numeric max:numeric
random_normal fsv float8 mean:float8? stddev:float8?
range_adjacent fs bool anyrange anyrange
range_adjacent_multirange fs bool anyrange anymultirange
range_after fs bool anyrange anyrange
range_after_multirange fs bool anyrange anymultirange
range_agg a anymultirange anymultirange;a anymultirange anyrange
range_before fs bool anyrange anyrange
range_before_multirange fs bool anyrange anymultirange
range_cmp fs int4 anyrange anyrange
range_contained_by fs bool anyrange anyrange
range_contained_by_multirange fs bool anyrange anymultirange
range_contains fs bool anyrange anyrange
range_contains_elem fs bool anyrange anyelement
range_contains_multirange fs bool anyrange anymultirange
range_eq fs bool anyrange anyrange
range_ge fs bool anyrange anyrange
range_gt fs bool anyrange anyrange
range_in fsv anyrange cstring oid int4
range_intersect fs anyrange anyrange anyrange
range_intersect_agg a anymultirange anymultirange;a anyrange anyrange
range_intersect_agg_transfn fs anyrange anyrange anyrange
range_le fs bool anyrange anyrange
range_lt fs bool anyrange anyrange
range_merge fs anyrange anymultirange;fs anyrange anyrange anyrange
range_minus fs anyrange anyrange anyrange
range_ne fs bool anyrange anyrange
range_out fsv cstring anyrange
range_overlaps fs bool anyrange anyrange
range_overlaps_multirange fs bool anyrange anymultirange
range_overleft fs bool anyrange anyrange
range_overleft_multirange fs bool anyrange anymultirange
range_overright fs bool anyrange anyrange
range_overright_multirange fs bool anyrange anymultirange
range_send fsv bytea anyrange
range_union fs anyrange anyrange anyrange
rank w int8;h int8 *any
record_eq fs bool record record
record_ge fs bool record record
record_gt fs bool record record
record_image_eq fs bool record record
record_image_ge fs bool record record
record_image_gt fs bool record record
record_image_le fs bool record record
record_image_lt fs bool record record
record_image_ne fs bool record record
record_in fsv record cstring oid int4
record_larger fs record record record
record_le fs bool record record
record_lt fs bool record record
record_ne fs bool record record
record_out fsv cstring record
record_send fsv bytea record
record_smaller fs record record record
regclass fsv regclass text
regclassin fsv regclass cstring
regclassout fsv cstring regclass
regclasssend fs bytea regclass
regcollationin fsv regcollation cstring
regcollationout fsv cstring regcollation
regcollationsend fs bytea regcollation
regconfigin fsv regconfig cstring
regconfigout fsv cstring regconfig
regconfigsend fs bytea regconfig
regdictionaryin fsv regdictionary cstring
regdictionaryout fsv cstring regdictionary
regdictionarysend fs bytea regdictionary
regexp_count fs int4 string:text pattern:text;fs int4 string:text pattern:text start:int4;fs int4 string:text pattern:text start:int4 flags:text
regexp_instr fs int4 string:text pattern:text;fs int4 string:text pattern:text start:int4;fs int4 string:text pattern:text start:int4 N:int4;fs int4 string:text pattern:text start:int4 N:int4 endoption:int4;fs int4 string:text pattern:text start:int4 N:int4 endoption:int4 flags:text;fs int4 string:text pattern:text start:int4 N:int4 endoption:int4 flags:text subexpr:int4
regexp_like fs bool string:text pattern:text;fs bool string:text pattern:text flags:text
regexp_match fs text[] string:text pattern:text;fs text[] string:text pattern:text flags:text
regexp_matches fsr text[] string:text pattern:text;fsr text[] string:text pattern:text flags:text
regexp_replace fs text string:text pattern:text replacement:text;fs text string:text pattern:text replacement:text flags:text;fs text string:text pattern:text replacement:text start:int4;fs text string:text pattern:text replacement:text start:int4 N:int4;fs text string:text pattern:text replacement:text start:int4 N:int4 flags:text
regexp_split_to_array fs text[] string:text pattern:text;fs text[] string:text pattern:text flags:text
regexp_split_to_table fsr text string:text pattern:text;fsr text string:text pattern:text flags:text
regexp_substr fs text string:text pattern:text;fs text string:text pattern:text start:int4;fs text string:text pattern:text start:int4 N:int4;fs text string:text pattern:text start:int4 N:int4 flags:text;fs text string:text pattern:text start:int4 N:int4 flags:text subexpr:int4
regnamespacein fsv regnamespace cstring
regnamespaceout fsv cstring regnamespace
regnamespacesend fs bytea regnamespace
regoperatorin fsv regoperator cstring
regoperatorout fsv cstring regoperator
regoperatorsend fs bytea regoperator
regoperin fsv regoper cstring
regoperout fsv cstring regoper
regopersend fs bytea regoper
regprocedurein fsv regprocedure cstring
regprocedureout fsv cstring regprocedure
regproceduresend fs bytea regprocedure
regprocin fsv regproc cstring
regprocout fsv cstring regproc
regprocsend fs bytea regproc
regr_avgx a float8 float8 float8
regr_avgy a float8 float8 float8
regr_count a int8 float8 float8
regr_intercept a float8 float8 float8
regr_r2 a float8 float8 float8
regr_slope a float8 float8 float8
regr_sxx a float8 float8 float8
regr_sxy a float8 float8 float8
regr_syy a float8 float8 float8
regrolein fsv regrole cstring
regroleout fsv cstring regrole
regrolesend fs bytea regrole
regtypein fsv regtype cstring
regtypeout fsv cstring regtype
regtypesend fs bytea regtype
repeat fs text text int4
replace fs text text text text
reverse fs bytea bytea;fs text text
right fs text text int4
round fs float8 float8;fs numeric numeric;fs numeric numeric int4
row_number w int8
row_security_active fsv bool oid;fsv bool text
row_to_json fsv json record;fsv json record bool
rpad fs text text int4;fs text text int4 text
rtrim fs text text;fs bytea bytea bytea;fs text text text
satisfies_hash_partition f bool oid int4 int4 *any
scale fs int4 numeric
schema_to_xml fsv xml schema:name nulls:bool tableforest:bool targetns:text
schema_to_xml_and_xmlschema fsv xml schema:name nulls:bool tableforest:bool targetns:text
schema_to_xmlschema fsv xml schema:name nulls:bool tableforest:bool targetns:text
session_user fsv name
set_bit fs bit bit int4 int4;fs bytea bytea int8 int4
set_byte fs bytea bytea int4 int4
set_config fv text text text bool
set_masklen fs cidr cidr int4;fs inet inet int4
setseed fsv void float8
setval fsv int8 regclass int8;fsv int8 regclass int8 bool
setweight fs tsvector tsvector char;fs tsvector tsvector char text[]
sha224 fs bytea bytea
sha256 fs bytea bytea
sha384 fs bytea bytea
sha512 fs bytea bytea
shell_in f void cstring
shell_out fs cstring void
shobj_description fsv text oid name
sign fs float8 float8;fs numeric numeric
similar_escape f text text text
similar_to_escape fs text text;fs text text text
sin fs float8 float8
sind fs float8 float8
sinh fs float8 float8
slope fs float8 point point
spg_poly_quad_compress fs box polygon
split_part fs text text text int4
sqrt fs float8 float8;fs numeric numeric
starts_with fs bool text text
statement_timestamp fsv timestamptz
stddev a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
stddev_pop a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
stddev_samp a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
string_agg a bytea value:bytea delimiter:bytea;a text value:text delimiter:text
string_to_array f text[] text text;f text[] text text text
string_to_table fr text text text;fr text text text text
strip fs tsvector tsvector
strpos fs int4 text text
substr fs bytea bytea int4;fs text text int4;fs bytea bytea int4 int4;fs text text int4 int4
substring fs bit bit int4;fs bytea bytea int4;fs text text int4;fs text text text;fs bit bit int4 int4;fs bytea bytea int4 int4;fs text text int4 int4;fs text text text text
sum a float4 float4;a float8 float8;a int8 int2;a int8 int4;a numeric int8;a interval interval;a money money;a numeric numeric
system_user fsv text
table_am_handler_in f table_am_handler cstring
table_am_handler_out fs cstring table_am_handler
table_to_xml fsv xml tbl:regclass nulls:bool tableforest:bool targetns:text
table_to_xml_and_xmlschema fsv xml tbl:regclass nulls:bool tableforest:bool targetns:text
table_to_xmlschema fsv xml tbl:regclass nulls:bool tableforest:bool targetns:text
tan fs float8 float8
tand fs float8 float8
tanh fs float8 float8
text fs text bool;fs text bpchar;fs text char;fs text inet;fs text name;fs text xml
text_ge fs bool text text
text_gt fs bool text text
text_larger fs text text text
text_le fs bool text text
text_lt fs bool text text
text_pattern_ge fs bool text text
text_pattern_gt fs bool text text
text_pattern_le fs bool text text
text_pattern_lt fs bool text text
text_smaller fs text text text
textanycat fsv text text anynonarray
textcat fs text text text
texteq fs bool text text
texteqname fs bool text name
textgename fs bool text name
textgtname fs bool text name
texticlike fs bool text text
texticnlike fs bool text text
texticregexeq fs bool text text
texticregexne fs bool text text
textin fs text cstring
textlen fs int4 text
textlename fs bool text name
textlike fs bool text text
textltname fs bool text name
textne fs bool text text
textnename fs bool text name
textnlike fs bool text text
textout fs cstring text
textregexeq fs bool text text
textregexne fs bool text text
textsend fsv bytea text
tideq fs bool tid tid
tidge fs bool tid tid
tidgt fs bool tid tid
tidin fs tid cstring
tidlarger fs tid tid tid
tidle fs bool tid tid
tidlt fs bool tid tid
tidne fs bool tid tid
tidout fs cstring tid
tidsend fs bytea tid
tidsmaller fs tid tid tid
time fs time interval;fs time timestamp;fsv time timestamptz;fs time timetz;fs time time int4
time_cmp fs int4 time time
time_eq fs bool time time
time_ge fs bool time time
time_gt fs bool time time
time_hash fs int4 time
time_hash_extended fs int8 time int8
time_in fsv time cstring oid int4
time_larger fs time time time
time_le fs bool time time
time_lt fs bool time time
time_mi_interval fs time time interval
time_mi_time fs interval time time
time_ne fs bool time time
time_out fs cstring time
time_pl_interval fs time time interval
time_send fs bytea time
time_smaller fs time time time
timedate_pl fs timestamp time date
timeofday fsv text
timestamp fs timestamp date;fsv timestamp timestamptz;fs timestamp date time;fs timestamp timestamp int4
timestamp_cmp fs int4 timestamp timestamp
timestamp_cmp_date fs int4 timestamp date
timestamp_cmp_timestamptz fsv int4 timestamp timestamptz
timestamp_eq fs bool timestamp timestamp
timestamp_eq_date fs bool timestamp date
timestamp_eq_timestamptz fsv bool timestamp timestamptz
timestamp_ge fs bool timestamp timestamp
timestamp_ge_date fs bool timestamp date
timestamp_ge_timestamptz fsv bool timestamp timestamptz
timestamp_gt fs bool timestamp timestamp
timestamp_gt_date fs bool timestamp date
timestamp_gt_timestamptz fsv bool timestamp timestamptz
timestamp_hash fs int4 timestamp
timestamp_hash_extended fs int8 timestamp int8
timestamp_in fsv timestamp cstring oid int4
timestamp_larger fs timestamp timestamp timestamp
timestamp_le fs bool timestamp timestamp
timestamp_le_date fs bool timestamp date
timestamp_le_timestamptz fsv bool timestamp timestamptz
timestamp_lt fs bool timestamp timestamp
timestamp_lt_date fs bool timestamp date
timestamp_lt_timestamptz fsv bool timestamp timestamptz
timestamp_mi fs interval timestamp timestamp
timestamp_mi_interval fs timestamp timestamp interval
timestamp_ne fs bool timestamp timestamp
timestamp_ne_date fs bool timestamp date
timestamp_ne_timestamptz fsv bool timestamp timestamptz
timestamp_out fsv cstring timestamp
timestamp_pl_interval fs timestamp timestamp interval
timestamp_send fs bytea timestamp
timestamp_smaller fs timestamp timestamp timestamp
timestamptypmodin fs int4 cstring[]
timestamptypmodout fs cstring int4
timestamptz fsv timestamptz date;fsv timestamptz timestamp;fsv timestamptz date time;fs timestamptz date timetz;fs timestamptz timestamptz int4
timestamptz_cmp fs int4 timestamptz timestamptz
timestamptz_cmp_date fsv int4 timestamptz date
timestamptz_cmp_timestamp fsv int4 timestamptz timestamp
timestamptz_eq fs bool timestamptz timestamptz
timestamptz_eq_date fsv bool timestamptz date
timestamptz_eq_timestamp fsv bool timestamptz timestamp
timestamptz_ge fs bool timestamptz timestamptz
timestamptz_ge_date fsv bool timestamptz date
timestamptz_ge_timestamp fsv bool timestamptz timestamp
timestamptz_gt fs bool timestamptz timestamptz
timestamptz_gt_date fsv bool timestamptz date
timestamptz_gt_timestamp fsv bool timestamptz timestamp
timestamptz_hash fs int4 timestamptz
timestamptz_hash_extended fs int8 timestamptz int8
timestamptz_in fsv timestamptz cstring oid int4
timestamptz_larger fs timestamptz timestamptz timestamptz
timestamptz_le fs bool timestamptz timestamptz
timestamptz_le_date fsv bool timestamptz date
timestamptz_le_timestamp fsv bool timestamptz timestamp
timestamptz_lt fs bool timestamptz timestamptz
timestamptz_lt_date fsv bool timestamptz date
timestamptz_lt_timestamp fsv bool timestamptz timestamp
timestamptz_mi fs interval timestamptz timestamptz
timestamptz_mi_interval fsv timestamptz timestamptz interval
timestamptz_ne fs bool timestamptz timestamptz
timestamptz_ne_date fsv bool timestamptz date
timestamptz_ne_timestamp fsv bool timestamptz timestamp
timestamptz_out fsv cstring timestamptz
timestamptz_pl_interval fsv timestamptz timestamptz interval
timestamptz_send fs bytea timestamptz
timestamptz_smaller fs timestamptz timestamptz timestamptz
timestamptztypmodin fs int4 cstring[]
timestamptztypmodout fs cstring int4
timetypmodin fs int4 cstring[]
timetypmodout fs cstring int4
timetz fsv timetz time;fsv timetz timestamptz;fs timetz timetz int4
timetz_cmp fs int4 timetz timetz
timetz_eq fs bool timetz timetz
timetz_ge fs bool timetz timetz
timetz_gt fs bool timetz timetz
timetz_hash fs int4 timetz
timetz_hash_extended fs int8 timetz int8
timetz_in fsv timetz cstring oid int4
timetz_larger fs timetz timetz timetz
timetz_le fs bool timetz timetz
timetz_lt fs bool timetz timetz
timetz_mi_interval fs timetz timetz interval
timetz_ne fs bool timetz timetz
timetz_out fs cstring timetz
timetz_pl_interval fs timetz timetz interval
timetz_send fs bytea timetz
timetz_smaller fs timetz timetz timetz
timetzdate_pl fs timestamptz timetz date
timetztypmodin fs int4 cstring[]
timetztypmodout fs cstring int4
timezone fsv timestamptz timestamp;fsv timestamp timestamptz;fsv timetz timetz;fs timestamptz interval timestamp;fs timestamp interval timestamptz;fs timetz interval timetz;fs timestamptz text timestamp;fs timestamp text timestamptz;fsv timetz text timetz
to_ascii fs text text;fs text text int4;fs text text name
to_bin fs text int4;fs text int8
to_char fsv text float4 text;fsv text float8 text;fsv text int4 text;fsv text int8 text;fsv text interval text;fsv text numeric text;fsv text timestamp text;fsv text timestamptz text
to_date fsv date text text
to_hex fs text int4;fs text int8
to_json fsv json anyelement
to_jsonb fsv jsonb anyelement
to_number fsv numeric text text
to_oct fs text int4;fs text int8
to_regclass fsv regclass text
to_regcollation fsv regcollation text
to_regnamespace fsv regnamespace text
to_regoper fsv regoper text
to_regoperator fsv regoperator text
to_regproc fsv regproc text
to_regprocedure fsv regprocedure text
to_regrole fsv regrole text
to_regtype fsv regtype text
to_regtypemod fsv int4 text
to_timestamp fs timestamptz float8;fsv timestamptz text text
to_tsquery fsv tsquery text;fs tsquery regconfig text
to_tsvector fsv tsvector json;fsv tsvector jsonb;fsv tsvector text;fs tsvector regconfig json;fs tsvector regconfig jsonb;fs tsvector regconfig text
transaction_timestamp fsv timestamptz
translate fs text text text text
trigger_out fs cstring trigger
trim_array fs anyarray anyarray int4
trim_scale fs numeric numeric
trunc fs float8 float8;fs macaddr macaddr;fs macaddr8 macaddr8;fs numeric numeric;fs numeric numeric int4
ts_debug fsrv (alias:text,description:text,token:text,dictionaries:regdictionary[],dictionary:regdictionary,lexemes:text[]) document:text;fsrv (alias:text,description:text,token:text,dictionaries:regdictionary[],dictionary:regdictionary,lexemes:text[]) config:regconfig document:text
ts_delete fs tsvector tsvector text;fs tsvector tsvector text[]
ts_filter fs tsvector tsvector char[]
ts_headline fsv json json tsquery;fsv jsonb jsonb tsquery;fsv text text tsquery;fsv json json tsquery text;fsv jsonb jsonb tsquery text;fs json regconfig json tsquery;fs jsonb regconfig jsonb tsquery;fs text regconfig text tsquery;fsv text text tsquery text;fs json regconfig json tsquery text;fs jsonb regconfig jsonb tsquery text;fs text regconfig text tsquery text
ts_lexize fs text[] regdictionary text
ts_match_qv fs bool tsquery tsvector
ts_match_tq fsv bool text tsquery
ts_match_tt fsv bool text text
ts_match_vq fs bool tsvector tsquery
ts_parse fsrv (tokid:int4,token:text) parser_name:text txt:text;fsr (tokid:int4,token:text) parser_oid:oid txt:text
ts_rank fs float4 tsvector tsquery;fs float4 float4[] tsvector tsquery;fs float4 tsvector tsquery int4;fs float4 float4[] tsvector tsquery int4
ts_rank_cd fs float4 tsvector tsquery;fs float4 float4[] tsvector tsquery;fs float4 tsvector tsquery int4;fs float4 float4[] tsvector tsquery int4
ts_rewrite fsv tsquery tsquery text;fs tsquery tsquery tsquery tsquery
ts_stat fsrv (word:text,ndoc:int4,nentry:int4) query:text;fsrv (word:text,ndoc:int4,nentry:int4) query:text weights:text
ts_token_type fsrv (tokid:int4,alias:text,description:text) parser_name:text;fsr (tokid:int4,alias:text,description:text) parser_oid:oid
tsm_handler_in f tsm_handler cstring
tsm_handler_out fs cstring tsm_handler
tsmultirange fs tsmultirange;fs tsmultirange *tsrange[];fs tsmultirange tsrange
tsq_mcontained fs bool tsquery tsquery
tsq_mcontains fs bool tsquery tsquery
tsquery_and fs tsquery tsquery tsquery
tsquery_cmp fs int4 tsquery tsquery
tsquery_eq fs bool tsquery tsquery
tsquery_ge fs bool tsquery tsquery
tsquery_gt fs bool tsquery tsquery
tsquery_le fs bool tsquery tsquery
tsquery_lt fs bool tsquery tsquery
tsquery_ne fs bool tsquery tsquery
tsquery_not fs tsquery tsquery
tsquery_or fs tsquery tsquery tsquery
tsquery_phrase fs tsquery tsquery tsquery;fs tsquery tsquery tsquery int4
tsqueryin fs tsquery cstring
tsqueryout fs cstring tsquery
tsquerysend fs bytea tsquery
tsrange f tsrange timestamp timestamp;f tsrange timestamp timestamp text
tsrange_subdiff fs float8 timestamp timestamp
tstzmultirange fs tstzmultirange;fs tstzmultirange *tstzrange[];fs tstzmultirange tstzrange
tstzrange f tstzrange timestamptz timestamptz;f tstzrange timestamptz timestamptz text
tstzrange_subdiff fs float8 timestamptz timestamptz
tsvector_cmp fs int4 tsvector tsvector
tsvector_concat fs tsvector tsvector tsvector
tsvector_eq fs bool tsvector tsvector
tsvector_ge fs bool tsvector tsvector
tsvector_gt fs bool tsvector tsvector
tsvector_le fs bool tsvector tsvector
tsvector_lt fs bool tsvector tsvector
tsvector_ne fs bool tsvector tsvector
tsvector_to_array fs text[] tsvector
tsvectorin fs tsvector cstring
tsvectorout fs cstring tsvector
tsvectorsend fs bytea tsvector
txid_current fsv int8
txid_current_if_assigned fsv int8
txid_current_snapshot fsv txid_snapshot
txid_snapshot_in fs txid_snapshot cstring
txid_snapshot_out fs cstring txid_snapshot
txid_snapshot_send fs bytea txid_snapshot
txid_snapshot_xip fsr int8 txid_snapshot
txid_snapshot_xmax fs int8 txid_snapshot
txid_snapshot_xmin fs int8 txid_snapshot
txid_status fsv text int8
txid_visible_in_snapshot fs bool int8 txid_snapshot
unicode_assigned fs bool text
unicode_version fs text
unistr fs text text
unknownin fs unknown cstring
unknownout fs cstring unknown
unknownsend fs bytea unknown
unnest fsr anyelement anyarray;fsr anyrange anymultirange;fsr (lexeme:text,positions:int2[],weights:text[]) tsvector:tsvector
upper fs anyelement anymultirange;fs anyelement anyrange;fs text text
upper_inc fs bool anymultirange;fs bool anyrange
upper_inf fs bool anymultirange;fs bool anyrange
uuid_cmp fs int4 uuid uuid
uuid_eq fs bool uuid uuid
uuid_extract_timestamp fs timestamptz uuid
uuid_extract_version fs int2 uuid
uuid_ge fs bool uuid uuid
uuid_gt fs bool uuid uuid
uuid_hash fs int4 uuid
uuid_hash_extended fs int8 uuid int8
uuid_in fs uuid cstring
uuid_le fs bool uuid uuid
uuid_lt fs bool uuid uuid
uuid_ne fs bool uuid uuid
uuid_out fs cstring uuid
uuid_send fs bytea uuid
uuidv4 fsv uuid
uuidv7 fsv uuid;fsv uuid shift:interval
var_pop a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
var_samp a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
varbit fs varbit varbit int4 bool
varbit_in fs varbit cstring oid int4
varbit_out fs cstring varbit
varbit_send fs bytea varbit
varbitcmp fs int4 varbit varbit
varbiteq fs bool varbit varbit
varbitge fs bool varbit varbit
varbitgt fs bool varbit varbit
varbitle fs bool varbit varbit
varbitlt fs bool varbit varbit
varbitne fs bool varbit varbit
varbittypmodin fs int4 cstring[]
varbittypmodout fs cstring int4
varchar fs varchar name;fs varchar varchar int4 bool
varcharin fs varchar cstring oid int4
varcharout fs cstring varchar
varcharsend fsv bytea varchar
varchartypmodin fs int4 cstring[]
varchartypmodout fs cstring int4
variance a float8 float4;a float8 float8;a numeric int2;a numeric int4;a numeric int8;a numeric numeric
version fsv text
void_in fs void cstring
void_out fs cstring void
void_send fs bytea void
websearch_to_tsquery fsv tsquery text;fs tsquery regconfig text
width fs float8 box
width_bucket fs int4 anycompatible anycompatiblearray;fs int4 float8 float8 float8 int4;fs int4 numeric numeric numeric int4
xid fs xid xid8
xid8_larger fs xid8 xid8 xid8
xid8_smaller fs xid8 xid8 xid8
xid8cmp fs int4 xid8 xid8
xid8eq fs bool xid8 xid8
xid8ge fs bool xid8 xid8
xid8gt fs bool xid8 xid8
xid8in fs xid8 cstring
xid8le fs bool xid8 xid8
xid8lt fs bool xid8 xid8
xid8ne fs bool xid8 xid8
xid8out fs cstring xid8
xid8send fs bytea xid8
xideq fs bool xid xid
xideqint4 fs bool xid int4
xidin fs xid cstring
xidneq fs bool xid xid
xidneqint4 fs bool xid int4
xidout fs cstring xid
xidsend fs bytea xid
xml fsv xml text
xml_in fsv xml cstring
xml_is_well_formed fsv bool text
xml_is_well_formed_content fs bool text
xml_is_well_formed_document fs bool text
xml_out fs cstring xml
xml_send fsv bytea xml
xmlagg a xml xml
xmlcomment fs xml text
xmlconcat2 f xml xml xml
xmlexists fs bool text xml
xmltext fs xml text
xmlvalidate fs bool xml text
xpath fs xml[] text xml;fs xml[] text xml text[]
xpath_exists fs bool text xml;fs bool text xml text[]`
