import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from postgres_fdw 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'postgres_fdw',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `postgres_fdw_disconnect fsv bool text
postgres_fdw_disconnect_all fsv bool
postgres_fdw_get_connections fsrv (server_name:text,user_name:text,valid:bool,used_in_xact:bool,closed:bool,remote_backend_pid:int4) check_conn:bool?
postgres_fdw_handler fsv fdw_handler
postgres_fdw_validator fsv void text[] oid`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
