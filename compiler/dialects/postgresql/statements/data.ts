import type { Grammar } from '../../grammar.ts'

/** Statements on rows that are no queries: COPY, cursors, prepared statements, upkeep. */
export const dataStatements = {
  copy: {
    synopsis: `COPY { ( <preparable> ) TO <copy_file> [ WITH ] [ <copy_options> ]
      | [ BINARY ] <relation> [ <columns> ] FROM <copy_file> [ [ USING ] DELIMITERS <string> ]
        [ WITH ] [ <copy_options> ] [ WHERE <expression> ]
      | [ BINARY ] <relation> [ <columns> ] TO <copy_file> [ [ USING ] DELIMITERS <string> ]
        [ WITH ] [ <copy_options> ] }`,
  },
  'prepare transaction': { synopsis: 'PREPARE TRANSACTION <string>' },
  prepare: { synopsis: 'PREPARE <name> [ ( <type> , ... ) ] AS <preparable>' },
  execute: { synopsis: 'EXECUTE <name> [ ( <expression> , ... ) ]' },
  deallocate: { synopsis: 'DEALLOCATE [ PREPARE ] { ALL | <column> }' },
  declare: {
    synopsis: `DECLARE <column> [ NO SCROLL | SCROLL | BINARY | ASENSITIVE | INSENSITIVE ] ... CURSOR
      [ { WITH | WITHOUT } HOLD ] FOR <query>`,
  },
  fetch: { synopsis: 'FETCH <fetch_args>' },
  move: { synopsis: 'MOVE <fetch_args>' },
  close: { synopsis: 'CLOSE { ALL | <column> }' },
  explain: {
    synopsis: `EXPLAIN { <utility_options> | { ANALYZE | ANALYSE } [ VERBOSE ] | [ VERBOSE ] } <explainable>`,
  },
  call: { synopsis: 'CALL <plain_call>' },
  do: { synopsis: 'DO { <string> | LANGUAGE <word_or_string> } ...' },
  truncate: {
    synopsis: `TRUNCATE [ TABLE ] <relation_expr> , ... [ { RESTART | CONTINUE } IDENTITY ] [ <behavior> ]`,
  },
  vacuum: {
    synopsis: `VACUUM { <utility_options> | [ FULL ] [ FREEZE ] [ VERBOSE ] [ ANALYZE | ANALYSE ] }
      [ <vacuumed> , ... ]`,
  },
  'analyze|analyse': {
    synopsis: '{ ANALYZE | ANALYSE } { <utility_options> | [ VERBOSE ] } [ <vacuumed> , ... ]',
  },
  cluster: {
    synopsis: `CLUSTER { <utility_options> [ <relation> [ USING <column> ] ]
      | [ VERBOSE ] { <column> ON <relation> | <relation> [ USING <column> ] | } }`,
  },
  reindex: {
    synopsis: `REINDEX [ <utility_options> ] { { INDEX | TABLE } [ CONCURRENTLY ] <relation>
      | SCHEMA [ CONCURRENTLY ] <name> | { SYSTEM | DATABASE } [ CONCURRENTLY ] [ <name> ] }`,
  },
  refresh: {
    synopsis: 'REFRESH MATERIALIZED VIEW [ CONCURRENTLY ] <relation> [ WITH [ NO ] DATA ]',
  },
} as const satisfies Grammar['statements']

export const dataClauses = {
  copy_file: 'PROGRAM! <string> | <string> | STDIN | STDOUT',
  copy_options: '( <copy_option> , ... ) | <old_copy_option> ...',
  copy_option: `<label> [ <option_value> | * | DEFAULT | ( <boolean_or_string> , ... ) ]`,
  // Of the syntax before PostgreSQL 9.0.
  old_copy_option: `BINARY | FREEZE | CSV | HEADER | { DELIMITER | NULL | QUOTE | ESCAPE } [ AS ] <string>
    | FORCE { QUOTE | NOT NULL | NULL } { <column> , ... | * } | ENCODING <string>`,
  fetch_args: `<column> | { FROM | IN } <column>
    | <fetch_direction> [ FROM | IN ] <column>`,
  fetch_direction: `NEXT | PRIOR | FIRST | LAST | { ABSOLUTE | RELATIVE } <integer> | <integer> | ALL
    | { FORWARD | BACKWARD } [ ALL | <integer> ]`,
  explainable: `DECLARE <column> [ NO SCROLL | SCROLL | BINARY | ASENSITIVE | INSENSITIVE ] ... CURSOR
      [ { WITH | WITHOUT } HOLD ] FOR <query>
    | REFRESH MATERIALIZED VIEW [ CONCURRENTLY ] <relation> [ WITH [ NO ] DATA ]
    | EXECUTE <name> [ ( <expression> , ... ) ] | <create_as> | <preparable>`,
  vacuumed: '<relation_expr> [ <columns> ]',
} as const satisfies Grammar['clauses']
