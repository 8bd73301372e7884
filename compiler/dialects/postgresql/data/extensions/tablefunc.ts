import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from tablefunc 1.0 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'tablefunc',
  version: '1.0',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `connectby fsrv record text text text text int4;fsrv record text text text text int4 text;fsrv record text text text text text int4;fsrv record text text text text text int4 text
crosstab fsrv record text;fsrv record text int4;fsrv record text text
crosstab2 fsrv tablefunc_crosstab_2 text
crosstab3 fsrv tablefunc_crosstab_3 text
crosstab4 fsrv tablefunc_crosstab_4 text
normal_rand fsrv float8 int4 float8 float8`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: `tablefunc_crosstab_2 c - row_name:text category_1:text category_2:text
tablefunc_crosstab_3 c - row_name:text category_1:text category_2:text category_3:text
tablefunc_crosstab_4 c - row_name:text category_1:text category_2:text category_3:text category_4:text`,
}
