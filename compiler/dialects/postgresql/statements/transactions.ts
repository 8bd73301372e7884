import type { Grammar } from '../../grammar.ts'

const chain = '[ WORK | TRANSACTION ] [ AND [ NO! ] CHAIN! ]'

/** Transactions, sessions and their settings. */
export const transactionStatements = {
  abort: { synopsis: `ABORT ${chain}` },
  begin: { synopsis: 'BEGIN [ WORK | TRANSACTION ] [ <transaction_modes> ]' },
  'start transaction': { synopsis: 'START TRANSACTION [ <transaction_modes> ]' },
  commit: { synopsis: `COMMIT { PREPARED! <string> | ${chain} }` },
  end: { synopsis: `END ${chain}` },
  rollback: {
    synopsis: `ROLLBACK { PREPARED! <string> | [ WORK | TRANSACTION ] TO! [ SAVEPOINT ] <name> | ${chain} }`,
  },
  savepoint: { synopsis: 'SAVEPOINT <name>' },
  release: { synopsis: 'RELEASE { SAVEPOINT <name> | <name> }' },
  'set [session|local] search_path to|=': 'chapter',
  'set constraints': {
    synopsis:
      'SET { CONSTRAINTS { ALL | <table_name> , ... } { DEFERRED | IMMEDIATE } | <setting> }',
  },
  set: { synopsis: 'SET [ SESSION | LOCAL ] <set_rest>' },
  reset: { synopsis: '<reset>' },
  show: {
    synopsis: `SHOW { TIME ZONE | TRANSACTION ISOLATION LEVEL | SESSION AUTHORIZATION | ALL | <variable> }`,
  },
  discard: { synopsis: 'DISCARD { ALL | TEMP | TEMPORARY | PLANS | SEQUENCES }' },
  listen: { synopsis: 'LISTEN <column>' },
  unlisten: { synopsis: 'UNLISTEN { * | <column> }' },
  notify: { synopsis: 'NOTIFY <column> [ , <string> ]' },
  load: { synopsis: 'LOAD <string>' },
  checkpoint: { synopsis: 'CHECKPOINT' },
  lock: {
    synopsis: `LOCK [ TABLE ] <relation_expr> , ... [ IN { ACCESS SHARE | ROW SHARE | ROW EXCLUSIVE
      | SHARE UPDATE EXCLUSIVE | SHARE ROW EXCLUSIVE | SHARE | EXCLUSIVE | ACCESS EXCLUSIVE } MODE ] [ NOWAIT ]`,
  },
} as const satisfies Grammar['statements']
