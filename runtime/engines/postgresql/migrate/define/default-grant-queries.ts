import { grantsBeside, keyOf, objectQuery } from './object-query.ts'

const KINDS = `case d.defaclobjtype when 'r' then 'TABLES' when 'S' then 'SEQUENCES' when 'f' then 'FUNCTIONS'
    when 'T' then 'TYPES' when 'n' then 'SCHEMAS' when 'L' then 'LARGE OBJECTS' end`

/** Whoever runs a migration makes its objects, and has another name on another server. */
const ROLE = `case pg_get_userbyid(d.defaclrole) when current_user then 'CURRENT_USER'
    else quote_ident(pg_get_userbyid(d.defaclrole)) end`

/** What is said of one schema is added to what is said of all. The letters are those of acldefault() but for sequences. */
const STANDARD = `case when d.defaclnamespace = 0 then
  acldefault(case d.defaclobjtype when 'S' then 's' else d.defaclobjtype end, d.defaclrole) end`

const DEFAULT_GRANTS = objectQuery({
  key: keyOf('defaultAcl', 'd.oid'),
  kind: `'default privileges'`,
  schema: 'n.nspname',
  name: KINDS,
  signature: `' of ' || ${ROLE}`,
  attributes: {
    role: ROLE,
    grants: grantsBeside('d.defaclacl', 'd.defaclrole', STANDARD),
  },
  from: `from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
  order: 'n.nspname collate "C", d.defaclobjtype, pg_get_userbyid(d.defaclrole) collate "C"',
})

export const defaultGrantQueries: readonly string[] = [DEFAULT_GRANTS]
