const RELATION = `with relation as (select c.oid, c.relkind, c.reltype, c.relowner from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2)`

export const COLUMNS = `${RELATION}
select a.attname, format_type(a.atttypid, a.atttypmod), pg_get_expr(d.adbin, d.adrelid, true)
from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum`

export const CONSTRAINTS = `${RELATION}
select k.conname, k.contype::text, pg_get_constraintdef(k.oid, true)
from relation r join pg_constraint k on k.conrelid = r.oid
where k.contype in ('p', 'u', 'f', 'c', 'x') order by k.oid`

// pg_index.indoption: 1 DESC, 2 NULLS FIRST. A B-tree has NULLs last where it ascends.
const ORDER = `case when not am.amname = 'btree' then ''
    when o.flags = 0 then '' when o.flags = 1 then ' DESC NULLS LAST' when o.flags = 2 then ' NULLS FIRST'
    else ' DESC' end`

const CLASS = `coalesce((select ' ' || p.opcname from pg_opclass p
    where p.oid = x.indclass[k.place - 1] and not p.opcdefault and k.place <= x.indnkeyatts), '')`

export const INDEXES = `${RELATION}
select i.relname, am.amname, pg_get_expr(x.indpred, x.indrelid, true), pg_relation_size(i.oid)::text,
  s.idx_scan::text, pg_get_indexdef(i.oid, k.place, true) || ${CLASS}
    || case when k.place > x.indnkeyatts then '' else ${ORDER} end,
  (k.place > x.indnkeyatts)::int
from relation r
join pg_index x on x.indrelid = r.oid
join pg_class i on i.oid = x.indexrelid
join pg_am am on am.oid = i.relam
cross join lateral generate_series(1, x.indnatts::int) k(place)
cross join lateral (select coalesce(x.indoption[k.place - 1], 0)::int as flags) o
left join pg_stat_user_indexes s on s.indexrelid = i.oid
order by i.relname, k.place`

const VIEWS = `select case c.relkind when 'm' then 'materialized-view' else 'view' end, n.nspname::text, c.relname::text, null
from relation r
join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = r.oid
  and d.classid = 'pg_rewrite'::regclass
join pg_rewrite w on w.oid = d.objid
join pg_class c on c.oid = w.ev_class and c.oid <> r.oid and c.relkind in ('v', 'm')
join pg_namespace n on n.oid = c.relnamespace`

const TRIGGERS = `select 'trigger', n.nspname::text, t.tgname::text, null from relation r
join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
join pg_class c on c.oid = t.tgrelid
join pg_namespace n on n.oid = c.relnamespace`

const ROUTINES = `select 'routine', n.nspname::text, p.proname::text, case when k.known then null else p.prosrc end
from relation r
join pg_proc p on true
cross join lateral (select p.prorettype = r.reltype or r.reltype = any (p.proargtypes::oid[])
  or p.oid in (select t.tgfoid from pg_trigger t where t.tgrelid = r.oid and not t.tgisinternal)
  or p.oid in (select d.objid from pg_depend d where d.classid = 'pg_proc'::regclass
    and d.refclassid = 'pg_class'::regclass and d.refobjid = r.oid) as known) k
join pg_namespace n on n.oid = p.pronamespace and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
where (k.known or position(lower($2) in lower(p.prosrc)) > 0)
  and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')`

const SEQUENCES = `select 'sequence', n.nspname::text, c.relname::text, null from relation r
join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = r.oid and d.deptype in ('a', 'i')
  and d.classid = 'pg_class'::regclass
join pg_class c on c.oid = d.objid and c.relkind = 'S'
join pg_namespace n on n.oid = c.relnamespace`

const HEIRS = `select 'table', n.nspname::text, c.relname::text, null from relation r
join pg_inherits i on i.inhparent = r.oid
join pg_class c on c.oid = i.inhrelid
join pg_namespace n on n.oid = c.relnamespace`

/** The text of a routine is there where the server does not know what it uses. */
export const DEPENDENTS = `${RELATION}
${[VIEWS, TRIGGERS, ROUTINES, SEQUENCES, HEIRS].join('\nunion\n')}
order by 1, 2, 3`

// A partitioned table keeps nothing itself.
export const SIZES = `${RELATION}
select sum(pg_table_size(p.oid))::text, sum(pg_indexes_size(p.oid))::text,
  sum(pg_total_relation_size(p.oid))::text, pg_get_userbyid(min(r.relowner::int8)::oid),
  to_char(max(greatest(s.last_analyze, s.last_autoanalyze)) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"')
from relation r
cross join lateral (
  select r.oid where r.relkind in ('r', 'm', 't')
  union all select t.relid from pg_partition_tree(r.oid) t where r.relkind = 'p') p
left join pg_stat_user_tables s on s.relid = p.oid`
