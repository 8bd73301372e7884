import type { Grammar } from '../../grammar.ts'

const allInTablespace = (kind: string) => ({
  synopsis: `ALTER ${kind} ALL IN TABLESPACE <column> [ OWNED BY <roles> ] SET TABLESPACE <column> [ NOWAIT ]`,
  defines: 'tablespace of all',
})

/** Tables, indexes and views: chapters read them, but for what the catalog does not hold. */
export const tableStatements = {
  'create [global|local] [temp|temporary|unlogged] table': 'chapter',
  'create [unique] index': 'chapter',
  'create [or] [replace] [global|local] [temp|temporary|unlogged] [recursive] view': 'chapter',
  'create [unlogged] materialized': 'chapter',
  'alter table all': allInTablespace('TABLE'),
  'alter index all': allInTablespace('INDEX'),
  'alter materialized view all': allInTablespace('MATERIALIZED VIEW'),
  'alter table': 'chapter',
  'alter foreign table': {
    synopsis: `ALTER FOREIGN TABLE [ <if_exists> ] <relation_expr> { <alter_action> , ... | <rename> | <set_schema>
      | RENAME [ COLUMN ] <column> TO <column> }`,
    defines: 'foreign table',
  },
  'alter view': 'chapter',
  'alter materialized view': 'chapter',
  'alter index': 'chapter',
} as const satisfies Grammar['statements']

/** What chapters keep as it is written. */
export const tableClauses = {
  executed: 'EXECUTE <column> [ ( <expression> , ... ) ]',
  table_parameters: 'WITH <reloptions> | WITHOUT OIDS',
  with_reloptions: 'WITH <reloptions>',
  with_definition: 'WITH <definition>',
  column_attributes: `[ STORAGE { DEFAULT | <column> } ] [ COMPRESSION { DEFAULT | <column> } ]
    [ <generic_options> ]`,
  partition_action:
    'ATTACH PARTITION <relation> <partition_bound> | DETACH PARTITION <relation> [ CONCURRENTLY | FINALIZE ]',
  idle_action: `VALIDATE CONSTRAINT <column> | SET WITHOUT { OIDS | CLUSTER } | CLUSTER ON <column>
    | SET LOGGED | SET UNLOGGED
    | ENABLE [ ALWAYS | REPLICA ] TRIGGER <column> | { ENABLE | DISABLE } TRIGGER { ALL | USER }
    | DISABLE { TRIGGER | RULE } <column> | ENABLE [ ALWAYS | REPLICA ] RULE <column>
    | INHERIT <relation> | NO INHERIT <relation> | OF <qualified_name> | NOT OF | <owner>
    | SET ACCESS METHOD { DEFAULT | <column> } | SET TABLESPACE <column> | { SET | RESET } <reloptions>
    | REPLICA IDENTITY { NOTHING | FULL | DEFAULT | USING INDEX <column> }
    | { ENABLE | DISABLE | FORCE | NO FORCE } ROW LEVEL SECURITY | <alter_generic_options>`,
  idle_alter: `CONSTRAINT <column> { INHERIT | <altered_attributes> }
    | [ COLUMN ] <column_number> SET STATISTICS { DEFAULT | <integer> }`,
  idle_column_change: `SET STATISTICS { DEFAULT | <integer> } | { SET | RESET } <reloptions>
    | SET { STORAGE | COMPRESSION } { DEFAULT | <column> }
    | { RESTART [ [ WITH ] <number> ] | SET GENERATED { ALWAYS | BY DEFAULT } | SET <sequence_option> } ...
    | <alter_generic_options>`,
  altered_view: '<alter_action> , ...',
  altered_materialized_view: '<alter_action> , ...',
  altered_sequence: '<alter_action> , ...',
  altered_index: '<alter_action> , ...',
  // What takes no IF EXISTS.
  certain_index: 'ATTACH PARTITION <qualified_name> | <depends>',
  certain_materialized_view: '<depends>',
} as const satisfies Grammar['clauses']
