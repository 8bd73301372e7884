// One query per kind of object for the whole database, each a few milliseconds. Names come as text,
// because the driver leaves arrays of the type "name" unparsed.

const USER_SCHEMA = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
const OF_NO_EXTENSION = `not exists (
  select from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`

/** `varchar(40)` gives `40`, `numeric(10,2)` gives `10,2`; no backslash, whose meaning is a setting. */
const modifiers = (type: string, modifier: string): string =>
  `substring(format_type(${type}, ${modifier}) from '[(]([^)]*)[)]')`

/** The names of a constraint's columns, in its order. */
const namesOf = (relation: string, numbers: string): string => `(
  select array_agg(a.attname::text order by k.place) from unnest(${numbers}) with ordinality k(number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`

export interface SchemaRow {
  readonly name: string
  readonly comment: string | null
}

export const SEARCH_PATH = `select current_schemas(false)::text[] as names`

export const SCHEMAS = `
select n.nspname as name, obj_description(n.oid, 'pg_namespace') as comment
from pg_namespace n where ${USER_SCHEMA} order by n.nspname`

export interface TypeRow {
  readonly id: number
  readonly schema: string
  readonly name: string
  readonly builtin: boolean
  /** pg_type.typtype, with `a` for arrays and `row` for the row type of a relation. */
  readonly kind: string
  readonly element: number
  readonly base: number
  readonly modifiers: string | null
  readonly notNull: boolean
  readonly labels: readonly string[] | null
  /** The relation that holds the attributes of a composite type. */
  readonly relation: number
  /** Of a range its subtype and its multirange, of a multirange its range. */
  readonly subtype: number | null
  readonly multirangeSchema: string | null
  readonly multirangeName: string | null
  readonly range: number | null
}

export const TYPES = `
select t.oid as id, n.nspname as schema, t.typname as name, not (${USER_SCHEMA}) as builtin,
  case when t.typcategory = 'A' and t.typelem <> 0 then 'a'
    when t.typtype = 'c' and c.relkind <> 'c' then 'row' else t.typtype::text end as kind,
  t.typelem as element, t.typbasetype as base, ${modifiers('t.typbasetype', 't.typtypmod')} as modifiers,
  t.typnotnull as "notNull", e.labels, t.typrelid as relation,
  r.rngsubtype as subtype, mn.nspname as "multirangeSchema", mt.typname as "multirangeName", m.rngtypid as range
from pg_type t
left join pg_range r on r.rngtypid = t.oid
left join pg_type mt on mt.oid = r.rngmultitypid
left join pg_namespace mn on mn.oid = mt.typnamespace
left join pg_range m on m.rngmultitypid = t.oid
join pg_namespace n on n.oid = t.typnamespace
left join pg_class c on c.oid = t.typrelid
left join (select enumtypid, array_agg(enumlabel::text order by enumsortorder) as labels
  from pg_enum group by enumtypid) e on e.enumtypid = t.oid
where n.nspname = 'pg_catalog' and t.typtype <> 'c' or ${USER_SCHEMA}
order by t.oid`

export interface RelationRow {
  readonly id: number
  readonly schema: string
  readonly name: string
  readonly kind: string
  readonly comment: string | null
  /** Schemas and names, in turn, of those that inherit from it and are no partitions. */
  readonly heirs: readonly string[] | null
  readonly unlogged: boolean
  /** Bits of what can be changed: 4 UPDATE, 8 INSERT, 16 DELETE. */
  readonly changeable: number
}

export const RELATIONS = `
select c.oid as id, n.nspname as schema, c.relname as name, c.relkind::text as kind, d.description as comment,
  c.relpersistence = 'u' as unlogged,
  (select array_agg(part order by i.inhseqno, h.oid, k.place) from pg_inherits i
    join pg_class h on h.oid = i.inhrelid join pg_namespace s on s.oid = h.relnamespace,
    unnest(array[s.nspname::text, h.relname::text]) with ordinality k(part, place)
    where i.inhparent = c.oid and c.relkind <> 'p') as heirs,
  case c.relkind when 'v' then pg_relation_is_updatable(c.oid, true) else 0 end as changeable
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid = 0
where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${USER_SCHEMA}
order by n.nspname, c.relname`

export interface InsteadRow {
  readonly relation: number
  readonly kind: 'rule' | 'trigger'
  readonly name: string
  readonly insert: boolean
  readonly update: boolean
  readonly delete: boolean
  readonly stands: 'always' | 'on-condition' | 'beside'
  readonly returns: boolean
}

