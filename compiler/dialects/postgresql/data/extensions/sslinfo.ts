import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from sslinfo 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'sslinfo',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `ssl_cipher fsv text
ssl_client_cert_present fsv bool
ssl_client_dn fsv text
ssl_client_dn_field fsv text text
ssl_client_serial fsv numeric
ssl_extension_info fsrv (name:text,value:text,critical:bool)
ssl_is_used fsv bool
ssl_issuer_dn fsv text
ssl_issuer_field fsv text text
ssl_version fsv text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
