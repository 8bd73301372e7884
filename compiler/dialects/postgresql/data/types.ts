/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is `name category`, `!` after the category of a preferred type; then `<x` for a range
 * over x, `{x` for a multirange of the range x, `[x` for what is subscripted like an array of x.
 */
export const types = `aclitem U
any P
anyarray P
anycompatible P
anycompatiblearray P
anycompatiblemultirange P
anycompatiblenonarray P
anycompatiblerange P
anyelement P
anyenum P
anymultirange P
anynonarray P
anyrange P
bit V
bool B!
box G [point
bpchar S
bytea U
char Z
cid U
cidr I
circle G
cstring P
date D
datemultirange R {daterange
daterange R <date
event_trigger P
fdw_handler P
float4 N
float8 N!
gtsvector U
index_am_handler P
inet I!
int2 N
int2vector A [int2
int4 N
int4multirange R {int4range
int4range R <int4
int8 N
int8multirange R {int8range
int8range R <int8
internal P
interval T!
json U
jsonb U
jsonpath U
language_handler P
line G [float8
lseg G [point
macaddr U
macaddr8 U
money N
name S [char
numeric N
nummultirange R {numrange
numrange R <numeric
oid N!
oidvector A [oid
path G
pg_brin_bloom_summary Z
pg_brin_minmax_multi_summary Z
pg_ddl_command P
pg_dependencies Z
pg_lsn U
pg_mcv_list Z
pg_ndistinct Z
pg_node_tree Z
pg_snapshot U
point G [float8
polygon G
record P
refcursor U
regclass N
regcollation N
regconfig N
regdictionary N
regnamespace N
regoper N
regoperator N
regproc N
regprocedure N
regrole N
regtype N
table_am_handler P
text S!
tid U
time D
timestamp D
timestamptz D!
timetz D
trigger P
tsm_handler P
tsmultirange R {tsrange
tsquery U
tsrange R <timestamp
tstzmultirange R {tstzrange
tstzrange R <timestamptz
tsvector U
txid_snapshot U
unknown X
uuid U
varbit V!
varchar S
void P
xid U
xid8 U
xml U`
