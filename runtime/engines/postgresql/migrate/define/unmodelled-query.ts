import { USER_SCHEMA } from './object-query.ts'

interface Unmodelled {
  readonly noun: string
  readonly catalog: string
  /** The prefix of the catalog's columns. */
  readonly prefix: string
  readonly inSchema: boolean
}

const catalogs: readonly Unmodelled[] = [
  { noun: 'operator', catalog: 'pg_operator', prefix: 'opr', inSchema: true },
  { noun: 'operator class', catalog: 'pg_opclass', prefix: 'opc', inSchema: true },
  { noun: 'operator family', catalog: 'pg_opfamily', prefix: 'opf', inSchema: true },
  { noun: 'conversion', catalog: 'pg_conversion', prefix: 'con', inSchema: true },
  { noun: 'text search configuration', catalog: 'pg_ts_config', prefix: 'cfg', inSchema: true },
  { noun: 'text search dictionary', catalog: 'pg_ts_dict', prefix: 'dict', inSchema: true },
  { noun: 'text search parser', catalog: 'pg_ts_parser', prefix: 'prs', inSchema: true },
  { noun: 'text search template', catalog: 'pg_ts_template', prefix: 'tmpl', inSchema: true },
  { noun: 'language', catalog: 'pg_language', prefix: 'lan', inSchema: false },
  { noun: 'access method', catalog: 'pg_am', prefix: 'am', inSchema: false },
]

function query({ noun, catalog, prefix, inSchema }: Unmodelled): string {
  const name = `x.${prefix}name`
  const shown = inSchema ? `format('%I.%s', n.nspname, ${name})` : name
  const join = inSchema ? `join pg_namespace n on n.oid = x.${prefix}namespace` : ''
  const place = inSchema ? USER_SCHEMA : 'true'
  return `select '${noun} ' || ${shown} as object from ${catalog} x ${join}
where x.oid >= 16384 and ${place} and ${isOf('x.oid', `'${catalog}'::regclass`)}`
}

function isOf(oid: string, catalog: string): string {
  return `not exists (select from pg_depend e where e.classid = ${catalog} and e.objid = ${oid} and e.deptype in ('e', 'i'))`
}

const CASTS = `select format('cast (%s AS %s)', format_type(x.castsource, null), format_type(x.casttarget, null))
from pg_cast x where x.oid >= 16384 and ${isOf('x.oid', `'pg_cast'::regclass`)}`

const TRANSFORMS = `select format('transform for %s language %I', format_type(x.trftype, null), l.lanname)
from pg_transform x join pg_language l on l.oid = x.trflang
where x.oid >= 16384 and ${isOf('x.oid', `'pg_transform'::regclass`)}`

const BASE_TYPES = `select 'type ' || format_type(t.oid, null) from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'p') and t.typcategory <> 'A' and t.oid >= 16384 and ${USER_SCHEMA}
  and ${isOf('t.oid', `'pg_type'::regclass`)}`

const SUBSCRIPTIONS = `select 'subscription ' || s.subname from pg_subscription s
where s.subdbid = (select oid from pg_database where datname = current_database())`

const LABELS = `select format('security label of %s by %s', pg_describe_object(l.classoid, l.objoid, l.objsubid), l.provider)
from pg_seclabel l`

/** What no kind stands for, so that it is told and never touched; a subscription is among them where it cannot be read. */
export const UNMODELLED = [
  ...catalogs.map(query),
  CASTS,
  TRANSFORMS,
  BASE_TYPES,
  SUBSCRIPTIONS,
  LABELS,
].join('\nunion all\n')
