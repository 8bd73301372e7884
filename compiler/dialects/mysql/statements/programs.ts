import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.1.13, 15.1.18, 15.1.24 and 15.6: stored programs and what stands in their bodies. */
export const programs = {
  statements: {
    'drop event': { synopsis: `DROP EVENT [ IF EXISTS ] <qualified_name>`, defines: 'event' },
    'drop trigger': { synopsis: `DROP TRIGGER [ IF EXISTS ] <qualified_name>`, defines: 'trigger' },
    'alter function|procedure': {
      synopsis: `ALTER { FUNCTION | PROCEDURE } <qualified_name> [ <routine_characteristic> ] ...`,
      defines: 'function',
    },
    'drop function|procedure': {
      synopsis: `DROP { FUNCTION | PROCEDURE } [ IF EXISTS ] <qualified_name>`,
      defines: 'function',
    },
    signal: { synopsis: `SIGNAL { <sqlstate> | <name> } [ SET <signal_item> , ... ]` },
    resignal: { synopsis: `RESIGNAL [ { <sqlstate> | <name> } ] [ SET <signal_item> , ... ]` },
    'get [current|stacked] diagnostics': {
      synopsis: `GET [ { CURRENT | STACKED } ] DIAGNOSTICS { { <diagnostics_target> '=' { NUMBER | ROW_COUNT } } , ... |
    CONDITION <signal_value> { <diagnostics_target> '=' <condition_item> } , ... }`,
    },
  },
  clauses: {
    definer: `DEFINER '=' <account>`,
    create_event: `EVENT [ IF NOT EXISTS ] <qualified_name> ON SCHEDULE <schedule> [ ON COMPLETION [ NOT ] PRESERVE ]
    [ <event_status> ] [ COMMENT <string> ] DO <body_statement>`,
    schedule: `{ AT <expression> | EVERY <expression> <interval_unit> [ STARTS <expression> ] [ ENDS <expression> ] }`,
    event_status: `{ ENABLE | DISABLE [ ON { SLAVE | REPLICA } ] }`,
    interval_unit: `{ YEAR | QUARTER | MONTH | DAY | HOUR | MINUTE | WEEK | SECOND | MICROSECOND | YEAR_MONTH | DAY_HOUR | DAY_MINUTE | DAY_SECOND |
    HOUR_MINUTE | HOUR_SECOND | MINUTE_SECOND | DAY_MICROSECOND | HOUR_MICROSECOND | MINUTE_MICROSECOND | SECOND_MICROSECOND }`,
    alter_event: `EVENT <qualified_name> [ ON SCHEDULE <schedule> ] [ ON COMPLETION [ NOT ] PRESERVE ] [ RENAME TO <qualified_name> ]
    [ <event_status> ] [ COMMENT <string> ] [ DO <body_statement> ]`,
    create_trigger: `TRIGGER [ IF NOT EXISTS ] <qualified_name> { BEFORE | AFTER } { INSERT | UPDATE | DELETE } ON <relation>
    FOR EACH ROW [ { FOLLOWS | PRECEDES } { <name> | <string> } ] <body_statement>`,
    routine_characteristic: `{ COMMENT <string> | <language> | NO SQL | CONTAINS SQL | READS SQL DATA | MODIFIES SQL DATA | SQL SECURITY { DEFINER | INVOKER } }`,
    creation_characteristic: `{ <routine_characteristic> | [ NOT ] DETERMINISTIC }`,
    block: `{ BEGIN [ <declaration> ; ] ... [ <body_statement> ; ] ... END | LOOP <body_list> END LOOP | REPEAT <body_list> UNTIL <expression> END REPEAT |
      WHILE <expression> DO <body_list> END WHILE }`,
    compound: `{ <block> | <label_start> <block> [ <name> ] |
      IF <expression> THEN <body_list> [ ELSEIF <expression> THEN <body_list> ] ... [ ELSE <body_list> ] END IF |
    CASE [ <expression> ] { WHEN <expression> THEN <body_list> } ... [ ELSE <body_list> ] END CASE |
    LEAVE <name> | ITERATE <name> | RETURN <expression> | OPEN <name> | CLOSE <name> |
    FETCH [ [ NEXT ] FROM ] <name> INTO <name> , ... }`,
    label_start: `<label_name> :`,
    body_list: `{ <body_statement> ; } ...`,
    declaration: `DECLARE { <name> CONDITION FOR { <sqlstate> | <count> } | <name> CURSOR FOR <query> |
    { CONTINUE | EXIT } HANDLER FOR <handled> , ... <body_statement> |
    <name> , ... <column_type> [ COLLATE <collation> ] [ DEFAULT <expression> ] }`,
    sqlstate: `SQLSTATE [ VALUE ] <string>`,
    handled: `{ <sqlstate> | <count> | SQLWARNING | NOT FOUND | SQLEXCEPTION | <name> }`,
    signal_item: `{ CLASS_ORIGIN | SUBCLASS_ORIGIN | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME |
    TABLE_NAME | COLUMN_NAME | CURSOR_NAME | MESSAGE_TEXT | MYSQL_ERRNO } '=' <signal_value>`,
    signal_value: `<constant_or_name>`,
    diagnostics_target: `{ <user_variable> | <name> }`,
    condition_item: `{ CLASS_ORIGIN | SUBCLASS_ORIGIN | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME |
    TABLE_NAME | COLUMN_NAME | CURSOR_NAME | MESSAGE_TEXT | MYSQL_ERRNO | RETURNED_SQLSTATE }`,
  },
} as const satisfies Synopses
