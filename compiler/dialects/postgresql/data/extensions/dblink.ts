import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from dblink 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'dblink',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `dblink fsrv record text;fsrv record text bool;fsrv record text text;fsrv record text text bool
dblink_build_sql_delete fsv text text int2vector int4 text[]
dblink_build_sql_insert fsv text text int2vector int4 text[] text[]
dblink_build_sql_update fsv text text int2vector int4 text[] text[]
dblink_cancel_query fsv text text
dblink_close fsv text text;fsv text text bool;fsv text text text;fsv text text text bool
dblink_connect fsv text text;fsv text text text
dblink_connect_u fsv text text;fsv text text text
dblink_current_query fv text
dblink_disconnect fsv text;fsv text text
dblink_error_message fsv text text
dblink_exec fsv text text;fsv text text bool;fsv text text text;fsv text text text bool
dblink_fdw_validator fsv void options:text[] catalog:oid
dblink_fetch fsrv record text int4;fsrv record text int4 bool;fsrv record text text int4;fsrv record text text int4 bool
dblink_get_connections fv text[]
dblink_get_notify fsrv (notify_name:text,be_pid:int4,extra:text);fsrv (notify_name:text,be_pid:int4,extra:text) conname:text
dblink_get_pkey fsrv dblink_pkey_results text
dblink_get_result fsrv record text;fsrv record text bool
dblink_is_busy fsv int4 text
dblink_open fsv text text text;fsv text text text bool;fsv text text text text;fsv text text text text bool
dblink_send_query fsv int4 text text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: `dblink_pkey_results c - position:int4 colname:text`,
}
