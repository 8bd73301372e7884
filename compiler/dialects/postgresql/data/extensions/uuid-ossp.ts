import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from uuid-ossp 1.1 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'uuid-ossp',
  version: '1.1',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `uuid_generate_v1 fsv uuid
uuid_generate_v1mc fsv uuid
uuid_generate_v3 fs uuid namespace:uuid name:text
uuid_generate_v4 fsv uuid
uuid_generate_v5 fs uuid namespace:uuid name:text
uuid_nil fs uuid
uuid_ns_dns fs uuid
uuid_ns_oid fs uuid
uuid_ns_url fs uuid
uuid_ns_x500 fs uuid`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
