/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is a source and its targets by context: `i` implicit, `a` in an assignment, `e` explicit;
 * `~` at the end: its function is not immutable, `=`: it has none, `*`: it goes through text.
 */
export const casts = `bit ibit eint4 eint8 ivarbit=
bool abpchar eint4 atext avarchar
box ecircle elseg epoint apolygon
bpchar ibpchar achar iname itext ivarchar exml~
bytea eint2 eint4 eint8
char abpchar eint4 itext avarchar
cidr abpchar iinet= atext avarchar
circle ebox epoint epolygon
date itimestamp itimestamptz~
daterange edatemultirange
float4 ifloat8 aint2 aint4 aint8 anumeric
float8 afloat4 aint2 aint4 aint8 anumeric
inet abpchar acidr atext avarchar
int2 ebytea ifloat4 ifloat8 iint4 iint8 inumeric ioid iregclass iregcollation iregconfig iregdictionary iregnamespace iregoper iregoperator iregproc iregprocedure iregrole iregtype
int4 ebit ebool ebytea echar ifloat4 ifloat8 aint2 iint8 amoney~ inumeric ioid= iregclass= iregcollation= iregconfig= iregdictionary= iregnamespace= iregoper= iregoperator= iregproc= iregprocedure= iregrole= iregtype=
int4range eint4multirange
int8 ebit ebytea ifloat4 ifloat8 aint2 aint4 amoney~ inumeric ioid iregclass iregcollation iregconfig iregdictionary iregnamespace iregoper iregoperator iregproc iregprocedure iregrole iregtype
int8range eint8multirange
interval iinterval atime
json ajsonb*
jsonb ebool efloat4 efloat8 eint2 eint4 eint8 ajson* enumeric
lseg epoint
macaddr imacaddr8
macaddr8 imacaddr
money anumeric~
name abpchar itext avarchar
numeric ifloat4 ifloat8 aint2 aint4 aint8 amoney~ inumeric
numrange enummultirange
oid aint4= aint8 iregclass= iregcollation= iregconfig= iregdictionary= iregnamespace= iregoper= iregoperator= iregproc= iregprocedure= iregrole= iregtype=
path apolygon
pg_dependencies ibytea= itext*
pg_mcv_list ibytea= itext*
pg_ndistinct ibytea= itext*
pg_node_tree itext=
point abox
polygon ebox ecircle apath epoint
regclass aint4= aint8 ioid=
regcollation aint4= aint8 ioid=
regconfig aint4= aint8 ioid=
regdictionary aint4= aint8 ioid=
regnamespace aint4= aint8 ioid=
regoper aint4= aint8 ioid= iregoperator=
regoperator aint4= aint8 ioid= iregoper=
regproc aint4= aint8 ioid= iregprocedure=
regprocedure aint4= aint8 ioid= iregproc=
regrole aint4= aint8 ioid=
regtype aint4= aint8 ioid=
text ibpchar= achar iname iregclass~ ivarchar= exml~
time iinterval itime itimetz~
timestamp adate atime itimestamp itimestamptz~
timestamptz adate~ atime~ atimestamp~ itimestamptz atimetz~
timetz atime itimetz
tsrange etsmultirange
tstzrange etstzmultirange
varbit ibit= ivarbit
varchar ibpchar= achar iname iregclass~ itext= ivarchar exml~
xid8 exid
xml abpchar= atext= avarchar=`