// pg_rewrite.ev_type is the number of a command, pg_trigger.tgtype has a bit for each and 64 for INSTEAD OF.
export const INSTEADS = `
select r.ev_class as relation, 'rule' as kind, r.rulename::text as name,
  r.ev_type = '3' as insert, r.ev_type = '2' as update, r.ev_type = '4' as delete,
  case when not r.is_instead then 'beside' when r.ev_qual::text = '<>' then 'always' else 'on-condition' end as stands,
  pg_get_ruledef(r.oid) ~ '\\mRETURNING\\M' as returns
from pg_rewrite r
join pg_class c on c.oid = r.ev_class
join pg_namespace n on n.oid = c.relnamespace
where r.ev_type <> '1' and ${USER_SCHEMA}
union all
select t.tgrelid, 'trigger', t.tgname::text, t.tgtype & 4 <> 0, t.tgtype & 16 <> 0, t.tgtype & 8 <> 0, 'always', true
from pg_trigger t
join pg_class c on c.oid = t.tgrelid
join pg_namespace n on n.oid = c.relnamespace
where t.tgtype & 64 <> 0 and ${USER_SCHEMA}
order by kind, name`

export interface ColumnRow {
  readonly relation: number
  readonly name: string
  readonly type: number
  readonly modifiers: string | null
  readonly notNull: boolean
  /** NOT NULL with NO INHERIT. */
  readonly alone: boolean
  /** NOT NULL that is NOT VALID. */
  readonly unproven: boolean
  readonly hasDefault: boolean
  readonly generated: string
  readonly identity: string
  /** Its default draws from a sequence. */
  readonly serial: boolean
  readonly collation: string | null
  readonly comment: string | null
  /** Of a view: no value can be stored in it. */
  readonly computed: boolean
  /** The user has the privilege SELECT for it. */
  readonly readable: boolean
  readonly changeable: boolean
}

// Of a column PostgreSQL only tells whether both UPDATE and DELETE are possible.
export const COLUMNS = `
select a.attrelid as relation, a.attname as name, a.atttypid as type,
  ${modifiers('a.atttypid', 'a.atttypmod')} as modifiers, a.attnotnull as "notNull",
  coalesce(u.connoinherit, false) as alone, coalesce(not u.convalidated, false) as unproven,
  coalesce(a.attgenerated = '' and pg_get_expr(v.adbin, v.adrelid) !~ '^NULL(::|$)', false) as "hasDefault",
  a.attgenerated::text as generated, a.attidentity::text as identity,
  coalesce(a.attgenerated = '' and pg_get_expr(v.adbin, v.adrelid) ~ '^nextval[(]', false) as serial,
  l.collname as collation, d.description as comment,
  c.relkind = 'v' and pg_relation_is_updatable(c.oid, true) & 20 = 20
    and not pg_column_is_updatable(c.oid, a.attnum, true) as computed,
  coalesce(has_column_privilege(c.oid, a.attnum, 'SELECT'), true) as readable,
  coalesce(has_column_privilege(c.oid, a.attnum, 'UPDATE'), true) as changeable
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
join pg_type t on t.oid = a.atttypid
left join pg_collation l on l.oid = a.attcollation and a.attcollation <> t.typcollation
left join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid = a.attnum
left join pg_attrdef v on v.adrelid = a.attrelid and v.adnum = a.attnum
left join pg_constraint u on u.conrelid = a.attrelid and u.contype = 'n' and u.conkey = array[a.attnum]
where c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and ${USER_SCHEMA} and a.attnum > 0 and not a.attisdropped
order by a.attrelid, a.attnum`

export interface ConstraintRow {
  readonly relation: number
  readonly name: string
  readonly kind: string
  readonly columns: readonly string[] | null
  readonly foreignSchema: string | null
  readonly foreignRelation: string | null
  readonly foreignColumns: readonly string[] | null
  readonly onDelete: string
  readonly onUpdate: string
  readonly period: boolean
  readonly deferrable: boolean
  readonly nullsAlike: boolean
  readonly invalid: boolean
}

// In the order of their making, which is that of the statement. `conperiod` is there since PostgreSQL 18,
// `indnullsnotdistinct` since 15.
export const CONSTRAINTS = `
select o.conrelid as relation, o.conname as name, o.contype::text as kind,
  ${namesOf('o.conrelid', 'o.conkey')} as columns,
  fn.nspname as "foreignSchema", f.relname as "foreignRelation",
  ${namesOf('o.confrelid', 'o.confkey')} as "foreignColumns",
  o.confdeltype::text as "onDelete", o.confupdtype::text as "onUpdate",
  coalesce((to_jsonb(o)->>'conperiod')::boolean, false) as period,
  o.contype in ('p', 'u') and o.condeferrable as deferrable,
  o.contype in ('p', 'u') and coalesce((to_jsonb(i)->>'indnullsnotdistinct')::boolean, false) as "nullsAlike",
  o.contype in ('p', 'u') and not i.indisvalid as invalid
from pg_constraint o
join pg_class c on c.oid = o.conrelid
join pg_namespace n on n.oid = c.relnamespace
left join pg_index i on i.indexrelid = o.conindid
left join pg_class f on f.oid = o.confrelid
left join pg_namespace fn on fn.oid = f.relnamespace
where o.contype in ('p', 'u', 'f', 'c') and ${USER_SCHEMA}
order by o.oid`

