/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is `name category`, `!` after the category of a preferred type; then `<x` for a range
 * over x, `{x` for a multirange of the range x, `[x` for what is subscripted like an array of x;
 * `~i`, `~o`, `~io` where its input or output function is not immutable.
 */
export const types = `aclitem U ~io
any P
anyarray P ~o
anycompatible P
anycompatiblearray P ~o
anycompatiblemultirange P ~io
anycompatiblenonarray P
anycompatiblerange P ~io
anyelement P
anyenum P ~o
anymultirange P ~io
anynonarray P
anyrange P ~io
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
date D ~io
datemultirange R {daterange ~io
daterange R <date ~io
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
int4multirange R {int4range ~io
int4range R <int4 ~io
int8 N
int8multirange R {int8range ~io
int8range R <int8 ~io
internal P
interval T! ~io
json U
jsonb U
jsonpath U
language_handler P
line G [float8
lseg G [point
macaddr U
macaddr8 U
money N ~io
name S [char
numeric N
nummultirange R {numrange ~io
numrange R <numeric ~io
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
record P ~io
refcursor U
regclass N ~io
regcollation N ~io
regconfig N ~io
regdictionary N ~io
regnamespace N ~io
regoper N ~io
regoperator N ~io
regproc N ~io
regprocedure N ~io
regrole N ~io
regtype N ~io
table_am_handler P
text S!
tid U
time D ~i
timestamp D ~io
timestamptz D! ~io
timetz D ~i
trigger P
tsm_handler P
tsmultirange R {tsrange ~io
tsquery U
tsrange R <timestamp ~io
tstzmultirange R {tstzrange ~io
tstzrange R <timestamptz ~io
tsvector U
txid_snapshot U
unknown X
uuid U
varbit V!
varchar S
void P
xid U
xid8 U
xml U ~i`
