import type { ForeignClause } from '../../foreign.ts'

export const foreignCommands: readonly ForeignClause[] = [
  {
    words: 'set names|global|session|local|search_path|time|sql_mode|foreign_key_checks',
    clause: 'SET',
    instead: 'PRAGMA',
  },
  { in: 'show', clause: 'SHOW', instead: 'SELECT name FROM sqlite_schema' },
  { in: 'describe|desc', clause: 'DESCRIBE', instead: 'PRAGMA table_info(...)' },
  { in: 'use', clause: 'USE', hint: 'a connection has its file; ATTACH adds another' },
  { in: 'lock', clause: 'LOCK', instead: 'BEGIN IMMEDIATE' },
  { in: 'start transaction', clause: 'START TRANSACTION', instead: 'BEGIN' },
  { in: 'declare', clause: 'DECLARE' },
  { in: 'call', clause: 'CALL' },
]
