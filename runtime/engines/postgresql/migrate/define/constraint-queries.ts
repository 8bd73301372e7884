import { comment, flag, keyOf, objectQuery, options, USER_SCHEMA } from './object-query.ts'

const KINDS = `case o.contype when 'c' then 'check' when 'f' then 'foreign key' when 'x' then 'exclusion' else 'key' end`

const TABLESPACE = `(select s.spcname::text from pg_tablespace s where s.oid = x.reltablespace)`

/** What its table uses the index `i` for. */
const INDEX_USES = {
  isClustered: flag('i.indisclustered'),
  isReplicaIdentity: flag('i.indisreplident'),
}

// What a table has from its parent comes and goes with that of the parent.
const CONSTRAINTS = objectQuery({
  key: keyOf('constraint', 'o.oid'),
  kind: KINDS,
  noun: `'constraint'`,
  schema: 'n.nspname',
  name: 'o.conname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    inherited: flag('o.coninhcount > 0 or o.conparentid <> 0'),
    definition: `case when o.coninhcount = 0 and o.conparentid = 0 then pg_get_constraintdef(o.oid) end`,
    options: options('x.reloptions'),
    tablespace: TABLESPACE,
    ...INDEX_USES,
    comment: comment('pg_constraint', 'o.oid'),
  },
  from: `from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
left join pg_class x on x.oid = o.conindid and o.contype in ('p', 'u', 'x')
left join pg_index i on i.indexrelid = x.oid
where o.contype in ('p', 'u', 'x', 'c', 'f') and ${USER_SCHEMA}`,
  order: `n.nspname collate "C", c.relname collate "C", strpos('puxcf', o.contype::text), o.conname collate "C"`,
})

// ON ONLY is said of a partitioned table, whose partitions have the index too. An index that failed to be built
// concurrently is there, and invalid.
const INDEXES = objectQuery({
  key: keyOf('class', 'x.oid'),
  kind: `'index'`,
  schema: 'n.nspname',
  name: 'x.relname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    inherited: flag('x.relispartition'),
    definition: `case when not x.relispartition then replace(pg_get_indexdef(x.oid), ' ON ONLY ', ' ON ') end`,
    invalid: flag(`not i.indisvalid and c.relkind <> 'p'`),
    tablespace: TABLESPACE,
    ...INDEX_USES,
    statistics: `(select string_agg(a.attnum || ' ' || a.attstattarget, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = x.oid and a.attstattarget >= 0)`,
    comment: comment('pg_class', 'x.oid'),
  },
  from: `from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
join pg_namespace n on n.oid = x.relnamespace
where c.relkind in ('r', 'p', 'm') and ${USER_SCHEMA} and not exists (
  select from pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x'))`,
  order: 'n.nspname collate "C", c.relname collate "C", x.relname collate "C"',
})

const statisticsColumns = (order: string) => `concat_ws(', ',
  (select string_agg(quote_ident(a.attname), ', ' order by ${order}) from unnest(s.stxkeys::int2[]) k (attnum)
    join pg_attribute a on a.attrelid = s.stxrelid and a.attnum = k.attnum),
  array_to_string(pg_get_statisticsobjdef_expressions(s.oid), ', '))`

// The server writes the columns in the order of the table, which is not one of the statistics.
const STATISTICS_DEFINITION = `replace(pg_get_statisticsobjdef(s.oid),
  ' ON ' || ${statisticsColumns('a.attnum')} || ' FROM ', ' ON ' || ${statisticsColumns('a.attname collate "C"')} || ' FROM ')`

const STATISTICS = objectQuery({
  key: keyOf('statistics', 's.oid'),
  kind: `'statistics'`,
  schema: 'n.nspname',
  name: 's.stxname',
  parent: keyOf('class', 's.stxrelid'),
  attributes: {
    definition: STATISTICS_DEFINITION,
    target: `nullif(s.stxstattarget, -1)::text`,
    comment: comment('pg_statistic_ext', 's.oid'),
  },
  from: `from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", s.stxname collate "C"',
})

export const constraintQueries: readonly string[] = [CONSTRAINTS, INDEXES, STATISTICS]
