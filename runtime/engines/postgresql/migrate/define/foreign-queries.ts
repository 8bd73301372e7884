import { comment, foreignOptions, grants, isOurs, keyOf, objectQuery } from './object-query.ts'

const routineOf = (oid: string) => `case when ${oid} <> 0 then ${oid}::regproc::text end`

const WRAPPERS = objectQuery({
  key: keyOf('foreignWrapper', 'w.oid'),
  kind: `'foreign data wrapper'`,
  name: 'w.fdwname',
  attributes: {
    handler: routineOf('w.fdwhandler'),
    validator: routineOf('w.fdwvalidator'),
    foreignOptions: foreignOptions('w.fdwoptions'),
    comment: comment('pg_foreign_data_wrapper', 'w.oid'),
    grants: grants('w.fdwacl', 'F', 'w.fdwowner'),
  },
  from: `from pg_foreign_data_wrapper w where ${isOurs('foreignWrapper', 'w.oid', 'w.fdwname')}`,
  order: 'w.fdwname collate "C"',
})

const SERVERS = objectQuery({
  key: keyOf('foreignServer', 's.oid'),
  kind: `'server'`,
  name: 's.srvname',
  attributes: {
    wrapper: 'w.fdwname::text',
    type: 's.srvtype',
    version: 's.srvversion',
    foreignOptions: foreignOptions('s.srvoptions'),
    comment: comment('pg_foreign_server', 's.oid'),
    grants: grants('s.srvacl', 'S', 's.srvowner'),
  },
  from: `from pg_foreign_server s join pg_foreign_data_wrapper w on w.oid = s.srvfdw
where ${isOurs('foreignServer', 's.oid', 's.srvname')}`,
  order: 's.srvname collate "C"',
})

// The view hides the options, with their passwords, from those who may not read them.
const USER_MAPPINGS = objectQuery({
  key: keyOf('userMapping', 'm.umid'),
  kind: `'user mapping'`,
  name: `case m.umuser when 0 then 'PUBLIC' else m.usename end`,
  signature: `' on ' || quote_ident(m.srvname)`,
  attributes: { server: 'm.srvname::text', foreignOptions: foreignOptions('m.umoptions') },
  from: `from pg_user_mappings m`,
  order: 'm.srvid, m.usename collate "C"',
})

export const foreignQueries: readonly string[] = [WRAPPERS, SERVERS, USER_MAPPINGS]
