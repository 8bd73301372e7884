import { comment, flag, grants, isOurs, keyOf, objectQuery, USER_SCHEMA } from './object-query.ts'

const OURS = `${USER_SCHEMA} and ${isOurs('type', 't.oid', 't.typname')}`

const collationOf = (oid: string, standard: string) =>
  `(select format('%I.%I', cn.nspname, l.collname) from pg_collation l
    join pg_namespace cn on cn.oid = l.collnamespace where l.oid = nullif(${oid}, ${standard}))`

// A range has its subtype's own collation, operators and difference unless they are given.
const TYPES = objectQuery({
  key: keyOf('type', 't.oid'),
  kind: `case t.typtype when 'e' then 'enum' when 'd' then 'domain' when 'c' then 'composite' else 'range' end`,
  noun: `'type'`,
  schema: 'n.nspname',
  name: 't.typname',
  attributes: {
    base: `case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end`,
    collation: `case when t.typtype = 'd' then ${collationOf('t.typcollation', 'b.typcollation')}
      when t.typtype = 'r' then ${collationOf('r.rngcollation', 's.typcollation')} end`,
    notNull: flag('t.typnotnull'),
    subtype: 'format_type(r.rngsubtype, null)',
    operators: `(select format('%I.%I', on_.nspname, o.opcname) from pg_opclass o
      join pg_namespace on_ on on_.oid = o.opcnamespace where o.oid = r.rngsubopc and not o.opcdefault)`,
    canonical: `nullif(r.rngcanonical, 0)::regprocedure::regproc::text`,
    difference: `nullif(r.rngsubdiff, 0)::regprocedure::regproc::text`,
    multirange: `(select format('%I.%I', mn.nspname, m.typname) from pg_type m
      join pg_namespace mn on mn.oid = m.typnamespace where m.oid = (to_jsonb(r)->>'rngmultitypid')::oid)`,
    comment: comment('pg_type', 't.oid'),
    grants: grants('t.typacl', 'T', 't.typowner'),
  },
  from: `from pg_type t join pg_namespace n on n.oid = t.typnamespace
left join pg_type b on b.oid = t.typbasetype
left join pg_range r on r.rngtypid = t.oid
left join pg_type s on s.oid = r.rngsubtype
left join pg_class c on c.oid = t.typrelid
where (t.typtype in ('e', 'd', 'r') or t.typtype = 'c' and c.relkind = 'c') and ${OURS}`,
  order: 'n.nspname collate "C", t.typname collate "C"',
})

const LABELS = objectQuery({
  key: `'label:' || e.oid || ':0'`,
  kind: `'label'`,
  schema: 'n.nspname',
  name: 'e.enumlabel',
  parent: keyOf('type', 't.oid'),
  attributes: {
    place: '(row_number() over (partition by t.oid order by e.enumsortorder))::text',
  },
  from: `from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace
where ${OURS}`,
  order: 't.oid, e.enumsortorder',
})

const ATTRIBUTES = objectQuery({
  key: keyOf('class', 'a.attrelid', 'a.attnum'),
  kind: `'attribute'`,
  schema: 'n.nspname',
  name: 'a.attname',
  parent: keyOf('type', 't.oid'),
  attributes: {
    type: 'format_type(a.atttypid, a.atttypmod)',
    collation: collationOf('a.attcollation', 'at.typcollation'),
    comment: comment('pg_class', 'a.attrelid', 'a.attnum'),
  },
  from: `from pg_attribute a join pg_type at on at.oid = a.atttypid
join pg_class c on c.oid = a.attrelid and c.relkind = 'c' join pg_type t on t.oid = c.reltype
join pg_namespace n on n.oid = t.typnamespace
where a.attnum > 0 and not a.attisdropped and ${OURS}`,
  order: 'a.attrelid, a.attnum',
})

const DOMAIN_DEFAULTS = objectQuery({
  key: `'default:' || t.oid || ':0'`,
  kind: `'domain default'`,
  noun: `'default'`,
  schema: 'n.nspname',
  name: `'default'`,
  parent: keyOf('type', 't.oid'),
  attributes: {
    expression: 'coalesce(pg_get_expr(t.typdefaultbin, 0), quote_literal(t.typdefault))',
  },
  from: `from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype = 'd' and t.typdefault is not null and ${OURS}`,
  order: 't.oid',
})

const DOMAIN_CHECKS = objectQuery({
  key: keyOf('constraint', 'o.oid'),
  kind: `'domain check'`,
  noun: `'constraint'`,
  schema: 'n.nspname',
  name: 'o.conname',
  parent: keyOf('type', 't.oid'),
  attributes: {
    definition: 'pg_get_constraintdef(o.oid)',
    comment: comment('pg_constraint', 'o.oid'),
  },
  from: `from pg_constraint o join pg_type t on t.oid = o.contypid join pg_namespace n on n.oid = t.typnamespace
where o.contype = 'c' and ${OURS}`,
  order: 't.oid, o.conname collate "C"',
})

export const typeQueries: readonly string[] = [
  TYPES,
  LABELS,
  ATTRIBUTES,
  DOMAIN_DEFAULTS,
  DOMAIN_CHECKS,
]
export { collationOf }
