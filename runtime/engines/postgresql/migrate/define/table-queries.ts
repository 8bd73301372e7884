import {
  comment,
  flag,
  foreignOptions,
  grants,
  isOurs,
  keyOf,
  objectQuery,
  options,
  USER_SCHEMA,
} from './object-query.ts'
import { SEQUENCE_OPTIONS } from './sequence-queries.ts'
import { collationOf } from './type-queries.ts'

const OURS = `${USER_SCHEMA} and ${isOurs('class', 'c.oid', 'c.relname')}`

const PARENTS = `(select string_agg(format('%I.%I', pn.nspname, p.relname), ', ' order by i.inhseqno)
      from pg_inherits i join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
      where i.inhrelid = c.oid)`

const TABLES = objectQuery({
  key: keyOf('class', 'c.oid'),
  kind: `case c.relkind when 'f' then 'foreign table' else 'table' end`,
  schema: 'n.nspname',
  name: 'c.relname',
  attributes: {
    unlogged: flag(`c.relpersistence = 'u'`),
    partitionBy: `case c.relkind when 'p' then pg_get_partkeydef(c.oid) end`,
    partitionOf: `case when c.relispartition then ${PARENTS} end`,
    bound: `case when c.relispartition then pg_get_expr(c.relpartbound, c.oid) end`,
    inherits: `case when not c.relispartition then ${PARENTS} end`,
    ofType: `case when c.reloftype <> 0 then format_type(c.reloftype, null) end`,
    options: `nullif(concat_ws(', ', ${options('c.reloptions')}, ${options('o.reloptions', 'toast.')}), '')`,
    method: `case when c.relkind = 'r' then (select nullif(m.amname::text, 'heap') from pg_am m where m.oid = c.relam) end`,
    tablespace: `(select s.spcname::text from pg_tablespace s where s.oid = c.reltablespace)`,
    rowSecurity: flag('c.relrowsecurity'),
    forcedRowSecurity: flag('c.relforcerowsecurity'),
    replicaIdentity: `case case c.relkind when 'f' then 'd' else c.relreplident end when 'n' then 'NOTHING' when 'f' then 'FULL' end`,
    server: `(select s.srvname::text from pg_foreign_table f join pg_foreign_server s on s.oid = f.ftserver
      where f.ftrelid = c.oid)`,
    foreignOptions: `(select ${foreignOptions('f.ftoptions')} from pg_foreign_table f where f.ftrelid = c.oid)`,
    comment: comment('pg_class', 'c.oid'),
    grants: grants('c.relacl', 'r', 'c.relowner'),
  },
  from: `from pg_class c join pg_namespace n on n.oid = c.relnamespace
left join pg_class o on o.oid = c.reltoastrelid
where c.relkind in ('r', 'p', 'f') and ${OURS}`,
  order: 'n.nspname collate "C", c.relname collate "C"',
})

const PARENT_COLUMN = `from pg_inherits i join pg_attribute p on p.attrelid = i.inhparent and p.attname = a.attname
      where i.inhrelid = a.attrelid and not p.attisdropped`

/** Since PostgreSQL 17 a partition has the identity of its parent, sequence included. */
const OWN_IDENTITY = `case when c.relispartition and current_setting('server_version_num')::int >= 170000
      then '' else a.attidentity end`

const storageName = (
  letter: string,
) => `case ${letter} when 'p' then 'PLAIN' when 'e' then 'EXTERNAL'
      when 'm' then 'MAIN' when 'x' then 'EXTENDED' end`

// What an inherited column has from its parent is not its own: a change of the parent changes it too. A constraint for
// NOT NULL has a name since PostgreSQL 18.
const COLUMNS = objectQuery({
  key: keyOf('class', 'a.attrelid', 'a.attnum'),
  kind: `'column'`,
  schema: 'n.nspname',
  name: 'a.attname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    inherited: flag('a.attinhcount > 0'),
    local: flag('a.attinhcount > 0 and a.attislocal'),
    type: `case when a.attinhcount = 0 then format_type(a.atttypid, a.atttypmod) end`,
    collation: `case when a.attinhcount = 0 then ${collationOf('a.attcollation', 't.typcollation')} end`,
    generated: `case when a.attinhcount = 0 and a.attgenerated <> ''
      then (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum) end`,
    isVirtual: flag(`a.attinhcount = 0 and a.attgenerated = 'v'`),
    notNull: flag(`a.attnotnull and not exists (select ${PARENT_COLUMN} and p.attnotnull)`),
    notNullName: `case when k.coninhcount = 0 and k.conname <> c.relname || '_' || a.attname || '_not_null' then k.conname end`,
    inheritedNotNull: `case when k.coninhcount > 0 then k.conname end`,
    notNullForm: `case when k.coninhcount = 0 then nullif(concat_ws(' ', case when k.connoinherit then 'NO INHERIT' end,
      case when not k.convalidated then 'NOT VALID' end), '') end`,
    identity: `case ${OWN_IDENTITY} when 'a' then 'ALWAYS' when 'd' then 'BY DEFAULT' end`,
    identityOptions: 'q.options',
    identitySequence: 'q.name',
    storage: `case when a.attstorage <> t.typstorage then ${storageName('a.attstorage')} end`,
    compression: `case to_jsonb(a)->>'attcompression' when 'p' then 'pglz' when 'l' then 'lz4' end`,
    statistics: `nullif(a.attstattarget, -1)::text`,
    options: options('a.attoptions'),
    foreignOptions: foreignOptions('a.attfdwoptions'),
    comment: comment('pg_class', 'a.attrelid', 'a.attnum'),
    grants: grants('a.attacl', 'c', 'c.relowner'),
  },
  from: `from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
join pg_type t on t.oid = a.atttypid
left join lateral (select o.* from pg_constraint o
  where o.conrelid = a.attrelid and o.contype = 'n' and o.conkey[1] = a.attnum and a.attnotnull limit 1) k on true
left join lateral (select ${SEQUENCE_OPTIONS} as options,
    case when qc.relname <> c.relname || '_' || a.attname || '_seq' or qc.relnamespace <> c.relnamespace
      then format('%I.%I', qn.nspname, qc.relname) end as name
  from pg_depend w join pg_sequence s on s.seqrelid = w.objid join pg_class qc on qc.oid = w.objid
  join pg_namespace qn on qn.oid = qc.relnamespace
  where w.classid = 1259 and w.refclassid = 1259 and w.refobjid = case when ${OWN_IDENTITY} <> '' then a.attrelid end
    and w.refobjsubid = a.attnum and w.deptype = 'i') q on true
where c.relkind in ('r', 'p', 'f') and a.attnum > 0 and not a.attisdropped and ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", c.relname collate "C", a.attnum',
})

const DEFAULTS = objectQuery({
  key: keyOf('attrdef', 'd.oid'),
  kind: `'default'`,
  schema: 'n.nspname',
  name: 'a.attname',
  parent: keyOf('class', 'c.oid', 'a.attnum'),
  attributes: { expression: 'pg_get_expr(d.adbin, d.adrelid)' },
  from: `from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
where a.attgenerated = '' and not a.attisdropped and ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", c.relname collate "C", a.attnum',
})

export const tableQueries: readonly string[] = [TABLES, COLUMNS, DEFAULTS]
