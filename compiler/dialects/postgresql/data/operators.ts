/**
 * Generated from PostgreSQL 18 by golden/generate/postgresql-catalog.ts (npm run generate:postgresql).
 * A line is an operator, then `left,right>result` for each overload (`,right` for a prefix
 * operator), with `?` at the end where its function is called for NULL too, then `~` where it is not
 * immutable.
 */
export const operators = `!! ,tsquery>tsquery
!~ bpchar,text>bool name,text>bool text,text>bool
!~* bpchar,text>bool name,text>bool text,text>bool
!~~ bpchar,text>bool bytea,bytea>bool name,text>bool text,text>bool
!~~* bpchar,text>bool name,text>bool text,text>bool
# bit,bit>bit box,box>box int2,int2>int2 int4,int4>int4 int8,int8>int8 line,line>point lseg,lseg>point ,path>int4 ,polygon>int4
## line,lseg>point lseg,box>point lseg,lseg>point point,box>point point,line>point point,lseg>point
#- jsonb,text[]>jsonb
#> json,text[]>json jsonb,text[]>jsonb
#>> json,text[]>text jsonb,text[]>text
% int2,int2>int2 int4,int4>int4 int8,int8>int8 numeric,numeric>numeric
& bit,bit>bit inet,inet>inet int2,int2>int2 int4,int4>int4 int8,int8>int8 macaddr,macaddr>macaddr macaddr8,macaddr8>macaddr8
&& anyarray,anyarray>bool anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool box,box>bool circle,circle>bool inet,inet>bool polygon,polygon>bool tsquery,tsquery>tsquery
&< anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool box,box>bool circle,circle>bool polygon,polygon>bool
&<| box,box>bool circle,circle>bool polygon,polygon>bool
&> anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool box,box>bool circle,circle>bool polygon,polygon>bool
* anymultirange,anymultirange>anymultirange anyrange,anyrange>anyrange box,point>box circle,point>circle float4,float4>float4 float4,float8>float8 float4,money>money float8,float4>float8 float8,float8>float8 float8,interval>interval float8,money>money int2,int2>int2 int2,int4>int4 int2,int8>int8 int2,money>money int4,int2>int4 int4,int4>int4 int4,int8>int8 int4,money>money int8,int2>int8 int8,int4>int8 int8,int8>int8 int8,money>money interval,float8>interval money,float4>money money,float8>money money,int2>money money,int4>money money,int8>money numeric,numeric>numeric path,point>path point,point>point
*< record,record>bool
*<= record,record>bool
*<> record,record>bool
*= record,record>bool
*> record,record>bool
*>= record,record>bool
+ aclitem[],aclitem>aclitem[] anymultirange,anymultirange>anymultirange anyrange,anyrange>anyrange box,point>box circle,point>circle date,int4>date date,interval>timestamp date,time>timestamp date,timetz>timestamptz float4,float4>float4 float4,float8>float8 float8,float4>float8 float8,float8>float8 inet,int8>inet int2,int2>int2 int2,int4>int4 int2,int8>int8 int4,date>date int4,int2>int4 int4,int4>int4 int4,int8>int8 int8,inet>inet int8,int2>int8 int8,int4>int8 int8,int8>int8 interval,date>timestamp interval,interval>interval interval,time>time interval,timestamp>timestamp interval,timestamptz>timestamptz~ interval,timetz>timetz money,money>money numeric,numeric>numeric numeric,pg_lsn>pg_lsn path,path>path path,point>path pg_lsn,numeric>pg_lsn point,point>point time,date>timestamp time,interval>time timestamp,interval>timestamp timestamptz,interval>timestamptz~ timetz,date>timestamptz timetz,interval>timetz ,float4>float4 ,float8>float8 ,int2>int2 ,int4>int4 ,int8>int8 ,numeric>numeric
- aclitem[],aclitem>aclitem[] anymultirange,anymultirange>anymultirange anyrange,anyrange>anyrange box,point>box circle,point>circle date,date>int4 date,int4>date date,interval>timestamp float4,float4>float4 float4,float8>float8 float8,float4>float8 float8,float8>float8 inet,inet>int8 inet,int8>inet int2,int2>int2 int2,int4>int4 int2,int8>int8 int4,int2>int4 int4,int4>int4 int4,int8>int8 int8,int2>int8 int8,int4>int8 int8,int8>int8 interval,interval>interval jsonb,int4>jsonb jsonb,text>jsonb jsonb,text[]>jsonb money,money>money numeric,numeric>numeric path,point>path pg_lsn,numeric>pg_lsn pg_lsn,pg_lsn>numeric point,point>point time,interval>time time,time>interval timestamp,interval>timestamp timestamp,timestamp>interval timestamptz,interval>timestamptz~ timestamptz,timestamptz>interval timetz,interval>timetz ,float4>float4 ,float8>float8 ,int2>int2 ,int4>int4 ,int8>int8 ,interval>interval ,numeric>numeric
-> json,int4>json json,text>json jsonb,int4>jsonb jsonb,text>jsonb
->> json,int4>text json,text>text jsonb,int4>text jsonb,text>text
-|- anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool
/ box,point>box circle,point>circle float4,float4>float4 float4,float8>float8 float8,float4>float8 float8,float8>float8 int2,int2>int2 int2,int4>int4 int2,int8>int8 int4,int2>int4 int4,int4>int4 int4,int8>int8 int8,int2>int8 int8,int4>int8 int8,int8>int8 interval,float8>interval money,float4>money money,float8>money money,int2>money money,int4>money money,int8>money money,money>float8 numeric,numeric>numeric path,point>path point,point>point
< anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool box,box>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool path,path>bool pg_lsn,pg_lsn>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid8,xid8>bool
<-> box,box>float8 box,lseg>float8 box,point>float8 circle,circle>float8 circle,point>float8 circle,polygon>float8 line,line>float8 line,lseg>float8 line,point>float8 lseg,box>float8 lseg,line>float8 lseg,lseg>float8 lseg,point>float8 path,path>float8 path,point>float8 point,box>float8 point,circle>float8 point,line>float8 point,lseg>float8 point,path>float8 point,point>float8 point,polygon>float8 polygon,circle>float8 polygon,point>float8 polygon,polygon>float8 tsquery,tsquery>tsquery
<< anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool bit,int4>bit box,box>bool circle,circle>bool inet,inet>bool int2,int4>int2 int4,int4>int4 int8,int4>int8 point,point>bool polygon,polygon>bool
<<= inet,inet>bool
<<| box,box>bool circle,circle>bool point,point>bool polygon,polygon>bool
<= anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool box,box>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool path,path>bool pg_lsn,pg_lsn>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid8,xid8>bool
<> anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool pg_lsn,pg_lsn>bool point,point>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid,int4>bool xid,xid>bool xid8,xid8>bool
<@ anyarray,anyarray>bool anyelement,anymultirange>bool anyelement,anyrange>bool anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool box,box>bool circle,circle>bool jsonb,jsonb>bool lseg,box>bool lseg,line>bool point,box>bool point,circle>bool point,line>bool point,lseg>bool point,path>bool point,polygon>bool polygon,polygon>bool tsquery,tsquery>bool
<^ box,box>bool point,point>bool
= aclitem,aclitem>bool anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool box,box>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool cid,cid>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool line,line>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool path,path>bool pg_lsn,pg_lsn>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid,int4>bool xid,xid>bool xid8,xid8>bool
> anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool box,box>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool path,path>bool pg_lsn,pg_lsn>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid8,xid8>bool
>= anyarray,anyarray>bool anyenum,anyenum>bool anymultirange,anymultirange>bool anyrange,anyrange>bool bit,bit>bool bool,bool>bool box,box>bool bpchar,bpchar>bool bytea,bytea>bool char,char>bool circle,circle>bool date,date>bool date,timestamp>bool date,timestamptz>bool~ float4,float4>bool float4,float8>bool float8,float4>bool float8,float8>bool inet,inet>bool int2,int2>bool int2,int4>bool int2,int8>bool int4,int2>bool int4,int4>bool int4,int8>bool int8,int2>bool int8,int4>bool int8,int8>bool interval,interval>bool jsonb,jsonb>bool lseg,lseg>bool macaddr,macaddr>bool macaddr8,macaddr8>bool money,money>bool name,name>bool name,text>bool numeric,numeric>bool oid,oid>bool oidvector,oidvector>bool path,path>bool pg_lsn,pg_lsn>bool record,record>bool text,name>bool text,text>bool tid,tid>bool time,time>bool timestamp,date>bool timestamp,timestamp>bool timestamp,timestamptz>bool~ timestamptz,date>bool~ timestamptz,timestamp>bool~ timestamptz,timestamptz>bool timetz,timetz>bool tsquery,tsquery>bool tsvector,tsvector>bool uuid,uuid>bool varbit,varbit>bool xid8,xid8>bool
>> anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anymultirange>bool anyrange,anyrange>bool bit,int4>bit box,box>bool circle,circle>bool inet,inet>bool int2,int4>int2 int4,int4>int4 int8,int4>int8 point,point>bool polygon,polygon>bool
>>= inet,inet>bool
>^ box,box>bool point,point>bool
? jsonb,text>bool
?# box,box>bool line,box>bool line,line>bool lseg,box>bool lseg,line>bool lseg,lseg>bool path,path>bool
?& jsonb,text[]>bool
?- point,point>bool ,line>bool ,lseg>bool
?-| line,line>bool lseg,lseg>bool
?| jsonb,text[]>bool point,point>bool ,line>bool ,lseg>bool
?|| line,line>bool lseg,lseg>bool
@ ,float4>float4 ,float8>float8 ,int2>int2 ,int4>int4 ,int8>int8 ,numeric>numeric
@-@ ,lseg>float8 ,path>float8
@> aclitem[],aclitem>bool anyarray,anyarray>bool anymultirange,anyelement>bool anymultirange,anymultirange>bool anymultirange,anyrange>bool anyrange,anyelement>bool anyrange,anymultirange>bool anyrange,anyrange>bool box,box>bool box,point>bool circle,circle>bool circle,point>bool jsonb,jsonb>bool path,point>bool polygon,point>bool polygon,polygon>bool tsquery,tsquery>bool
@? jsonb,jsonpath>bool
@@ jsonb,jsonpath>bool text,text>bool~ text,tsquery>bool~ tsquery,tsvector>bool tsvector,tsquery>bool ,box>point ,circle>point ,lseg>point ,polygon>point
@@@ tsquery,tsvector>bool tsvector,tsquery>bool
^ float8,float8>float8 numeric,numeric>numeric
^@ text,text>bool
| bit,bit>bit inet,inet>inet int2,int2>int2 int4,int4>int4 int8,int8>int8 macaddr,macaddr>macaddr macaddr8,macaddr8>macaddr8
|&> box,box>bool circle,circle>bool polygon,polygon>bool
|/ ,float8>float8
|>> box,box>bool circle,circle>bool point,point>bool polygon,polygon>bool
|| anycompatible,anycompatiblearray>anycompatiblearray? anycompatiblearray,anycompatible>anycompatiblearray? anycompatiblearray,anycompatiblearray>anycompatiblearray? anynonarray,text>text~ bytea,bytea>bytea jsonb,jsonb>jsonb text,anynonarray>text~ text,text>text tsquery,tsquery>tsquery tsvector,tsvector>tsvector varbit,varbit>varbit
||/ ,float8>float8
~ bpchar,text>bool name,text>bool text,text>bool ,bit>bit ,inet>inet ,int2>int2 ,int4>int4 ,int8>int8 ,macaddr>macaddr ,macaddr8>macaddr8
~* bpchar,text>bool name,text>bool text,text>bool
~<=~ bpchar,bpchar>bool text,text>bool
~<~ bpchar,bpchar>bool text,text>bool
~= box,box>bool circle,circle>bool point,point>bool polygon,polygon>bool
~>=~ bpchar,bpchar>bool text,text>bool
~>~ bpchar,bpchar>bool text,text>bool
~~ bpchar,text>bool bytea,bytea>bool name,text>bool text,text>bool
~~* bpchar,text>bool name,text>bool text,text>bool`
