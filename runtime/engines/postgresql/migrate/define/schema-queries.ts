import {
  catalogs,
  comment,
  grantsBeside,
  isOurs,
  keyOf,
  objectQuery,
  USER_SCHEMA,
} from './object-query.ts'

const STANDARD = `coalesce((select i.initprivs from pg_init_privs i
  where i.classoid = ${catalogs.namespace} and i.objoid = n.oid), acldefault('n', n.nspowner))`

// The privileges on `public` that a database begins with are others in each release.
const SCHEMAS = objectQuery({
  key: keyOf('namespace', 'n.oid'),
  kind: `'schema'`,
  name: 'n.nspname',
  attributes: {
    comment: `nullif(${comment('pg_namespace', 'n.oid')}, 'standard public schema')`,
    grants: grantsBeside('n.nspacl', 'n.nspowner', STANDARD),
  },
  from: `from pg_namespace n where ${USER_SCHEMA} and ${isOurs('namespace', 'n.oid', 'n.nspname')}`,
  order: 'n.nspname collate "C"',
})

// Those with smaller numbers come with the engine.
const EXTENSIONS = objectQuery({
  key: keyOf('extension', 'x.oid'),
  kind: `'extension'`,
  name: 'x.extname',
  attributes: { schema: 'n.nspname' },
  from: `from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.oid >= 16384`,
  order: 'x.extname collate "C"',
})

const COLLATIONS = objectQuery({
  key: keyOf('collation', 'l.oid'),
  kind: `'collation'`,
  schema: 'n.nspname',
  name: 'l.collname',
  attributes: {
    provider: `case l.collprovider when 'i' then 'icu' when 'b' then 'builtin' when 'c' then 'libc' end`,
    locale: `coalesce(to_jsonb(l)->>'colllocale', to_jsonb(l)->>'colliculocale',
      case l.collprovider when 'i' then l.collcollate::text end)`,
    collate: `case l.collprovider when 'c' then l.collcollate::text end`,
    characters: `case l.collprovider when 'c' then l.collctype::text end`,
    rules: `to_jsonb(l)->>'collicurules'`,
    nondeterministic: `case when not l.collisdeterministic then true end`,
    comment: comment('pg_collation', 'l.oid'),
  },
  from: `from pg_collation l join pg_namespace n on n.oid = l.collnamespace
where ${USER_SCHEMA} and ${isOurs('collation', 'l.oid', 'l.collname')}`,
  order: 'n.nspname collate "C", l.collname collate "C"',
})

export const schemaQueries: readonly string[] = [SCHEMAS, EXTENSIONS, COLLATIONS]
