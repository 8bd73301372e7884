import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.7.1: account management statements. */
export const accounts = {
  statements: {
    'create user': {
      synopsis: `CREATE USER [ IF NOT EXISTS ] <new_user> , ... [ DEFAULT ROLE <role> , ... ] [ <require> ]
    [ <resource_limits> ] [ <password_option> ] ... [ { ATTRIBUTE | COMMENT } <string> ]`,
    },
    'alter user': {
      synopsis: `ALTER USER [ IF EXISTS ] { <alter_own_user> | <account> DEFAULT ROLE { NONE | ALL | <role> , ... } |
    <registration> | <changed_user> , ... [ <require> ] [ <resource_limits> ] [ <password_option> ] ...
    [ { ATTRIBUTE | COMMENT } <string> ] }`,
    },
    'drop user': { synopsis: `DROP USER [ IF EXISTS ] <account> , ...` },
    'rename user': { synopsis: `RENAME USER { <account> TO <account> } , ...` },
    'create role': { synopsis: `CREATE ROLE [ IF NOT EXISTS ] <role> , ...` },
    'drop role': { synopsis: `DROP ROLE [ IF EXISTS ] <role> , ...` },
    grant: {
      synopsis: `GRANT { PROXY ON <account> TO <grantee> , ... [ WITH GRANT OPTION ] |
    <granted>
    TO <grantee> , ... [ WITH GRANT OPTION ] [ AS <account> [ WITH ROLE <active_roles> ] ] | <role> , ... TO <grantee> , ... [ WITH ADMIN OPTION ] }`,
      defines: 'grant',
    },
    revoke: {
      synopsis: `REVOKE [ IF EXISTS ] { PROXY ON <account> FROM <account> , ... |
    ALL [ PRIVILEGES ] , GRANT OPTION FROM <account> , ... |
    <granted>
    FROM <account> , ... | <role> , ... FROM <account> , ... } [ IGNORE UNKNOWN USER ]`,
      defines: 'grant',
    },
    'set role': { synopsis: `SET ROLE <active_roles>` },
    'set default role': {
      synopsis: `SET DEFAULT ROLE { NONE | ALL | <role> , ... } TO <role> , ...`,
    },
    'set password': {
      synopsis: `SET PASSWORD [ FOR <account> ] { { '=' | ':=' } <string> | TO RANDOM } [ REPLACE <string> ] [ RETAIN CURRENT PASSWORD ]`,
    },
  },
  clauses: {
    reidentified: `IDENTIFIED { BY <password> [ REPLACE <string> ] [ RETAIN CURRENT PASSWORD ] | WITH <word_or_string> [ { AS <hash> | BY <password> [ REPLACE <string> ] } [ RETAIN CURRENT PASSWORD ] ] }`,
    host: `<variable>`,
    account: `{ <user_part> [ <host> ] | CURRENT_USER [ ( ) ] }`,
    user_part: `{ <string> | <name> }`,
    role: `{ <string> | <granted_role> } [ <host> ]`,
    new_user: `<account> [ { IDENTIFIED WITH <word_or_string> INITIAL AUTHENTICATION IDENTIFIED { BY <password> | WITH <word_or_string> AS <hash> } |
      <identified> [ AND <identified> ] [ AND <identified> ] } ]`,
    identified: `IDENTIFIED { BY <password> | WITH <word_or_string> [ { AS <hash> | BY <password> } ] }`,
    password: `{ RANDOM PASSWORD | <string> }`,
    hash: `{ <string> | <bytes> }`,
    word_or_string: `{ <name> | <string> }`,
    require: `REQUIRE { NONE | SSL | X509 | <tls_option> [ [ AND ] <tls_option> ] ... }`,
    tls_option: `{ CIPHER | ISSUER | SUBJECT } <string>`,
    resource_limits: `WITH { { MAX_QUERIES_PER_HOUR | MAX_UPDATES_PER_HOUR | MAX_CONNECTIONS_PER_HOUR |
    MAX_USER_CONNECTIONS } <ulong> } ...`,
    password_option: `{ ACCOUNT { LOCK | UNLOCK } | PASSWORD EXPIRE [ { INTERVAL { <natural> | <hexadecimal> } DAY | NEVER | DEFAULT } ] |
    PASSWORD HISTORY { <natural> | DEFAULT } | PASSWORD REUSE INTERVAL { <natural> DAY | DEFAULT } |
    PASSWORD REQUIRE CURRENT [ { DEFAULT | OPTIONAL } ] | FAILED_LOGIN_ATTEMPTS <natural> |
    PASSWORD_LOCK_TIME { <natural> | UNBOUNDED } }`,
    alter_own_user: `USER ( ) { DISCARD OLD PASSWORD | <registration_step> |
    IDENTIFIED BY <password> [ REPLACE <string> ] [ RETAIN CURRENT PASSWORD ] }`,
    registration: `<account> <registration_step>`,
    registration_step: `<natural> FACTOR { INITIATE REGISTRATION | UNREGISTER |
    FINISH REGISTRATION SET CHALLENGE_RESPONSE AS <hash> }`,
    changed_user: `<account> [ { DISCARD OLD PASSWORD | <reidentified> | { ADD | MODIFY } <natural> FACTOR <identified> [ { ADD | MODIFY } <natural> FACTOR <identified> ] |
      DROP <natural> FACTOR [ DROP <natural> FACTOR ] } ]`,
    grantee: `<account>`,
    granted: `{ { ALL [ PRIVILEGES ] | <plain_privilege> , ... } ON { FUNCTION | PROCEDURE | LIBRARY } <privilege_level> |
      { ALL [ PRIVILEGES ] | <privilege> , ... } ON [ TABLE ] <privilege_level> }`,
    privilege: `{ { SELECT | INSERT | UPDATE | REFERENCES | <user_part> } <column_names> | <plain_privilege> }`,
    plain_privilege: `{ SELECT | INSERT | UPDATE | REFERENCES |
    CREATE { TEMPORARY TABLES | VIEW | ROUTINE | USER | TABLESPACE | ROLE } | DROP ROLE | ALTER ROUTINE | CREATE | DROP |
    ALTER | DELETE | USAGE | INDEX | GRANT OPTION | SHOW { DATABASES | VIEW } | LOCK TABLES | REPLICATION { SLAVE | CLIENT } |
    TRIGGER | <user_part> }`,
    column_names: `( <column> , ... )`,
    privilege_level: `{ '*' [ . '*' ] | <name> . '*' | <qualified_name> }`,
    active_roles: `{ DEFAULT | NONE | ALL [ EXCEPT <role> , ... ] | <role> , ... }`,
  },
} as const satisfies Synopses
