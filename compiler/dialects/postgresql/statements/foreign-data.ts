import type { Grammar } from '../../grammar.ts'

/** Foreign data, publications and subscriptions. */
export const foreignDataStatements = {
  'create foreign data wrapper': {
    synopsis: 'CREATE FOREIGN DATA WRAPPER <name> [ <wrapper_option> ] ... [ <generic_options> ]',
    defines: 'foreign data wrapper',
  },
  'alter foreign data wrapper': {
    synopsis: `ALTER FOREIGN DATA WRAPPER <name> { <owner> | <rename>
      | [ <wrapper_option> ] ... <alter_generic_options> | <wrapper_option> ... }`,
    defines: 'foreign data wrapper',
  },
  'create server': {
    synopsis: `CREATE SERVER [ <if_not_exists> ] <name> [ TYPE <string> ] [ VERSION { <string> | NULL } ]
      FOREIGN DATA WRAPPER <column> [ <generic_options> ]`,
    defines: 'server',
  },
  'alter server': {
    synopsis: `ALTER SERVER <name> { VERSION { <string> | NULL } [ <alter_generic_options> ]
      | <alter_generic_options> | <owner> | <rename> }`,
    defines: 'server',
  },
  'create foreign table': {
    synopsis: `CREATE FOREIGN TABLE [ <if_not_exists> ] <table_name> {
      <table_elements> [ INHERITS ( <relation> , ... ) ]
      | PARTITION OF <relation> <typed_elements> <partition_bound> } SERVER <column> [ <generic_options> ]`,
    defines: 'foreign table',
  },
  'import foreign schema': {
    synopsis: `IMPORT FOREIGN SCHEMA <name> [ { LIMIT TO | EXCEPT } ( <relation_expr> , ... ) ]
      FROM SERVER <column> INTO <column> [ <generic_options> ]`,
    defines: 'foreign schema',
  },
  'create publication': {
    synopsis: `CREATE PUBLICATION <name> [ FOR { ALL TABLES | <published> } ] [ WITH <definition> ]`,
    defines: 'publication',
  },
  'alter publication': {
    synopsis: `ALTER PUBLICATION <name> { SET <definition> | { ADD | SET | DROP } <published> | <owner> | <rename> }`,
    defines: 'publication',
  },
  'create subscription': {
    synopsis: `CREATE SUBSCRIPTION <name> CONNECTION <string> PUBLICATION <names> [ WITH <definition> ]`,
  },
  'alter subscription': {
    synopsis: `ALTER SUBSCRIPTION <name> { SET <definition> | CONNECTION <string>
      | REFRESH PUBLICATION [ WITH <definition> ] | { ADD | DROP | SET } PUBLICATION <names> [ WITH <definition> ]
      | ENABLE | DISABLE | SKIP <definition> | <owner> | <rename> }`,
  },
  'drop subscription': { synopsis: 'DROP SUBSCRIPTION [ <if_exists> ] <name> [ <behavior> ]' },
} as const satisfies Grammar['statements']

export const foreignDataClauses = {
  wrapper_option: 'HANDLER <handler> | NO HANDLER | VALIDATOR <handler> | NO VALIDATOR',
  // What names no kind is of the kind before it.
  published: 'TABLE <published_tables> | TABLES IN SCHEMA <published_schemas>',
  published_tables: '<published_table> [ , { <published> | <published_tables> } ]',
  published_schemas: '{ CURRENT_SCHEMA | <column> } [ , { <published> | <published_schemas> } ]',
  published_table: '<relation_expr> [ <columns> ] [ WHERE ( <expression> ) ]',
} as const satisfies Grammar['clauses']
