import type { Grammar } from '../../grammar.ts'

const names = '<owner> | <rename> | <set_schema>'

/** Triggers, rules, and changes of routines. */
export const programStatements = {
  'create [or] [replace] constraint trigger': {
    synopsis: '<create_trigger>',
    defines: 'trigger',
  },
  'create [or] [replace] trigger': {
    synopsis: '<create_trigger>',
    defines: 'trigger',
  },
  'alter trigger': {
    synopsis: 'ALTER TRIGGER <name> ON <relation> { <rename> | <depends> }',
    defines: 'trigger',
  },
  'create [or] [replace] rule': {
    synopsis: `CREATE [ OR REPLACE! ] RULE <name> AS ON { SELECT! | UPDATE! | DELETE! | INSERT! } TO <relation>
      [ WHERE <expression> ] DO [ INSTEAD! | ALSO ] { NOTHING | <rule_action>
      | ( [ <rule_action> ] [ ; [ <rule_action> ] ] ... ) }`,
    defines: 'rule',
  },
  'alter rule': { synopsis: 'ALTER RULE <name> ON <relation> <rename>', defines: 'rule' },
  'alter function': { synopsis: 'ALTER FUNCTION <altered_function>', defines: 'function' },
  'alter procedure': { synopsis: 'ALTER PROCEDURE <altered_function>', defines: 'procedure' },
  'alter routine': { synopsis: 'ALTER ROUTINE <altered_function>', defines: 'routine' },
  'alter aggregate': {
    synopsis: `ALTER AGGREGATE <aggregate_with_args> { ${names} }`,
    defines: 'aggregate',
  },
  'create cast': {
    synopsis: `CREATE CAST ( <type> AS <type> ) { WITH FUNCTION <routine> [ <func_args> ] | WITHOUT! FUNCTION | WITH INOUT! }
      [ AS { IMPLICIT! | ASSIGNMENT! } ]`,
    defines: 'cast',
  },
  'create [or] [replace] transform': {
    synopsis: `CREATE [ OR REPLACE ] TRANSFORM FOR <type> LANGUAGE <column> (
      { FROM SQL WITH FUNCTION <function_with_args> [ , TO SQL WITH FUNCTION <function_with_args> ]
      | TO SQL WITH FUNCTION <function_with_args> [ , FROM SQL WITH FUNCTION <function_with_args> ] } )`,
    defines: 'transform',
  },
} as const satisfies Grammar['statements']

export const programClauses = {
  create_trigger: `CREATE [ OR REPLACE! ] TRIGGER <name> { BEFORE | AFTER | INSTEAD OF } <trigger_events>
      ON <relation> [ REFERENCING { { OLD | NEW } { TABLE | ROW } [ AS ] <column> } ... ]
      [ FOR [ EACH ] { ROW | STATEMENT } ] <trigger_call>
    | CREATE CONSTRAINT TRIGGER <name> AFTER <trigger_events> ON <relation>
      [ FROM <relation> ] <deferring> FOR EACH ROW <trigger_call>`,
  trigger_event: 'INSERT | DELETE | UPDATE OF <column> , ... | UPDATE | TRUNCATE',
  trigger_call: `[ WHEN ( <expression> ) ] EXECUTE { FUNCTION | PROCEDURE } <routine>
    ( [ <trigger_argument> ] [ , <trigger_argument> ] ... )`,
  trigger_argument: '<count> | <string> | <label>',
  rule_action: 'NOTIFY <column> [ , <string> ] | <preparable>',
  altered_function: `<function_with_args> { ${names} | <depends> | <function_option> ... [ RESTRICT ] }`,
  function_option: `CALLED! ON NULL INPUT | RETURNS NULL! ON NULL INPUT | STRICT! | IMMUTABLE! | STABLE! | VOLATILE!
    | [ EXTERNAL ] SECURITY { DEFINER | INVOKER } | [ NOT ] LEAKPROOF | { COST | ROWS } <number>
    | SUPPORT <qualified_name> | SET <set_rest_more> | <reset> | PARALLEL <column>`,
} as const satisfies Grammar['clauses']
