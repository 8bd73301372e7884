import type { ForeignClause } from '../../foreign.ts'

/** In SELECT, INSERT, UPDATE, DELETE, and in expressions anywhere. */
export const foreignInQueries: readonly ForeignClause[] = [
  {
    words: 'merge into',
    clause: 'MERGE',
    instead: 'INSERT ... ON CONFLICT (...) DO UPDATE SET ...',
  },
  { words: 'distinct on', clause: 'DISTINCT ON' },
  { words: 'for update', clause: 'FOR UPDATE' },
  { words: 'for share', clause: 'FOR SHARE' },
  {
    words: 'on duplicate key',
    clause: 'ON DUPLICATE KEY',
    instead: 'ON CONFLICT (...) DO UPDATE SET ...',
  },
  { words: 'rlike', clause: 'RLIKE', instead: 'GLOB or LIKE' },
  { words: 'div', clause: 'DIV', instead: '/, which divides integers without a rest' },
  { words: 'xor', clause: 'XOR', instead: '<> between two conditions' },
  { words: 'insert ignore', clause: 'INSERT IGNORE', instead: 'INSERT OR IGNORE' },
  { words: 'array [', clause: 'ARRAY' },
  { words: 'fetch first', clause: 'FETCH FIRST', instead: 'LIMIT' },
  { words: 'fetch next', clause: 'FETCH NEXT', instead: 'LIMIT' },
  { words: 'grouping sets', clause: 'GROUPING SETS' },
  { words: 'rollup (', clause: 'ROLLUP' },
  { words: 'cube (', clause: 'CUBE' },
  { words: 'with rollup', clause: 'WITH ROLLUP' },
  { words: 'within group', clause: 'WITHIN GROUP' },
  { words: 'at time zone', clause: 'AT TIME ZONE', instead: "datetime(..., 'localtime')" },
  { words: 'straight_join', clause: 'STRAIGHT_JOIN' },
  { words: 'use index', clause: 'USE INDEX' },
  { words: 'tablesample', clause: 'TABLESAMPLE' },
  { words: 'union distinct', clause: 'UNION DISTINCT', instead: 'UNION' },
  { words: 'intersect all', clause: 'INTERSECT ALL' },
  { words: 'except all', clause: 'EXCEPT ALL' },
  { words: '::', clause: 'cast with ::', instead: 'CAST(... AS ...)' },
  {
    words: 'interval <number>',
    clause: 'INTERVAL',
    instead: "datetime(..., '-1 day')",
  },
  {
    words: 'using',
    in: 'delete',
    clause: 'USING in DELETE',
    instead: 'WHERE ... IN (SELECT ...), or EXISTS (...)',
  },
  {
    words: 'delete <name> from',
    clause: 'DELETE with names before FROM',
    instead: 'DELETE FROM ... WHERE ... IN (SELECT ...)',
  },
  {
    words: '[inner|left] join',
    in: 'update',
    clause: 'JOIN in UPDATE',
    instead: 'UPDATE ... SET ... FROM ... WHERE ...',
  },
  { words: 'separator <string>', clause: 'SEPARATOR', instead: "group_concat(..., ',')" },
  { call: 'extract', clause: 'EXTRACT', instead: "strftime('%Y', ...)" },
  {
    words: 'from',
    call: 'substring|substr',
    clause: 'SUBSTRING ... FROM',
    instead: 'substr(text, from, length)',
  },
  {
    call: 'trim',
    words: 'both|leading|trailing [<string>] <any>',
    clause: 'TRIM ... FROM',
    instead: 'trim(text, characters), or ltrim, or rtrim',
  },
  {
    words: 'offset <value> <any>',
    in: 'select',
    clause: 'OFFSET without LIMIT before it',
    instead: 'LIMIT -1 OFFSET 5',
  },
  {
    words: '[not] ilike',
    clause: 'ILIKE',
    instead: 'LIKE, which ignores the case of ASCII letters',
  },
  { words: '[not] similar to', clause: 'SIMILAR TO', instead: 'LIKE or GLOB' },
  { words: '~', clause: '~ for regular expressions', instead: 'REGEXP' },
  { words: '@ >', clause: '@>' },
  { words: '# >', clause: '#>', instead: "-> '$.a.b'" },
  { words: '<= >', clause: '<=>', instead: 'IS' },
  { words: 'lateral [(] [select] <any>', clause: 'LATERAL' },
  ...quantified({
    '= any': 'IN (...)',
    '= all': 'NOT EXISTS (SELECT ... WHERE ... <> ...)',
    '<> any': 'EXISTS (SELECT ... WHERE ... <> ...)',
    '!= any': 'EXISTS (SELECT ... WHERE ... <> ...)',
    '<> all': 'NOT IN (...)',
    '!= all': 'NOT IN (...)',
    '> any': '> (SELECT min(...) ...)',
    '>= any': '>= (SELECT min(...) ...)',
    '< any': '< (SELECT max(...) ...)',
    '<= any': '<= (SELECT max(...) ...)',
    '> all': '> (SELECT max(...) ...)',
    '>= all': '>= (SELECT max(...) ...)',
    '< all': '< (SELECT min(...) ...)',
    '<= all': '<= (SELECT min(...) ...)',
  }),
  { words: 'mod <value>', clause: 'MOD as an operator', instead: '%' },
  {
    words: 'into <name>',
    in: 'select',
    clause: 'SELECT ... INTO',
    instead: 'CREATE TABLE ... AS SELECT ...',
  },
]

/** `a > ALL (SELECT ...)`, by the operator and the word; SOME is another word for ANY. */
function quantified(instead: Readonly<Record<string, string>>): readonly ForeignClause[] {
  return Object.entries(instead).flatMap(([words, written]) => {
    const [operator = '', word = ''] = words.split(' ')
    const spellings = word === 'any' ? ['any', 'some'] : [word]
    return spellings.map((each) => ({
      words: `{${operator}} ${each} {(} <any>`,
      clause: each.toUpperCase(),
      instead: written,
    }))
  })
}
