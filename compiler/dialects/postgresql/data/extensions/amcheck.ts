import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from amcheck 1.5 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'amcheck',
  version: '1.5',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `bt_index_check fsv void index:regclass;fsv void index:regclass heapallindexed:bool;fsv void index:regclass heapallindexed:bool checkunique:bool
bt_index_parent_check fsv void index:regclass;fsv void index:regclass heapallindexed:bool;fsv void index:regclass heapallindexed:bool rootdescend:bool;fsv void index:regclass heapallindexed:bool rootdescend:bool checkunique:bool
gin_index_check fsv void index:regclass
verify_heapam frv (blkno:int8,offnum:int4,attnum:int4,msg:text) relation:regclass on_error_stop:bool? check_toast:bool? skip:text? startblock:int8? endblock:int8?`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
