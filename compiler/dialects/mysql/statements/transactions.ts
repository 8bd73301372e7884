import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.3 and 15.5: transactions, locks, prepared statements. */
export const transactions = {
  statements: {
    begin: { synopsis: `BEGIN [ WORK ]` },
    'start transaction': {
      synopsis: `START TRANSACTION [ { WITH CONSISTENT SNAPSHOT | READ ONLY } , ... | { WITH CONSISTENT SNAPSHOT | READ WRITE } , ... ]`,
    },
    commit: { synopsis: `COMMIT <transaction_end>` },
    rollback: { synopsis: `ROLLBACK { [ WORK ] TO [ SAVEPOINT ] <name> | <transaction_end> }` },
    savepoint: { synopsis: `SAVEPOINT <name>` },
    'release savepoint': { synopsis: `RELEASE SAVEPOINT <name>` },
    'set [global|session|local] transaction': {
      synopsis: `SET [ { GLOBAL | SESSION | LOCAL } ] TRANSACTION { <isolation> [ , <access_mode> ] | <access_mode> [ , <isolation> ] }`,
    },
    'lock instance': { synopsis: `LOCK INSTANCE FOR BACKUP` },
    'lock table|tables': {
      synopsis: `LOCK { TABLES | TABLE } { <relation> [ [ AS ] <name> ] { READ [ LOCAL ] | WRITE } } , ...`,
    },
    unlock: { synopsis: `UNLOCK { TABLES | TABLE | INSTANCE }` },
    xa: {
      synopsis: `XA { { START | BEGIN } <xid> [ { JOIN | RESUME } ] | END <xid> [ SUSPEND [ FOR MIGRATE ] ] | PREPARE <xid> |
    COMMIT <xid> [ ONE PHASE ] | ROLLBACK <xid> | RECOVER [ CONVERT XID ] }`,
    },
    prepare: { synopsis: `PREPARE <name> FROM { <string> | <variable> }` },
    execute: { synopsis: `EXECUTE <name> [ USING <variable> , ... ]` },
    'deallocate|drop prepare': { synopsis: `{ DEALLOCATE | DROP } PREPARE <name>` },
  },
  clauses: {
    transaction_end: `[ WORK ] { AND CHAIN [ NO RELEASE ] | [ AND NO CHAIN ] [ [ NO ] RELEASE ] }`,
    isolation: `ISOLATION LEVEL { REPEATABLE READ | READ { COMMITTED | UNCOMMITTED } | SERIALIZABLE }`,
    access_mode: `READ { WRITE | ONLY }`,
    xid: `<xid_text> [ , <xid_text> [ , <ulong> ] ]`,
    xid_text: `<text_literal>`,
    ulong: `{ <count> | <hexadecimal> | <quoted_hexadecimal> }`,
  },
} as const satisfies Synopses
