import { catalogs } from './object-query.ts'

export interface AliasRow {
  readonly key: string
  readonly stands: string
}

export interface NeedRow {
  readonly key: string
  readonly needs: string
}

// What is a part of an object: of a table its row type, of a key its index, of a view its query. The first release
// with multiranges is 14.
export const ALIASES = `
select '1247:' || t.oid || ':0' as key, '1247:' || t.typelem || ':0' as stands
from pg_type t where t.oid >= 16384 and t.typcategory = 'A' and t.typelem <> 0
union all
select '1247:' || t.oid || ':0', '1259:' || t.typrelid || ':0'
from pg_type t join pg_class c on c.oid = t.typrelid where t.oid >= 16384 and c.relkind <> 'c'
union all
select '1259:' || t.typrelid || ':0', '1247:' || t.oid || ':0'
from pg_type t join pg_class c on c.oid = t.typrelid where t.oid >= 16384 and c.relkind = 'c'
union all
select '1247:' || (to_jsonb(r)->>'rngmultitypid') || ':0', '1247:' || r.rngtypid || ':0'
from pg_range r where r.rngtypid >= 16384 and to_jsonb(r)->>'rngmultitypid' is not null
union all
select '1259:' || o.conindid || ':0', '2606:' || o.oid || ':0'
from pg_constraint o where o.oid >= 16384 and o.contype in ('p', 'u', 'x')
union all
select '2618:' || r.oid || ':0', '1259:' || r.ev_class || ':0'
from pg_rewrite r where r.oid >= 16384 and r.rulename = '_RETURN'
union all
select '2604:' || d.oid || ':0', '1259:' || d.adrelid || ':' || d.adnum
from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where a.attgenerated <> ''
union all
select '1259:' || d.objid || ':0', '1259:' || d.refobjid || ':' || d.refobjsubid
from pg_depend d join pg_class c on c.oid = d.objid
where d.classid = 1259 and d.refclassid = 1259 and d.deptype = 'i' and c.relkind = 'S'
union all
select d.classid || ':' || d.objid || ':0', '3079:' || d.refobjid || ':0'
from pg_depend d where d.deptype = 'e' and d.refclassid = 3079`

// Objects of the engine itself have numbers below 16384. What a domain's default needs is noted with the domain, with
// its base type and its collation.
export const NEEDS = `
select case when d.classid = 1247 and t.typtype = 'd'
      and not (d.refclassid = 1247 and d.refobjid = t.typbasetype or d.refclassid in (${catalogs.namespace}, ${catalogs.collation}))
    then 'default:' || d.objid || ':0' else d.classid || ':' || d.objid || ':' || d.objsubid end as key,
  d.refclassid || ':' || d.refobjid || ':' || d.refobjsubid as needs
from pg_depend d left join pg_type t on d.classid = 1247 and t.oid = d.objid
where d.objid >= 16384 and (d.refobjid >= 16384 or d.refclassid = ${catalogs.namespace}) and d.deptype <> 'e'`

/** Each inherited column with that of the parent. */
export const INHERITED = `
select '1259:' || a.attrelid || ':' || a.attnum as key, '1259:' || p.attrelid || ':' || p.attnum as needs
from pg_inherits i join pg_attribute a on a.attrelid = i.inhrelid and a.attinhcount > 0 and not a.attisdropped
join pg_attribute p on p.attrelid = i.inhparent and p.attname = a.attname and not p.attisdropped`
