import {
  comment,
  flag,
  grants,
  isOurs,
  keyOf,
  objectQuery,
  options,
  USER_SCHEMA,
} from './object-query.ts'

// The columns tell whether another query can take the place of the view's.
const VIEWS = objectQuery({
  key: keyOf('class', 'c.oid'),
  kind: `case c.relkind when 'v' then 'view' else 'materialized view' end`,
  schema: 'n.nspname',
  name: 'c.relname',
  attributes: {
    definition: `rtrim(pg_get_viewdef(c.oid), ';')`,
    columns: `(select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attcollation <> t.typcollation then ' COLLATE ' || a.attcollation::regcollation else '' end,
      ', ' order by a.attnum) from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`,
    options: options('c.reloptions'),
    method: `case c.relkind when 'm' then (select nullif(m.amname::text, 'heap') from pg_am m where m.oid = c.relam) end`,
    tablespace: `(select s.spcname::text from pg_tablespace s where s.oid = c.reltablespace)`,
    comment: comment('pg_class', 'c.oid'),
    grants: grants('c.relacl', 'r', 'c.relowner'),
  },
  from: `from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and ${USER_SCHEMA} and ${isOurs('class', 'c.oid', 'c.relname')}`,
  order: `c.relkind = 'm', n.nspname collate "C", c.relname collate "C"`,
})

// Of the columns of views only those are objects that have something which the query of the view does not say.
const VIEW_COLUMNS = objectQuery({
  key: keyOf('class', 'a.attrelid', 'a.attnum'),
  kind: `'view column'`,
  noun: `'column'`,
  schema: 'n.nspname',
  name: 'a.attname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    statistics: `nullif(a.attstattarget, -1)::text`,
    comment: comment('pg_class', 'a.attrelid', 'a.attnum'),
    grants: grants('a.attacl', 'c', 'c.relowner'),
  },
  from: `from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and a.attnum > 0 and not a.attisdropped and ${USER_SCHEMA}
  and (a.atthasdef or a.attacl is not null or a.attstattarget >= 0 or ${comment('pg_class', 'a.attrelid', 'a.attnum')} is not null)`,
  order: 'a.attrelid, a.attnum',
})

const ENABLED = (letter: string) =>
  `case ${letter} when 'D' then 'DISABLE' when 'R' then 'ENABLE REPLICA' when 'A' then 'ENABLE ALWAYS' end`

const RULES = objectQuery({
  key: keyOf('rewrite', 'r.oid'),
  kind: `'rule'`,
  schema: 'n.nspname',
  name: 'r.rulename',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    definition: `rtrim(pg_get_ruledef(r.oid), ';')`,
    enabled: ENABLED('r.ev_enabled'),
    comment: comment('pg_rewrite', 'r.oid'),
  },
  from: `from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
where r.rulename <> '_RETURN' and ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", c.relname collate "C", r.rulename collate "C"',
})

// A partition has the triggers of its parent.
const TRIGGERS = objectQuery({
  key: keyOf('trigger', 't.oid'),
  kind: `'trigger'`,
  schema: 'n.nspname',
  name: 't.tgname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    definition: 'pg_get_triggerdef(t.oid)',
    enabled: ENABLED('t.tgenabled'),
    comment: comment('pg_trigger', 't.oid'),
  },
  from: `from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
where not t.tgisinternal and t.tgparentid = 0 and ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", c.relname collate "C", t.tgname collate "C"',
})

const ROLES = `(select string_agg(case role when 0 then 'PUBLIC' else quote_ident(pg_get_userbyid(role)) end, ', ')
      from unnest(p.polroles) role)`

const POLICIES = objectQuery({
  key: keyOf('policy', 'p.oid'),
  kind: `'policy'`,
  schema: 'n.nspname',
  name: 'p.polname',
  parent: keyOf('class', 'c.oid'),
  attributes: {
    restrictive: flag('not p.polpermissive'),
    command: `case p.polcmd when 'r' then 'SELECT' when 'a' then 'INSERT' when 'w' then 'UPDATE'
      when 'd' then 'DELETE' end`,
    roles: `nullif(${ROLES}, 'PUBLIC')`,
    using: 'pg_get_expr(p.polqual, p.polrelid)',
    check: 'pg_get_expr(p.polwithcheck, p.polrelid)',
    comment: comment('pg_policy', 'p.oid'),
  },
  from: `from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
where ${USER_SCHEMA}`,
  order: 'n.nspname collate "C", c.relname collate "C", p.polname collate "C"',
})

export const viewQueries: readonly string[] = [VIEWS, VIEW_COLUMNS, RULES, TRIGGERS, POLICIES]
