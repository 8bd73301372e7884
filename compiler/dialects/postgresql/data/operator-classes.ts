/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is an access method, an operator class of it, `!` where it is the default, the type that it takes,
 * and the extension that brings it.
 */
export const operatorClasses = `brin bit_minmax_ops! bit
brin box_inclusion_ops! box
brin bpchar_bloom_ops bpchar
brin bpchar_minmax_ops! bpchar
brin bytea_bloom_ops bytea
brin bytea_minmax_ops! bytea
brin char_bloom_ops char
brin char_minmax_ops! char
brin date_bloom_ops date
brin date_minmax_multi_ops date
brin date_minmax_ops! date
brin float4_bloom_ops float4
brin float4_minmax_multi_ops float4
brin float4_minmax_ops! float4
brin float8_bloom_ops float8
brin float8_minmax_multi_ops float8
brin float8_minmax_ops! float8
brin inet_bloom_ops inet
brin inet_inclusion_ops! inet
brin inet_minmax_multi_ops inet
brin inet_minmax_ops inet
brin int2_bloom_ops int2
brin int2_minmax_multi_ops int2
brin int2_minmax_ops! int2
brin int4_bloom_ops int4
brin int4_minmax_multi_ops int4
brin int4_minmax_ops! int4
brin int8_bloom_ops int8
brin int8_minmax_multi_ops int8
brin int8_minmax_ops! int8
brin interval_bloom_ops interval
brin interval_minmax_multi_ops interval
brin interval_minmax_ops! interval
brin macaddr8_bloom_ops macaddr8
brin macaddr8_minmax_multi_ops macaddr8
brin macaddr8_minmax_ops! macaddr8
brin macaddr_bloom_ops macaddr
brin macaddr_minmax_multi_ops macaddr
brin macaddr_minmax_ops! macaddr
brin name_bloom_ops name
brin name_minmax_ops! name
brin numeric_bloom_ops numeric
brin numeric_minmax_multi_ops numeric
brin numeric_minmax_ops! numeric
brin oid_bloom_ops oid
brin oid_minmax_multi_ops oid
brin oid_minmax_ops! oid
brin pg_lsn_bloom_ops pg_lsn
brin pg_lsn_minmax_multi_ops pg_lsn
brin pg_lsn_minmax_ops! pg_lsn
brin range_inclusion_ops! anyrange
brin text_bloom_ops text
brin text_minmax_ops! text
brin tid_bloom_ops tid
brin tid_minmax_multi_ops tid
brin tid_minmax_ops! tid
brin time_bloom_ops time
brin time_minmax_multi_ops time
brin time_minmax_ops! time
brin timestamp_bloom_ops timestamp
brin timestamp_minmax_multi_ops timestamp
brin timestamp_minmax_ops! timestamp
brin timestamptz_bloom_ops timestamptz
brin timestamptz_minmax_multi_ops timestamptz
brin timestamptz_minmax_ops! timestamptz
brin timetz_bloom_ops timetz
brin timetz_minmax_multi_ops timetz
brin timetz_minmax_ops! timetz
brin uuid_bloom_ops uuid
brin uuid_minmax_multi_ops uuid
brin uuid_minmax_ops! uuid
brin varbit_minmax_ops! varbit
btree array_ops! anyarray
btree bit_ops! bit
btree bool_ops! bool
btree bpchar_ops! bpchar
btree bpchar_pattern_ops bpchar
btree bytea_ops! bytea
btree char_ops! char
btree cidr_ops inet
btree date_ops! date
btree enum_ops! anyenum
btree float4_ops! float4
btree float8_ops! float8
btree inet_ops! inet
btree int2_ops! int2
btree int4_ops! int4
btree int8_ops! int8
btree interval_ops! interval
btree jsonb_ops! jsonb
btree macaddr8_ops! macaddr8
btree macaddr_ops! macaddr
btree money_ops! money
btree multirange_ops! anymultirange
btree name_ops! name
btree numeric_ops! numeric
btree oid_ops! oid
btree oidvector_ops! oidvector
btree pg_lsn_ops! pg_lsn
btree range_ops! anyrange
btree record_image_ops record
btree record_ops! record
btree text_ops! text
btree text_pattern_ops text
btree tid_ops! tid
btree time_ops! time
btree timestamp_ops! timestamp
btree timestamptz_ops! timestamptz
btree timetz_ops! timetz
btree tsquery_ops! tsquery
btree tsvector_ops! tsvector
btree uuid_ops! uuid
btree varbit_ops! varbit
btree varchar_ops text
btree varchar_pattern_ops text
btree xid8_ops! xid8
gin array_ops! anyarray
gin jsonb_ops! jsonb
gin jsonb_path_ops jsonb
gin tsvector_ops! tsvector
gist box_ops! box
gist circle_ops! circle
gist inet_ops inet
gist multirange_ops! anymultirange
gist point_ops! point
gist poly_ops! polygon
gist range_ops! anyrange
gist tsquery_ops! tsquery
gist tsvector_ops! tsvector
hash aclitem_ops! aclitem
hash array_ops! anyarray
hash bool_ops! bool
hash bpchar_ops! bpchar
hash bpchar_pattern_ops bpchar
hash bytea_ops! bytea
hash char_ops! char
hash cid_ops! cid
hash cidr_ops inet
hash date_ops! date
hash enum_ops! anyenum
hash float4_ops! float4
hash float8_ops! float8
hash inet_ops! inet
hash int2_ops! int2
hash int4_ops! int4
hash int8_ops! int8
hash interval_ops! interval
hash jsonb_ops! jsonb
hash macaddr8_ops! macaddr8
hash macaddr_ops! macaddr
hash multirange_ops! anymultirange
hash name_ops! name
hash numeric_ops! numeric
hash oid_ops! oid
hash oidvector_ops! oidvector
hash pg_lsn_ops! pg_lsn
hash range_ops! anyrange
hash record_ops! record
hash text_ops! text
hash text_pattern_ops text
hash tid_ops! tid
hash time_ops! time
hash timestamp_ops! timestamp
hash timestamptz_ops! timestamptz
hash timetz_ops! timetz
hash uuid_ops! uuid
hash varchar_ops text
hash varchar_pattern_ops text
hash xid8_ops! xid8
hash xid_ops! xid
spgist box_ops! box
spgist inet_ops! inet
spgist kd_point_ops point
spgist poly_ops! polygon
spgist quad_point_ops! point
spgist range_ops! anyrange
spgist text_ops! text`

