import type * as Ast from '../../2-parse/ast.ts'
import type { Column } from '../../ir/catalog.ts'
import type { CharacterSets, Collations } from '../definition-rules.ts'

export interface ServerCollations {
  /** Lines of a set and its default collation. */
  readonly characterSets: string
  /** Lines `set set: ending ending`: each of the sets has a collation of each of the endings. */
  readonly collationEndings: string
  readonly defaultCollation: string
  /** Whether another server has a collation of the name, of any set or of one. */
  isElsewhere(name: string): boolean
  /** The types whose values are bytes, of which COLLATE can be said all the same. */
  readonly bytes: RegExp | undefined
}

/** Manual 10.3.4 and 10.3.5, by the character sets of a server. */
export function collationsOf(server: ServerCollations): Collations {
  const { defaultCollation } = server
  const sets = charactersOf(server)
  const ofSet = (name: string) => defaultOf(sets.canonical(name), server)
  const other = (collation: string | undefined, usual: string | undefined) =>
    collation === (usual ?? defaultCollation) ? undefined : collation
  /** By its name, which may leave out the set; DEFAULT is that of the set. */
  const chosen = (collate: string | undefined, set: string | undefined, usual: string) => {
    if (collate === undefined || /^default$/i.test(collate))
      return set === undefined ? undefined : ofSet(set)
    const whole = `${set === undefined ? setOf(usual) : sets.canonical(set)}_${canonical(collate)}`
    return isCollation(whole, server) ? whole : canonical(collate)
  }
  const ofTable = (options: readonly Ast.TableOption[]) => {
    const set = options.findLast(({ characterSet }) => characterSet)?.characterSet?.text
    const collation = options.findLast((option) => option.collation)?.collation
    return other(chosen(collation?.parts[0]?.text, set, defaultCollation), undefined)
  }
  return {
    ofTable,
    ofColumn: (type, collate, table) => {
      const { set, isBinary } = attributesOf(type?.words ?? '')
      if (!type || !ofText.test(type.words) || set === 'binary') return undefined
      const usual = table ?? defaultCollation
      const own = chosen(collate, set, usual)
      return other(isBinary ? `${setOf(own ?? usual)}_bin` : own, table)
    },
    underDefault: (column, before, after) =>
      isText(column) ? other(column.collation ?? before ?? defaultCollation, after) : undefined,
    named: {
      mention: namesSome,
      isKnown: (name) => isCollation(canonical(name), server) || server.isElsewhere(name),
      all: () => allOf(server),
      comparing: undefined,
      characterSets: sets,
    },
  }
}

/** COLLATE, CHARACTER SET, CHARSET, CHAR SET; CONVERT(a USING latin1), SET NAMES. */
const namesSome = /collat|\bchar|\busing\b|\bnames\b/i

/** Types of texts: `long` is `mediumtext`. */
const ofText = /char|text|^(?:enum|set|long)\b(?! varbinary)/

function charactersOf(server: ServerCollations): CharacterSets {
  const { characterSets, defaultCollation, bytes } = server
  const all = () =>
    characterSets
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
  return {
    isKnown: (name) => defaultOf(canonical(name), server) !== undefined,
    all,
    canonical,
    ofCollation: (name) => {
      const own = canonical(name)
      const set = setOf(own)
      const isOfOne = isCollation(own, server) || server.isElsewhere(own)
      return isOfOne && defaultOf(set, server) !== undefined ? set : undefined
    },
    usual: setOf(defaultCollation),
    unicode: ['utf8mb4', 'utf8mb3', 'ucs2', 'utf16', 'utf16le', 'utf32'],
    defaultOf: (set) => defaultOf(canonical(set), server),
    ofType: ({ words }) => (bytes?.test(words) ? 'binary' : attributesOf(words).set),
    nearest: (collation, set) => {
      const [, own, ending] = /^([^_]*)_(.*)$/.exec(canonical(collation)) ?? []
      const same = `${set}_${ending}`
      if (own !== undefined && isCollation(same, server)) return same
      return defaultOf(set, server)
    },
  }
}

function defaultOf(set: string, { characterSets }: ServerCollations): string | undefined {
  return /^\w+$/.test(set) ? new RegExp(`^${set} (.*)$`, 'm').exec(characterSets)?.[1] : undefined
}

function isCollation(name: string, { collationEndings }: ServerCollations): boolean {
  if (name === 'binary') return true
  const [, set, ending] = /^([^_]+)_(\w+)$/.exec(name) ?? []
  if (set === undefined) return false
  return new RegExp(`^(?:.* )?${set}\\b.*:.* ${ending}(?: |$)`, 'm').test(collationEndings)
}

function allOf({ collationEndings }: ServerCollations): readonly string[] {
  const names = collationEndings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [sets = '', endings = ''] = line.split(': ')
      return sets
        .split(' ')
        .flatMap((set) => endings.split(' ').map((ending) => `${set}_${ending}`))
    })
  return ['binary', ...names]
}

function setOf(collation: string): string {
  return collation.split('_')[0] ?? ''
}

function canonical(name: string): string {
  return name.toLowerCase().replace(/^utf8(?=_|$)/, 'utf8mb3')
}

interface Attributes {
  readonly set: string | undefined
  /** BINARY: the binary collation of the character set. */
  readonly isBinary: boolean
}

/** What the words of a type say of its characters: `varchar character set latin1 binary`. */
function attributesOf(words: string): Attributes {
  const [, set] = /\b(?:character set|charset) (\S+)/.exec(words) ?? []
  const national = /^(?:national\b|nchar\b|nvarchar\b)/.test(words)
  const named = set ?? (/ ascii\b/.exec(words) && 'latin1') ?? (/ unicode\b/.exec(words) && 'ucs2')
  return {
    set: named ?? (national ? 'utf8mb3' : undefined),
    isBinary: / binary$| binary /.test(words.replace(/(?:character set|charset) binary/, '')),
  }
}

function isText({ type }: Column): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && /char|text|^set$/.test(type.name))
}
