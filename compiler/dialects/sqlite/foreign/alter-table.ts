import type { ForeignClause } from '../../foreign.ts'

const newTable = 'make a new table, copy the rows and rename it'

export const foreignInAlterTable: readonly ForeignClause[] = [
  {
    words: 'add [column] if not exists',
    in: 'alter table',
    clause: 'IF NOT EXISTS in ALTER TABLE',
    hint: 'leave it out: a migration runs once',
  },
  {
    words: 'drop [column] if exists',
    in: 'alter table',
    clause: 'IF EXISTS in ALTER TABLE',
    hint: 'leave it out: a migration runs once',
  },
  {
    words: 'alter table if exists',
    clause: 'ALTER TABLE IF EXISTS',
    hint: 'leave it out: a migration runs once',
  },
  {
    words: 'alter [column] <name> type',
    in: 'alter table',
    clause: 'ALTER COLUMN ... TYPE',
    hint: newTable,
  },
  { words: 'set data type', in: 'alter table', clause: 'SET DATA TYPE', hint: newTable },
  {
    words: 'set|drop default',
    in: 'alter table',
    clause: 'SET DEFAULT or DROP DEFAULT',
    hint: newTable,
  },
  { words: 'modify [column]', in: 'alter table', clause: 'MODIFY', hint: newTable },
  {
    words: 'change [column]',
    in: 'alter table',
    clause: 'CHANGE',
    hint: `a name is changed by RENAME COLUMN; for the rest, ${newTable}`,
  },
  {
    words: 'add unique',
    in: 'alter table',
    clause: 'ADD UNIQUE',
    instead: 'CREATE UNIQUE INDEX ... ON ... (...)',
  },
  {
    words: 'add constraint <name> unique',
    in: 'alter table',
    clause: 'ADD UNIQUE',
    instead: 'CREATE UNIQUE INDEX ... ON ... (...)',
  },
  {
    words: 'add primary key',
    in: 'alter table',
    clause: 'ADD PRIMARY KEY',
    hint: newTable,
  },
  {
    words: 'add constraint <name> primary key',
    in: 'alter table',
    clause: 'ADD PRIMARY KEY',
    hint: newTable,
  },
  {
    words: 'add foreign key',
    in: 'alter table',
    clause: 'ADD FOREIGN KEY',
    hint: newTable,
  },
  {
    words: 'add constraint <name> foreign key',
    in: 'alter table',
    clause: 'ADD FOREIGN KEY',
    hint: newTable,
  },
  {
    words: 'add index|key',
    in: 'alter table',
    clause: 'ADD INDEX',
    instead: 'CREATE INDEX ... ON ... (...)',
  },
  {
    words: 'add (',
    in: 'alter table',
    clause: 'ADD (...)',
    instead: 'an ALTER TABLE for each column',
  },
  {
    words: ', add|drop|alter|rename',
    in: 'alter table',
    clause: 'list of changes in ALTER TABLE',
    instead: 'an ALTER TABLE for each of them',
  },
  {
    words: 'drop index|key <name>',
    in: 'alter table',
    clause: 'DROP INDEX in ALTER TABLE',
    instead: 'DROP INDEX and the name of the index',
  },
  { words: 'drop foreign|primary key', in: 'alter table', clause: 'DROP of a key', hint: newTable },
  {
    words: 'drop constraint if exists',
    in: 'alter table',
    clause: 'IF EXISTS in ALTER TABLE',
    hint: 'leave it out: a migration runs once',
  },
  {
    words: 'drop check',
    in: 'alter table',
    clause: 'DROP CHECK',
    instead: 'DROP CONSTRAINT and the name of the constraint',
  },
  {
    words:
      '{alter} {[column]} {<name>} bigint|bool|boolean|char|date|datetime|decimal|double|float|int|integer|json|jsonb|numeric|real|smallint|text|timestamp|timestamptz|uuid|varchar',
    in: 'alter table',
    clause: 'ALTER COLUMN with a type',
    hint: newTable,
  },
]
