import type { Spelling } from '../proofs/lost-tokens.ts'

const anywhere: readonly Spelling[] = [
  [/ inner(?= join )/g, ''],
  [/ (left|right|full) outer(?= join )/g, ' $1'],
  [/ (select|\() all(?= )/g, ' $1'],
  [/ (union|intersect|except) distinct(?= )/g, ' $1'],
  [/ temp(?= )/g, ' temporary'],
  [/ some(?= \( )/g, ' any'],
  [/ isnull(?= )/g, ' is null'],
  [/ notnull(?= )/g, ' is not null'],
  [/ !=(?= )/g, ' <>'],
  // RESTRICT is what happens without the word, but of a reference.
  [/(?<! delete| update) restrict(?= )/g, ''],
  // FETCH FIRST 5 ROWS ONLY is LIMIT 5.
  [/ fetch (?:first|next)((?: (?!rows? )\S+)*) rows? only(?= )/g, ' limit$1'],
  [/ row(?= with ties )/g, ' rows'],
  [/ fetch next(?= )/g, ' fetch first'],
  [/ (offset(?: (?!rows? )\S+)+) rows?(?= )/g, ' $1'],
]

/** A word among those behind SELECT. */
function selectWith(word: string): RegExp {
  const modifiers = 'high_priority|straight_join|distinct|unique|all|sql_\\w+'
  return new RegExp(`( select(?: (?:${modifiers}))*?) ${word}(?= )`, 'g')
}

const ofMysql: readonly Spelling[] = [
  [/ distinctrow(?= )/g, ' distinct'],
  ...anywhere,
  [selectWith('all'), '$1'],
  [selectWith('unique'), '$1 distinct'],
  // SELECT DISTINCT SQL_NO_CACHE DISTINCT
  [/ distinct((?: sql_\w+| high_priority| straight_join)*)(?= distinct )/g, '$1'],
  [/ key(?= )/g, ' index'],
  [/ constraint(?= (?:primary|unique|foreign|check|references) )/g, ''],
  [/ tables(?= )/g, ' table'],
  [/ rename (?:as|=)(?= )/g, ' rename to'],
  [/ add column(?= \( )/g, ' add'],
  // Which says nothing of keys.
  [
    / add column if not exists(?= \( (?:index|fulltext|spatial|primary|unique|constraint|foreign|check|period) )/g,
    ' add',
  ],
  [/ persistent(?= )/g, ' stored'],
  [/ (?:charset|char set)(?= )/g, ' character set'],
  [/ tablespace =(?= )/g, ' tablespace'],
  [/ serial default value(?= )/g, ' not null auto_increment unique'],
  [/ character(?= \( )/g, ' char'],
  [/ \\n(?= )/g, ' null'],
  [/ unique index(?= )/g, ' unique'],
  [/ convert(?= \( )/g, ' cast'],
  [/ \|\|(?= )/g, ' or'],
  [/ &&(?= )/g, ' and'],
  [/ :=(?= )/g, ' ='],
  [/ rlike(?= )/g, ' regexp'],
  [/ lock in share mode(?= )/g, ' for share'],
  [/ from dual(?= )/g, ''],
  [/ value(?= \( )/g, ' values'],
  [/ (values|,) row(?= \( )/g, ' $1'],
  [/ next value for(?= )/g, ' nextval'],
  [/ previous value for(?= )/g, ' lastval'],
  // LIMIT 5, 10 is LIMIT 10 OFFSET 5.
  [/ offset(?= )/g, ''],
  // {d '2020-01-01'}, {oj a LEFT JOIN b ON c}: ODBC's, whose word says what follows.
  [/ { \S+(?= )/g, ''],
  // DELETE a.*, b.* FROM
  [/^((?: with .*?)? delete .*?) \. \*(?= (?:,|from|using) )/g, '$1'],
]

const ofMariadb: readonly Spelling[] = [
  ...ofMysql,
  // FROM t = a
  [/((?: from| join|^ update) (?:\( [^()]* \)|(?:\w+ \. )?\w+)) =(?= \w+ )/g, '$1 as'],
  [/( partition \( \w+ \)) =(?= \w+ )/g, '$1 as'],
]

const ofPostgresql: readonly Spelling[] = [
  ...anywhere,
  [/ ::(?= )/g, ' cast'],
  [/ :=(?= )/g, ' =>'],
  [/ increment by(?= )/g, ' increment'],
  [/ (re)?start with(?= )/g, ' $1start'],
  [/ search_path =(?= )/g, ' search_path to'],
  [/ set session(?= search_path )/g, ' set'],
  [/ (set search_path .*?) \+(?= )/g, ' $1'],
  [/ with options(?= )/g, ''],
  [/(?<! not) nulls distinct(?= )/g, ''],
  [/ (?:local|global)(?= temporary )/g, ''],
  [/ in out(?= )/g, ' inout'],
  [/ set data(?= type )/g, ''],
  [/ group by all(?= )/g, ' group by'],
  [/ between asymmetric(?= )/g, ' between'],
  [/ operator \( (\S+) \)(?= )/g, ' $1'],
  // CREATE FUNCTION f(a int = 1)
  [/ (create (?:or replace )?(?:function|procedure) .*?) =(?= )/g, ' $1 default'],
  // UPDATE t *: with the tables that inherit from t, as without the sign.
  [/ ((?:update|from|table|only|join|into|on|using|exists|,)(?: \S+ \.)* \S+) \*(?= )/g, ' $1'],
]

const ofSqlite: readonly Spelling[] = [
  ...anywhere,
  [/ ==(?= )/g, ' ='],
  // x NOT NULL
  [/ is not null(?= )/g, ' not null'],
  // (t AS p) AS q is called q.
  [/(?<! cast) \( ((?:\S+ \. )?\S+) as \S+ \) as(?= )/g, ' $1 as'],
  [/ is not distinct from(?= )/g, ' is'],
  [/ is distinct from(?= )/g, ' is not'],
]

/** What a dialect can say in several ways, where the tree keeps what is said. */
export const spellings = {
  mysql: ofMysql,
  mariadb: ofMariadb,
  postgresql: ofPostgresql,
  sqlite: ofSqlite,
} as const
