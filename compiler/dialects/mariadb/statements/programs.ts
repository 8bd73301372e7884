import type { Synopses } from '../../grammar.ts'

/** MariaDB's stored programs, databases and servers: where they are not MySQL's. */
export const programs = {
  statements: {
    'get [current] diagnostics': {
      synopsis: `GET [ CURRENT ] DIAGNOSTICS { { <diagnostics_target> '=' { NUMBER | ROW_COUNT } } , ... | CONDITION <signal_value> { <diagnostics_target> '=' <condition_item> } , ... }`,
    },
    'create [or] [replace] database|schema': {
      synopsis: `CREATE [ OR REPLACE ] { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> [ <database_option> ] ...`,
    },
    'alter database|schema': {
      synopsis: `ALTER { DATABASE | SCHEMA } { <name> UPGRADE DATA DIRECTORY NAME | <unnamed_database_option> [ <database_option> ] ... | <name> <database_option> ... }`,
    },
    'create [or] [replace] server': {
      synopsis: `CREATE [ OR REPLACE ] SERVER [ IF NOT EXISTS ] <word_or_string> FOREIGN DATA WRAPPER <word_or_string> OPTIONS ( <server_options> )`,
      defines: 'server',
    },
    'alter server': {
      synopsis: `ALTER SERVER <word_or_string> OPTIONS ( <server_options> )`,
      defines: 'server',
    },
  },
  clauses: {
    top_compound: `{ BEGIN NOT ATOMIC [ <declaration> ; ] ... [ <body_statement> ; ] ... END | <compound> }`,
    language: `LANGUAGE SQL`,
    view_kind: ``,
    database_option: `{ [ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> | COMMENT [ '=' ] <string> }`,
    unnamed_database_option: `{ [ DEFAULT ] { CHARACTER SET | CHAR SET } [ '=' ] <charset_name> | DEFAULT CHARSET [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> | COMMENT [ '=' ] <string> }`,
    loadable_function: `[ AGGREGATE ] FUNCTION [ IF NOT EXISTS ] <name> RETURNS { STRING | INT | INTEGER | REAL | DECIMAL | DEC } SONAME <string>`,
    block: `{ BEGIN [ <declaration> ; ] ... [ <body_statement> ; ] ... END | LOOP <body_list> END LOOP | REPEAT <body_list> UNTIL <expression> END REPEAT |
      WHILE <expression> DO <body_list> END WHILE |
      FOR <name> IN { [ REVERSE ] <expression> '..' <expression> | ( <query> ) | <name> [ ( <expression> , ... ) ] } DO <body_list> END FOR }`,
    compound: `{ <block> | <label_start> <block> [ <name> ] |
      IF <expression> THEN <body_list> [ ELSEIF <expression> THEN <body_list> ] ... [ ELSE <body_list> ] END IF |
      CASE [ <expression> ] { WHEN <expression> THEN <body_list> } ... [ ELSE <body_list> ] END CASE |
      LEAVE <name> | ITERATE <name> | RETURN <expression> | OPEN <name> [ ( <expression> , ... ) ] | CLOSE <name> |
      FETCH [ [ NEXT ] FROM ] <name> INTO <fetch_target> , ... | FETCH GROUP NEXT ROW }`,
    fetch_target: `{ <variable> | <name> [ . <name> ] }`,
    into_target: `{ <user_variable> | <name> [ . <name> ] }`,
    row_type: `{ TYPE OF <name> [ . <name> ] [ . <name> ] | ROW TYPE OF <qualified_name> | ROW ( { <name> <column_type> } , ... ) }`,
    declaration: `DECLARE { <name> CONDITION FOR { <sqlstate> | <count> } | <name> CURSOR [ ( { <name> <column_type> } , ... ) ] FOR <cursor_query> |
      { CONTINUE | EXIT } HANDLER FOR <handled> , ... <body_statement> |
      <name> , ... { <row_type> | <column_type> [ COLLATE <collation> ] } [ DEFAULT <expression> ] }`,
    limit_value: `{ <natural> | <name> | <parameter> }`,
    signal_item: `{ CLASS_ORIGIN | SUBCLASS_ORIGIN | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME |
      TABLE_NAME | COLUMN_NAME | CURSOR_NAME | MESSAGE_TEXT | MYSQL_ERRNO | ROW_NUMBER } '=' <signal_value>`,
    condition_item: `{ CLASS_ORIGIN | SUBCLASS_ORIGIN | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME |
      TABLE_NAME | COLUMN_NAME | CURSOR_NAME | MESSAGE_TEXT | MYSQL_ERRNO | RETURNED_SQLSTATE | ROW_NUMBER }`,
  },
} as const satisfies Synopses
