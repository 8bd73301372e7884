import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.7.7: SHOW. */
export const show = {
  statements: {
    show: {
      synopsis: `SHOW { <show_schema> | <show_object> | <show_program> | <show_server> | <show_replication> }`,
    },
  },
  clauses: {
    show_filter: `[ { LIKE <string> | WHERE <expression> } ]`,
    show_from: `[ { FROM | IN } <name> ]`,
    show_schema: `{ { DATABASES | SCHEMAS } <show_filter> | [ EXTENDED ] [ FULL ] TABLES <show_from> <show_filter> |
    TABLE STATUS <show_from> <show_filter> | OPEN TABLES <show_from> <show_filter> | [ FULL ] TRIGGERS <show_from> <show_filter> | EVENTS <show_from> <show_filter> |
    [ EXTENDED ] [ FULL ] { COLUMNS | FIELDS } { FROM | IN } <relation> <show_from> <show_filter> |
    [ EXTENDED ] { INDEX | INDEXES | KEYS } { FROM | IN } <relation> <show_from> [ WHERE <expression> ] }`,
    show_object: `CREATE { { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> | { TABLE | VIEW } <relation> |
    { FUNCTION | PROCEDURE | EVENT | TRIGGER | LIBRARY } <qualified_name> | USER <account> }`,
    show_program: `{ { FUNCTION | PROCEDURE } STATUS <show_filter> | LIBRARY STATUS <show_filter> |
    { FUNCTION | PROCEDURE } CODE <qualified_name> }`,
    show_server: `{ { CHARACTER SET | CHARSET | CHAR SET } <show_filter> | COLLATION <show_filter> | [ STORAGE ] ENGINES | PLUGINS | PRIVILEGES | PROFILES |
    ENGINE { <name> | <string> | ALL } { STATUS | LOGS | MUTEX } |
    { WARNINGS | ERRORS } [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] | COUNT ( '*' ) { WARNINGS | ERRORS } |
    GRANTS [ FOR <account> [ USING <role> , ... ] ] | [ FULL ] PROCESSLIST |
    PROFILE [ <profile_type> , ... ] [ FOR QUERY <natural> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] |
    [ { GLOBAL | SESSION | LOCAL } ] { STATUS | VARIABLES } <show_filter> }`,
    profile_type: `{ ALL | BLOCK IO | CONTEXT SWITCHES | CPU | IPC | MEMORY | PAGE FAULTS | SOURCE | SWAPS }`,
    show_replication: `{ BINARY LOG STATUS | BINARY LOGS | REPLICAS | REPLICA STATUS [ FOR CHANNEL <string> ] |
    BINLOG EVENTS [ IN <string> ] [ FROM <count> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] | RELAYLOG EVENTS [ IN <string> ] [ FROM <count> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] [ FOR CHANNEL <string> ] }`,
  },
} as const satisfies Synopses
