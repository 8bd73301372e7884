import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from intagg 1.1 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'intagg',
  version: '1.1',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `int_array_aggregate a int4[] int4
int_array_enum fsr int4 int4[]`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
