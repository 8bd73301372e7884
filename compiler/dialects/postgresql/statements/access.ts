import type { Grammar } from '../../grammar.ts'

const privileged = '<privileges> ON <privilege_target>'
const byDefault = '<privileges> ON <default_target>'
const alteredRole = (kind: string) => `ALTER ${kind} {
  ALL [ IN DATABASE <name> ] <set_or_reset> | <role_name> RENAME TO <role_name>
  | <role> [ IN DATABASE <name> ] <set_or_reset> | <role> [ WITH ] [ <alter_role_option> ] ... }`

/** Roles and what they may do. */
export const accessStatements = {
  grant: {
    synopsis: '<grant>',
    defines: 'grant',
  },
  revoke: {
    synopsis: `REVOKE { [ GRANT OPTION FOR ] ${privileged} FROM <grantees> [ GRANTED BY <role> ] [ <behavior> ]
      | [ <column> OPTION FOR ] <privilege> , ... FROM <roles> [ GRANTED BY <role> ] [ <behavior> ] }`,
    defines: 'grant',
  },
  'alter default privileges': {
    synopsis: `ALTER DEFAULT PRIVILEGES [ IN SCHEMA <names> | FOR { ROLE | USER } <roles> ] ... {
      GRANT ${byDefault} TO <grantees> [ WITH GRANT OPTION ]
      | REVOKE [ GRANT OPTION FOR ] ${byDefault} FROM <grantees> [ <behavior> ] }`,
    defines: 'grant',
  },
  'create user mapping': {
    synopsis: `CREATE USER MAPPING [ <if_not_exists> ] FOR { USER | <role> } SERVER <name> [ <generic_options> ]`,
    defines: 'user mapping',
  },
  'alter user mapping': {
    synopsis: 'ALTER USER MAPPING FOR { USER | <role> } SERVER <name> <alter_generic_options>',
    defines: 'user mapping',
  },
  'drop user mapping': {
    synopsis: 'DROP USER MAPPING [ <if_exists> ] FOR { USER | <role> } SERVER <name>',
    defines: 'user mapping',
  },
  'create role|user|group': {
    synopsis: 'CREATE { ROLE | USER | GROUP } <role_name> [ WITH ] [ <create_role_option> ] ...',
  },
  'alter role': { synopsis: alteredRole('ROLE') },
  'alter user': { synopsis: alteredRole('USER') },
  'alter group': {
    synopsis:
      'ALTER GROUP { <role> { ADD | DROP } USER <roles> | <role_name> RENAME TO <role_name> }',
  },
  'drop role|user|group': { synopsis: 'DROP { ROLE | USER | GROUP } [ <if_exists> ] <roles>' },
  'drop owned': { synopsis: 'DROP OWNED BY <roles> [ <behavior> ]' },
  'reassign owned': { synopsis: 'REASSIGN OWNED BY <roles> TO <role>' },
  'create policy': {
    synopsis: `CREATE POLICY <name> ON <relation> [ AS { PERMISSIVE | RESTRICTIVE } ]
      [ FOR { ALL | SELECT! | INSERT! | UPDATE | DELETE! } ] <policy_rest>`,
    defines: 'policy',
  },
  'alter policy': {
    synopsis: `ALTER POLICY { [ <if_exists> ] <name> ON <relation> <rename>
      | <name> ON <relation> <policy_rest> }`,
    defines: 'policy',
  },
  'security label': {
    synopsis: `SECURITY LABEL [ FOR <word_or_string> ] ON { COLUMN <qualified_name> | LARGE OBJECT <number>
      | <described_object> } IS { <string> | NULL }`,
    defines: 'security label',
  },
} as const satisfies Grammar['statements']

export const accessClauses = {
  grant: `<grant_privileges>
    | GRANT <privilege> , ... TO <roles> [ WITH { <label> { OPTION | TRUE | FALSE } } , ... ] [ GRANTED BY <role> ]`,
  grant_privileges: `GRANT ${privileged} TO <grantees> [ WITH GRANT OPTION ] [ GRANTED BY <role> ]`,
  privileges: 'ALL [ PRIVILEGES ] [ <columns> ] | <privilege> , ...',
  privilege: `ALTER SYSTEM | { SELECT | REFERENCES | CREATE | <column> } [ <columns> ]`,
  privilege_target: `TABLE <relation> , ... | SEQUENCE <qualified_names>
    | FOREIGN DATA WRAPPER <names> | FOREIGN SERVER <names>
    | { FUNCTION | PROCEDURE | ROUTINE } <function_with_args> , ...
    | { DATABASE | LANGUAGE | SCHEMA | TABLESPACE } <names> | { DOMAIN | TYPE } <qualified_names>
    | LARGE OBJECT <number> , ... | PARAMETER <variable> , ...
    | ALL { TABLES | SEQUENCES | FUNCTIONS | PROCEDURES | ROUTINES } IN SCHEMA <names> | <relation> , ...`,
  default_target: 'TABLES | FUNCTIONS | ROUTINES | SEQUENCES | TYPES | SCHEMAS | LARGE OBJECTS',
  grantees: '{ GROUP <role> | <role> } , ...',
  alter_role_option: `[ ENCRYPTED ] PASSWORD <string> | PASSWORD NULL | INHERIT | CONNECTION LIMIT <integer>
    | VALID UNTIL <string> | USER <roles> | SUPERUSER | NOSUPERUSER | CREATEROLE | NOCREATEROLE
    | REPLICATION | NOREPLICATION | CREATEDB | NOCREATEDB | LOGIN | NOLOGIN | BYPASSRLS | NOBYPASSRLS
    | NOINHERIT`,
  create_role_option: `<alter_role_option> | SYSID <natural> | ADMIN <roles> | ROLE <roles>
    | IN { ROLE | GROUP } <roles>`,
  policy_rest: '[ TO <roles> ] [ USING! ( <expression> ) ] [ WITH CHECK! ( <expression> ) ]',
} as const satisfies Grammar['clauses']
