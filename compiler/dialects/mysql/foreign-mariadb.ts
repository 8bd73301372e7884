import type { ForeignClause, ForeignNames } from '../foreign.ts'

/** The text behind "write" for what MariaDB has, with what a server of MySQL takes in its place. */
function forMariadb(instead?: string): string {
  const provider = 'provider = "mariadb" for a MariaDB server'
  return instead === undefined ? provider : `${provider}, else ${instead}`
}

const runsOnce = `write ${forMariadb()}, else leave it out: a migration runs once`

/** MariaDB's own syntax: people write `provider = "mysql"` for a server of either. */
export const mariadbClauses: readonly ForeignClause[] = [
  {
    words: 'create sequence',
    clause: 'CREATE SEQUENCE',
    instead: forMariadb('an AUTO_INCREMENT column'),
  },
  { words: 'alter|drop [temporary] sequence', clause: 'sequences', instead: forMariadb() },
  { words: 'next|previous value for <any>', clause: 'NEXT VALUE FOR', instead: forMariadb() },
  { words: 'nextval (', clause: 'NEXTVAL()', instead: forMariadb() },
  { words: 'for system_time', clause: 'FOR SYSTEM_TIME', instead: forMariadb() },
  {
    words: '[add|drop] [with|without] system versioning',
    clause: 'system versioning',
    instead: forMariadb(),
  },
  { words: 'as row start|end', clause: 'ROW START and ROW END', instead: forMariadb() },
  { words: 'period for', clause: 'PERIOD FOR', instead: forMariadb() },
  { words: 'for portion of', clause: 'FOR PORTION OF', instead: forMariadb() },
  {
    words: 'rows examined',
    clause: 'ROWS EXAMINED',
    instead: forMariadb('MAX_EXECUTION_TIME(...) as a hint'),
  },
  {
    words: 'offset <value> row|rows',
    in: 'select',
    clause: 'OFFSET ... ROWS',
    instead: forMariadb('LIMIT 10 OFFSET 5'),
  },
  { words: 'fetch first', clause: 'FETCH FIRST', instead: forMariadb('LIMIT') },
  { words: 'fetch next', clause: 'FETCH NEXT', instead: forMariadb('LIMIT') },
  { words: 'within group', clause: 'WITHIN GROUP', instead: forMariadb() },
  { words: 'within group (', clause: 'WITHIN GROUP', instead: forMariadb() },
  {
    words: 'limit',
    call: 'group_concat',
    clause: 'LIMIT in GROUP_CONCAT',
    instead: forMariadb('SUBSTRING_INDEX(...) around it'),
  },
  {
    words: 'update|mode wait <number>',
    clause: 'WAIT',
    instead: forMariadb('NOWAIT, or SKIP LOCKED'),
  },
  { words: 'page_compressed', clause: 'PAGE_COMPRESSED', instead: forMariadb() },
  {
    words: 'persistent',
    in: 'create|alter table',
    clause: 'PERSISTENT',
    instead: forMariadb('STORED'),
  },
  { words: 'value (', in: 'insert', clause: 'VALUE()', instead: forMariadb('VALUES(...)') },
  {
    words: 'set statement <name>',
    clause: 'SET STATEMENT',
    instead: forMariadb('a SET of its own'),
  },
  {
    words: 'analyze select|insert|update|delete|format',
    clause: 'ANALYZE of a statement',
    instead: forMariadb('EXPLAIN ANALYZE'),
  },
  { words: 'returning', in: 'update', clause: 'RETURNING', instead: 'a SELECT of its own' },
  {
    words: 'returning',
    clause: 'RETURNING',
    instead: forMariadb('a SELECT of its own; LAST_INSERT_ID() is the key of an INSERT'),
  },
  {
    words: 'add [column|constraint|foreign|index|unique] [index|key] if not exists',
    in: 'alter table',
    clause: 'IF NOT EXISTS in ALTER TABLE',
    hint: runsOnce,
  },
  {
    words: 'change|drop|modify|rename [column|constraint|foreign|index|partition] [key] if exists',
    in: 'alter table',
    clause: 'IF EXISTS in ALTER TABLE',
    hint: runsOnce,
  },
  { words: 'alter table if exists', clause: 'ALTER TABLE IF EXISTS', hint: runsOnce },
  {
    words: 'index if not exists',
    in: 'create [unique] index',
    clause: 'CREATE INDEX IF NOT EXISTS',
    hint: runsOnce,
  },
  {
    words: 'drop index if exists',
    clause: 'DROP INDEX IF EXISTS',
    instead: forMariadb('DROP INDEX name ON table'),
  },
  {
    in: 'create or replace table',
    clause: 'CREATE OR REPLACE TABLE',
    instead: forMariadb('CREATE TABLE IF NOT EXISTS'),
  },
  {
    words: 'create or replace [unique] index',
    clause: 'CREATE OR REPLACE INDEX',
    instead: forMariadb(),
  },
]

/** Types and functions that MariaDB has and MySQL has not. */
export const mariadbNames: Pick<ForeignNames, 'types' | 'functions'> = {
  types: {
    inet4: forMariadb('INT UNSIGNED with INET_ATON(...)'),
    inet6: forMariadb('VARBINARY(16) with INET6_ATON(...)'),
    uuid: forMariadb('CHAR(36), or BINARY(16)'),
  },
  functions: {
    add_months: forMariadb('DATE_ADD(...)'),
    chr: forMariadb('CHAR(...)'),
    column_json: forMariadb(),
    crc32c: forMariadb('CRC32(...)'),
    json_compact: forMariadb(),
    json_detailed: forMariadb('JSON_PRETTY(...)'),
    json_equals: forMariadb('a = b'),
    json_exists: forMariadb('JSON_CONTAINS_PATH(...)'),
    json_loose: forMariadb(),
    json_normalize: forMariadb(),
    json_query: forMariadb('JSON_EXTRACT(...)'),
    lastval: forMariadb('LAST_INSERT_ID()'),
    lengthb: forMariadb('LENGTH(...)'),
    median: forMariadb(),
    natural_sort_key: forMariadb(),
    nvl: forMariadb('COALESCE(...)'),
    nvl2: forMariadb('IF(... IS NOT NULL, ..., ...)'),
    nextval: forMariadb(),
    setval: forMariadb(),
    sformat: forMariadb('CONCAT(...)'),
    sys_guid: forMariadb('UUID()'),
    to_char: forMariadb('DATE_FORMAT(...)'),
  },
}
