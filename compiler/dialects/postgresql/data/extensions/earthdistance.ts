import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from earthdistance 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'earthdistance',
  version: '1.2',
  requires: ['cube'],
  schema: undefined,
  casts: '',
  operators: `<@> point,point>float8`,
  functions: `earth f float8
earth_box fs cube earth float8
earth_distance fs float8 earth earth
gc_to_sec fs float8 float8
geo_distance fs float8 point point
latitude fs float8 earth
ll_to_earth fs earth float8 float8
longitude fs float8 earth
sec_to_gc fs float8 float8`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: `earth d - base:cube`,
}
