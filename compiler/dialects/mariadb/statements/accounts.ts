import type { Synopses } from '../../grammar.ts'

/** MariaDB's accounts, roles and privileges: where they are not MySQL's. */
export const accounts = {
  statements: {
    'create [or] [replace] user': {
      synopsis: `CREATE [ OR REPLACE ] USER [ IF NOT EXISTS ] <new_user> , ... [ <require> ] [ <resource_limits> ] [ <password_options> ]`,
    },
    'alter user': {
      synopsis: `ALTER USER [ IF EXISTS ] <new_user> , ... [ <require> ] [ <resource_limits> ] [ <password_options> ]`,
    },
    'create [or] [replace] role': {
      synopsis: `CREATE [ OR REPLACE ] ROLE [ IF NOT EXISTS ] <role> , ... [ WITH ADMIN { CURRENT_ROLE | <account> } ]`,
    },
    grant: {
      synopsis: `GRANT { PROXY ON <account> TO <new_user> , ... [ WITH GRANT OPTION ] |
        <granted>
        TO <grantee> , ... [ <require> ] [ WITH { <grant_option> } ... ] | <role> TO <grantee> , ... [ WITH ADMIN OPTION ] }`,
      defines: 'grant',
    },
    revoke: {
      synopsis: `REVOKE { PROXY ON <account> FROM <account> , ... | ALL [ PRIVILEGES ] , GRANT OPTION FROM <account> , ... |
        <granted>
        FROM <revokee> , ... | [ ADMIN OPTION FOR ] <role> FROM <revokee> , ... }`,
      defines: 'grant',
    },
    'set role': { synopsis: `SET ROLE { NONE | <name> | <string> }` },
    'set default role': {
      synopsis: `SET DEFAULT ROLE { NONE | <name> | <string> } [ FOR <account> ]`,
    },
    'set password': {
      synopsis: `SET PASSWORD [ FOR <account> ] '=' { <string> | { PASSWORD | OLD_PASSWORD } ( <string> ) }`,
    },
  },
  clauses: {
    password_expire: `PASSWORD EXPIRE [ { INTERVAL <natural> DAY | NEVER | DEFAULT } ]`,
    account_lock: `ACCOUNT { LOCK | UNLOCK }`,
    password_options: `{ <account_lock> [ <password_expire> ] | <password_expire> [ <account_lock> ] }`,
    grantee: `{ PUBLIC | CURRENT_ROLE [ ( ) ] | <new_user> }`,
    revokee: `{ PUBLIC | CURRENT_ROLE [ ( ) ] | <account> }`,
    role: `{ <string> | <name> }`,
    definer: `DEFINER '=' { <account> | CURRENT_ROLE [ ( ) ] }`,
    account: `{ <user_part> [ <host> ] | CURRENT_USER [ ( ) ] }`,
    new_user: `<account> [ IDENTIFIED { BY [ PASSWORD ] <string> | { WITH | VIA } { <word_or_string> [ { { USING | AS } { <string> | PASSWORD ( <string> ) } } ] } [ { OR <word_or_string> [ { USING | AS } { <string> | PASSWORD ( <string> ) } ] } ... ] } ]`,
    resource_limits: `WITH { <resource_limit> } ...`,
    resource_limit: `{ { MAX_QUERIES_PER_HOUR | MAX_UPDATES_PER_HOUR | MAX_CONNECTIONS_PER_HOUR } <ulong> |
      MAX_USER_CONNECTIONS <integer> | MAX_STATEMENT_TIME <count> }`,
    grant_option: `{ GRANT OPTION | <resource_limit> }`,
    granted: `{ { ALL [ PRIVILEGES ] | <plain_privilege> , ... } ON { FUNCTION | PROCEDURE } <privilege_level> |
      { ALL [ PRIVILEGES ] | <privilege> , ... } ON [ TABLE ] <privilege_level> }`,
    privilege: `{ { SELECT | INSERT | UPDATE | REFERENCES } <column_names> | <plain_privilege> }`,
    plain_privilege: `{ SELECT | INSERT | UPDATE | REFERENCES |
      CREATE { TEMPORARY TABLES | VIEW | ROUTINE | USER | TABLESPACE } | ALTER ROUTINE | CREATE | DROP | ALTER | USAGE | INDEX | GRANT OPTION |
      DELETE [ HISTORY ] | EXECUTE | RELOAD | SHUTDOWN | PROCESS | FILE | SHOW { DATABASES | VIEW } | SUPER | LOCK TABLES | EVENT | TRIGGER |
      REPLICATION { SLAVE [ ADMIN ] | REPLICA [ ADMIN ] | CLIENT | MASTER ADMIN } | { BINLOG | CONNECTION | FEDERATED | READ_ONLY } ADMIN | READ ONLY ADMIN |
      BINLOG { MONITOR | REPLAY } | { SLAVE | REPLICA } MONITOR | SET USER }`,
  },
} as const satisfies Synopses
