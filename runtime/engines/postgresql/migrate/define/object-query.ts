/** An object of the catalog as its query gives it. */
export interface ObjectRow {
  /** `<class>:<oid>:<number of the column, or 0>`, as pg_depend names it. */
  readonly key: string
  readonly kind: string
  /** What stands in front of the id: objects that share their names have it alike, `constraint` for each of its kinds. */
  readonly noun: string
  readonly schema: string | null
  readonly name: string
  /** Of a routine what tells it from others of its name: `(integer, text)`. */
  readonly signature: string | null
  readonly parent: string | null
  readonly attributes: Readonly<Record<string, string | boolean>>
}

interface Query {
  readonly key: string
  /** An SQL expression, like all but `attributes`' names, `from` and `order`. */
  readonly kind: string
  readonly noun?: string
  readonly schema?: string
  readonly name: string
  readonly signature?: string
  readonly parent?: string
  /** SQL expressions; NULL and false: the object has it not. */
  readonly attributes: Readonly<Record<string, string>>
  readonly from: string
  readonly order: string
}

/** A query that gives rows of ObjectRow. */
export function objectQuery(query: Query): string {
  const {
    key,
    kind,
    noun = kind,
    schema = 'null',
    name,
    signature = 'null',
    parent = 'null',
  } = query
  const pairs = Object.entries(query.attributes).map(([attribute, sql]) => `'${attribute}', ${sql}`)
  return `
select ${key} as key, ${kind} as kind, ${noun} as noun, ${schema}::text as schema, ${name}::text as name,
  ${signature} as signature, ${parent} as parent,
  jsonb_strip_nulls(jsonb_build_object(${pairs.join(',\n    ')})) as attributes
${query.from}
order by ${query.order}`
}

/** The numbers of the catalogs are the same in every release. */
export const catalogs = {
  attrdef: 2604,
  class: 1259,
  collation: 3456,
  constraint: 2606,
  defaultAcl: 826,
  eventTrigger: 3466,
  extension: 3079,
  foreignServer: 1417,
  foreignWrapper: 2328,
  namespace: 2615,
  policy: 3256,
  procedure: 1255,
  publication: 6104,
  publicationNamespace: 6237,
  publicationRelation: 6106,
  rewrite: 2618,
  statistics: 3381,
  subscription: 6100,
  trigger: 2620,
  type: 1247,
  userMapping: 1418,
} as const

export function keyOf(catalog: keyof typeof catalogs, oid: string, column = '0'): string {
  return `'${catalogs[catalog]}:' || ${oid} || ':' || ${column}`
}

/** `n` is a schema of the user: not one of the engine, nor the one that quarry keeps its history in. */
export const USER_SCHEMA = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'quarry')`

/** The object belongs to no extension and is not one of quarry's own. */
export function isOurs(catalog: keyof typeof catalogs, oid: string, name: string): string {
  return `${name} !~ '^quarry_' and not exists (select from pg_depend e
  where e.classid = ${catalogs[catalog]} and e.objid = ${oid} and e.deptype = 'e')`
}

export function flag(condition: string): string {
  return `case when ${condition} then true end`
}

/** A function of PostgreSQL gives it too, and takes longer than all else of an object. */
export function comment(catalog: string, oid: string, column = '0'): string {
  return `(select k.description from pg_description k
    where k.classoid = '${catalog}'::regclass and k.objoid = ${oid} and k.objsubid = ${column})`
}

/**
 * The privileges that differ from those that an object of the type is created with: a line each, `+SELECT reader` where
 * it was granted, `-EXECUTE PUBLIC` where it was revoked, `+SELECT* reader` with the grant option. The owner is
 * CURRENT_USER, who has another name on another server.
 */
export function grants(acl: string, type: string, owner: string): string {
  return grantsBeside(acl, owner, `acldefault('${type}', ${owner})`)
}

/** As `grants`, where the object begins with others. */
export function grantsBeside(acl: string, owner: string, standard: string): string {
  const entries = (list: string) =>
    `select privilege_type, grantee, is_grantable from aclexplode(${list})`
  const changes = (sign: string, list: string, other: string) =>
    `select '${sign}' as sign, x.* from (${entries(list)} except ${entries(other)}) x`
  return `case when ${acl} is not null then (select string_agg(sign || privilege_type
    || case when is_grantable then '*' else '' end || ' '
    || case grantee when 0 then 'PUBLIC' when ${owner} then 'CURRENT_USER'
      else quote_ident(pg_get_userbyid(grantee)) end, chr(10) order by sign, privilege_type, grantee)
    from (${changes('+', acl, standard)} union all ${changes('-', standard, acl)}) g) end`
}

/** `fillfactor=70` as it is written between parentheses: `fillfactor='70'`. */
export function options(list: string, prefix = ''): string {
  return `case when ${list} is not null then (select string_agg('${prefix}' || quote_ident(split_part(o, '=', 1)) || '='
    || quote_literal(substr(o, strpos(o, '=') + 1)), ', ' order by o) from unnest(${list}) o) end`
}

/** `host=db` as it is written in OPTIONS: `host 'db'`. */
export function foreignOptions(list: string): string {
  return `case when ${list} is not null then (select string_agg(quote_ident(split_part(o, '=', 1)) || ' '
    || quote_literal(substr(o, strpos(o, '=') + 1)), ', ' order by o) from unnest(${list}) o) end`
}
