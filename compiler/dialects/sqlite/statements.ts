import type { Grammar } from '../grammar.ts'

const triggerHead = `[ IF NOT EXISTS ] <qualified_name> [ BEFORE | AFTER | INSTEAD OF ]
  { DELETE | INSERT | UPDATE [ OF <column> , ... ] } ON <relation> [ FOR EACH ROW ] [ WHEN <expression> ]`

/** SQLite manual, "SQL As Understood By SQLite": the statements that say nothing of tables, and triggers. */
export const statements = {
  'create trigger': {
    defines: 'trigger',
    synopsis: `CREATE TRIGGER ${triggerHead} BEGIN { <trigger_statement> ; } ... END`,
  },
  // Since 3.53 these may name tables of any database.
  'create temp|temporary trigger': {
    defines: 'trigger',
    synopsis: `CREATE { TEMP | TEMPORARY } TRIGGER ${triggerHead}
      BEGIN { <temporary_trigger_statement> ; } ... END`,
  },
  'drop trigger': {
    defines: 'trigger',
    synopsis: 'DROP TRIGGER [ IF EXISTS ] <qualified_name>',
  },
  analyze: { synopsis: 'ANALYZE [ <qualified_name> ]' },
  attach: { synopsis: 'ATTACH [ DATABASE ] <expression> AS <expression> [ KEY <expression> ]' },
  begin: {
    synopsis: 'BEGIN [ DEFERRED | IMMEDIATE | EXCLUSIVE ] [ <transaction> ]',
  },
  'commit|end': { synopsis: '{ COMMIT | END } [ <transaction> ]' },
  detach: { synopsis: 'DETACH [ DATABASE ] <expression>' },
  explain: { synopsis: 'EXPLAIN [ QUERY PLAN ] <statement>' },
  pragma: {
    synopsis: 'PRAGMA <qualified_name> [ = <pragma_value> | ( <pragma_value> ) ]',
  },
  reindex: { synopsis: 'REINDEX [ <qualified_name> ]' },
  release: { synopsis: 'RELEASE [ SAVEPOINT ] <name>' },
  rollback: { synopsis: 'ROLLBACK [ <transaction> ] [ TO! [ SAVEPOINT ] <name> ]' },
  savepoint: { synopsis: 'SAVEPOINT <name>' },
  vacuum: { synopsis: 'VACUUM [ <name> ] [ INTO! <expression> ]' },
} as const satisfies Grammar['statements']

export const clauses = {
  // Its name means nothing.
  transaction: 'TRANSACTION [ <column> ]',
  raise: '( { IGNORE | { ROLLBACK | ABORT | FAIL } , <expression> } )',
  pragma_value: '<number> | <name> | ON | DELETE | DEFAULT',
} as const satisfies Grammar['clauses']
