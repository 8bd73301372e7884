import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_prewarm 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_prewarm',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `autoprewarm_dump_now fsv int8
autoprewarm_start_worker fsv void
pg_prewarm fv int8 regclass mode:text? fork:text? first_block:int8? last_block:int8?`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