export const extensionOperatorClasses = `btree btree_hstore_ops! hstore hstore
btree citext_ops! citext citext
btree citext_pattern_ops citext citext
btree cube_ops! cube cube
btree ean13_ops! ean13 isn
btree isbn13_ops! isbn13 isn
btree isbn_ops! isbn isn
btree ismn13_ops! ismn13 isn
btree ismn_ops! ismn isn
btree issn13_ops! issn13 isn
btree issn_ops! issn isn
btree ltree_ops! ltree ltree
btree seg_ops! seg seg
btree upc_ops! upc isn
gin bit_ops! bit btree_gin
gin bool_ops! bool btree_gin
gin bpchar_ops! bpchar btree_gin
gin bytea_ops! bytea btree_gin
gin char_ops! char btree_gin
gin cidr_ops! cidr btree_gin
gin date_ops! date btree_gin
gin enum_ops! anyenum btree_gin
gin float4_ops! float4 btree_gin
gin float8_ops! float8 btree_gin
gin gin__int_ops int4[] intarray
gin gin_hstore_ops! hstore hstore
gin gin_trgm_ops text pg_trgm
gin inet_ops! inet btree_gin
gin int2_ops! int2 btree_gin
gin int4_ops! int4 btree_gin
gin int8_ops! int8 btree_gin
gin interval_ops! interval btree_gin
gin macaddr8_ops! macaddr8 btree_gin
gin macaddr_ops! macaddr btree_gin
gin money_ops! money btree_gin
gin name_ops! name btree_gin
gin numeric_ops! numeric btree_gin
gin oid_ops! oid btree_gin
gin text_ops! text btree_gin
gin time_ops! time btree_gin
gin timestamp_ops! timestamp btree_gin
gin timestamptz_ops! timestamptz btree_gin
gin timetz_ops! timetz btree_gin
gin uuid_ops! uuid btree_gin
gin varbit_ops! varbit btree_gin
gin varchar_ops! varchar btree_gin
gist gist__int_ops! int4[] intarray
gist gist__intbig_ops int4[] intarray
gist gist__ltree_ops! ltree[] ltree
gist gist_bit_ops! bit btree_gist
gist gist_bool_ops! bool btree_gist
gist gist_bpchar_ops! bpchar btree_gist
gist gist_bytea_ops! bytea btree_gist
gist gist_cash_ops! money btree_gist
gist gist_cidr_ops! cidr btree_gist
gist gist_cube_ops! cube cube
gist gist_date_ops! date btree_gist
gist gist_enum_ops! anyenum btree_gist
gist gist_float4_ops! float4 btree_gist
gist gist_float8_ops! float8 btree_gist
gist gist_hstore_ops! hstore hstore
gist gist_inet_ops! inet btree_gist
gist gist_int2_ops! int2 btree_gist
gist gist_int4_ops! int4 btree_gist
gist gist_int8_ops! int8 btree_gist
gist gist_interval_ops! interval btree_gist
gist gist_ltree_ops! ltree ltree
gist gist_macaddr8_ops! macaddr8 btree_gist
gist gist_macaddr_ops! macaddr btree_gist
gist gist_numeric_ops! numeric btree_gist
gist gist_oid_ops! oid btree_gist
gist gist_seg_ops! seg seg
gist gist_text_ops! text btree_gist
gist gist_time_ops! time btree_gist
gist gist_timestamp_ops! timestamp btree_gist
gist gist_timestamptz_ops! timestamptz btree_gist
gist gist_timetz_ops! timetz btree_gist
gist gist_trgm_ops text pg_trgm
gist gist_uuid_ops! uuid btree_gist
gist gist_vbit_ops! varbit btree_gist
hash citext_ops! citext citext
hash ean13_ops! ean13 isn
hash hash_hstore_ops! hstore hstore
hash hash_ltree_ops! ltree ltree
hash isbn13_ops! isbn13 isn
hash isbn_ops! isbn isn
hash ismn13_ops! ismn13 isn
hash ismn_ops! ismn isn
hash issn13_ops! issn13 isn
hash issn_ops! issn isn
hash upc_ops! upc isn`
