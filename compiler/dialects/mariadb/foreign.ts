import type { ForeignClause, ForeignNames } from '../foreign.ts'
import { foreignNamesToBoth, foreignToBoth } from '../mysql/foreign.ts'

export const foreign: readonly ForeignClause[] = [
  ...foreignToBoth,
  { words: 'lateral (', clause: 'LATERAL' },
  { words: 'grouping sets', clause: 'GROUPING SETS' },
  { words: 'cube (', clause: 'CUBE' },
  { words: 'tablesample', clause: 'TABLESAMPLE' },
  { words: '- >', clause: '->', instead: 'JSON_EXTRACT(...)' },
  { words: '- >>', clause: '->>', instead: 'JSON_VALUE(...)' },
  { words: 'member of', clause: 'MEMBER OF', instead: 'JSON_CONTAINS(...)' },
  { words: 'values row', clause: 'VALUES ROW', instead: 'VALUES (...), (...)' },
  { words: 'as new on', in: 'insert', clause: 'alias of the new row', instead: 'VALUES(column)' },
  {
    words: 'returning',
    in: 'update',
    clause: 'RETURNING in UPDATE',
    instead: 'a SELECT of its own',
  },
  {
    words: 'where',
    in: 'create [or] [replace] [unique] index',
    clause: 'WHERE of an index',
    hint: 'index a generated column that is NULL for other rows',
  },
  {
    words: '( <name> ( <name>',
    in: 'create [or] [replace] [unique] index',
    clause: 'index of an expression',
    instead: 'a generated column, and the index of it',
  },
]

const { jsonb: _, inet: __, ...types } = foreignNamesToBoth.types

const { nvl, nvl2, ...functions } = foreignNamesToBoth.functions

export const foreignNames: ForeignNames = {
  ...foreignNamesToBoth,
  types: { ...types, jsonb: 'JSON' },
  functions,
}