export interface OperatorRow {
  readonly schema: string
  readonly name: string
  /** 0 of a prefix operator. */
  readonly left: number
  readonly right: number
  readonly result: number
  readonly strict: boolean
}

export const OPERATORS = `
select n.nspname as schema, o.oprname as name, o.oprleft as left, o.oprright as right, o.oprresult as result,
  p.proisstrict as strict
from pg_operator o
join pg_namespace n on n.oid = o.oprnamespace
join pg_proc p on p.oid = o.oprcode
where ${USER_SCHEMA} and not exists (
  select from pg_depend e where e.classid = 'pg_operator'::regclass and e.objid = o.oid and e.deptype = 'e')
order by o.oid`

export interface CollationRow {
  readonly schema: string
  readonly name: string
}

export const COLLATIONS = `
select n.nspname as schema, l.collname as name
from pg_collation l
join pg_namespace n on n.oid = l.collnamespace
where ${USER_SCHEMA} and not exists (
  select from pg_depend e where e.classid = 'pg_collation'::regclass and e.objid = l.oid and e.deptype = 'e')
order by l.oid`

export interface CastRow {
  readonly from: number
  readonly to: number
  readonly by: 'function' | 'text' | 'nothing'
  readonly context: 'implicit' | 'assignment' | 'explicit'
}

// Those of the engine have small numbers.
export const CASTS = `
select c.castsource as from, c.casttarget as to,
  case c.castmethod when 'f' then 'function' when 'i' then 'text' else 'nothing' end as by,
  case c.castcontext when 'i' then 'implicit' when 'a' then 'assignment' else 'explicit' end as context
from pg_cast c
where c.oid >= 16384 and not exists (
  select from pg_depend e where e.classid = 'pg_cast'::regclass and e.objid = c.oid and e.deptype in ('e', 'i'))
order by c.oid`

export interface IndexRow {
  readonly relation: number
  readonly name: string
  readonly columns: readonly (string | null)[]
  readonly unique: boolean
  readonly partial: boolean
  readonly nullsAlike: boolean
  readonly invalid: boolean
}

export const INDEXES = `
select i.indrelid as relation, x.relname as name, i.indisunique as unique, i.indpred is not null as partial,
  coalesce((to_jsonb(i)->>'indnullsnotdistinct')::boolean, false) as "nullsAlike", not i.indisvalid as invalid,
  (select array_agg(a.attname::text order by k.place) from unnest(i.indkey) with ordinality k(number, place)
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number and k.number <> 0
    where k.place <= i.indnkeyatts) as columns
from pg_index i
join pg_class x on x.oid = i.indexrelid
join pg_class c on c.oid = i.indrelid
join pg_namespace n on n.oid = c.relnamespace
where ${USER_SCHEMA} and not exists (
  select from pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x'))
order by x.oid`

export interface SequenceRow {
  readonly schema: string
  readonly name: string
  readonly type: number
  readonly ownerRelation: string | null
  readonly ownerColumn: string | null
}

// The sequence of an identity column is part of the column.
export const SEQUENCES = `
select n.nspname as schema, c.relname as name, s.seqtypid as type,
  o.relname as "ownerRelation", a.attname as "ownerColumn"
from pg_sequence s
join pg_class c on c.oid = s.seqrelid
join pg_namespace n on n.oid = c.relnamespace
left join pg_depend w on w.classid = 'pg_class'::regclass and w.objid = c.oid
  and w.refclassid = 'pg_class'::regclass and w.deptype = 'a'
left join pg_class o on o.oid = w.refobjid
left join pg_attribute a on a.attrelid = o.oid and a.attnum = w.refobjsubid
where ${USER_SCHEMA} and ${OF_NO_EXTENSION} and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
order by n.nspname, c.relname`

export interface RoutineRow {
  readonly schema: string
  readonly name: string
  readonly kind: string
  readonly strict: boolean
  readonly setReturning: boolean
  readonly variadic: boolean
  /** How many of the last parameters have a default. */
  readonly defaults: number
  readonly result: number
  /** Object ids, OUT parameters included. */
  readonly types: readonly string[]
  /** Absent where all are IN. */
  readonly modes: readonly string[] | null
  readonly names: readonly string[] | null
  /** It makes the values of a range or a multirange. */
  readonly constructs: boolean
}

export const ROUTINES = `
select n.nspname as schema, p.proname as name, p.prokind::text as kind, p.proisstrict as strict,
  p.proretset as "setReturning", p.provariadic <> 0 as variadic, p.pronargdefaults::int as defaults,
  p.prorettype as result, p.proargmodes::text[] as modes, p.proargnames as names,
  coalesce(p.proallargtypes::text[], string_to_array(nullif(p.proargtypes::text, ''), ' '), '{}') as types,
  exists (select from pg_depend i where i.classid = 'pg_proc'::regclass and i.objid = p.oid and i.deptype = 'i') as constructs
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where ${USER_SCHEMA} and not exists (
  select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
order by n.nspname, p.proname, p.oid`
