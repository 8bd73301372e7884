import type { Attribute } from '../../../../migrate/schema-object.ts'
import { behindGroup, isSymbol, textOf, type Token } from '../text/tokens.ts'
import { clausesOf, clauseStarts } from './clauses.ts'

const STARTS = clauseStarts([
  { key: 'charset', words: ['CHARACTER', 'SET'] },
  { key: 'collate', words: ['COLLATE'] },
  { key: 'generated', words: ['GENERATED', 'ALWAYS', 'AS'] },
  { key: 'virtual', words: ['VIRTUAL'], bare: true },
  { key: 'stored', words: ['STORED'], bare: true },
  { key: 'notNull', words: ['NOT', 'NULL'], bare: true },
  { key: 'null', words: ['NULL'], bare: true },
  { key: 'srid', words: ['SRID'] },
  { key: 'invisible', words: ['INVISIBLE'], bare: true },
  { key: 'default', words: ['DEFAULT'] },
  { key: 'onUpdate', words: ['ON', 'UPDATE'] },
  { key: 'autoIncrement', words: ['AUTO_INCREMENT'], bare: true },
  { key: 'comment', words: ['COMMENT'] },
  { key: 'storage', words: ['STORAGE'] },
  { key: 'columnFormat', words: ['COLUMN_FORMAT'] },
  { key: 'check', words: ['CHECK'] },
  { key: 'unversioned', words: ['WITHOUT', 'SYSTEM', 'VERSIONING'], bare: true },
  { key: 'engineAttribute', words: ['ENGINE_ATTRIBUTE'] },
  { key: 'secondaryEngineAttribute', words: ['SECONDARY_ENGINE_ATTRIBUTE'] },
])

const TYPE_WORDS: ReadonlySet<string> = new Set(['UNSIGNED', 'ZEROFILL', 'COMPRESSED', 'PRECISION'])

const CHARACTER_TYPE = /^(?:char|varchar|tinytext|text|mediumtext|longtext|enum|set)\b/i

/**
 * The attributes of a column, of the tokens behind its name. `charset` is there where it was given: a column without
 * it follows the default of the table when it is made, and has the collation of the table that stands here.
 */
export function readColumn(
  sql: string,
  tokens: readonly Token[],
  tableCollation: string | undefined,
): Readonly<Record<string, Attribute>> {
  const end = endOfType(tokens)
  const type = typeIn(sql, tokens.slice(0, end))
  const clauses = clausesOf(sql, tokens.slice(end), STARTS)
  const collation = CHARACTER_TYPE.test(type)
    ? (clauses.get('collate') ?? tableCollation)
    : undefined
  return {
    type,
    charset: clauses.has('charset') ? clauses.get('charset') : undefined,
    collation,
    generated: clauses.get('generated'),
    stored: has(clauses, 'stored'),
    notNull: has(clauses, 'notNull'),
    // A column that takes NULL has this default without saying so, in some versions and types only.
    default: clauses.get('default') === 'NULL' ? undefined : clauses.get('default'),
    onUpdate: clauses.get('onUpdate'),
    autoIncrement: has(clauses, 'autoIncrement'),
    srid: clauses.get('srid'),
    invisible: has(clauses, 'invisible'),
    comment: clauses.get('comment'),
    check: clauses.get('check'),
    unversioned: has(clauses, 'unversioned'),
    storage: clauses.get('storage'),
    columnFormat: clauses.get('columnFormat'),
    engineAttribute: clauses.get('engineAttribute'),
    secondaryEngineAttribute: clauses.get('secondaryEngineAttribute'),
    other: clauses.get('other'),
  }
}

/** With one space between its words, where a mark was left out too. */
function typeIn(sql: string, tokens: readonly Token[]): string {
  const words = tokens.findLastIndex((token) => isSymbol(token, ')')) + 1 || 1
  return [textOf(sql, tokens.slice(0, words)), ...tokens.slice(words).map(({ text }) => text)].join(
    ' ',
  )
}

function has(clauses: ReadonlyMap<string, string>, key: string): true | undefined {
  return clauses.has(key) ? true : undefined
}

/** `decimal(10,2) unsigned zerofill`, `varchar(20) COMPRESSED` */
function endOfType(tokens: readonly Token[]): number {
  let end = 1
  for (;;) {
    const token = tokens[end]
    if (isSymbol(token, '(')) end = behindGroup(tokens, end)
    else if (TYPE_WORDS.has(token?.word ?? '')) end += 1
    else return end
  }
}
