import { lex } from './1-lex/lexer.ts'
import type { Token } from './1-lex/token.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog, Relation } from './ir/catalog.ts'
import { split } from './split/split.ts'

export interface Completion {
  readonly label: string
  readonly kind: 'schema' | 'table' | 'view' | 'column' | 'function' | 'keyword'
  /** The type of a column, the schema of a table. */
  readonly detail?: string
  /** What is written, where it is not the label: a name in quotes. */
  readonly apply?: string
}

export interface Completions {
  /** The word that an option takes the place of. */
  readonly from: number
  readonly to: number
  readonly options: readonly Completion[]
}

/** A list is read by a person. */
const MOST_OPTIONS = 200
/** The words behind which a relation is named. */
const BEFORE_RELATION: ReadonlySet<string> = new Set(
  'from join into update table truncate describe using'.split(' '),
)

/** What may stand at a place of a script, the likeliest first. */
export function completeScript(
  { text, position }: { readonly text: string; readonly position: number },
  catalog: Catalog,
  dialect: Dialect,
): Completions {
  const [word = ''] = /[\p{L}\p{N}_$]*$/u.exec(text.slice(0, position)) ?? []
  const from = position - word.length
  const tokens = tokensAround(text, from, dialect)
  const scope = { catalog, dialect, tokens, word: word.toLowerCase() }
  const qualifier = /([\p{L}\p{N}_$]+)["`\]]?\.$/u.exec(text.slice(0, from))?.[1]
  const found = qualifier === undefined ? anyName(scope, from) : qualified(qualifier, scope)
  return { from, to: position, options: ranked(found, word) }
}

interface Scope {
  readonly catalog: Catalog
  readonly dialect: Dialect
  /** Of the statement around the place, with their places in the text. */
  readonly tokens: readonly Token[]
  /** What has been typed of a name, in lower case. */
  readonly word: string
}

function tokensAround(text: string, position: number, { lexical }: Dialect): readonly Token[] {
  const around = split(text, lexical).findLast(({ at }) => at.start <= position)
  if (!around) return []
  const { start } = around.at
  return lex(around.text, lexical).tokens.map((token) => ({
    ...token,
    at: { start: token.at.start + start, end: token.at.end + start },
  }))
}

/** Behind `name.`: the columns of a relation or its alias, or the relations of a schema. */
function qualified(name: string, scope: Scope): readonly Completion[] {
  const { catalog, dialect } = scope
  const key = dialect.names.relationKey(name)
  const meant = relationsIn(scope).filter(({ alias }) => dialect.names.relationKey(alias) === key)
  const relation = meant[0]?.relation ?? findRelation([name], scope)
  if (relation) return columnsOf(relation, dialect)
  return relationsOf(catalog.schemas.get(key)?.relations.values() ?? [], scope)
}

function anyName(scope: Scope, position: number): readonly Completion[] {
  const { catalog, dialect, tokens } = scope
  const before = tokens.findLast(({ at }) => at.end <= position)
  const isRelation = before?.kind === 'word' && BEFORE_RELATION.has(before.value.toLowerCase())
  const relations = [...catalog.schemas.values()].flatMap((schema) =>
    relationsOf(schema.relations.values(), scope),
  )
  const schemas = [...catalog.schemas.values()].map(({ name }) => named(name, 'schema', dialect))
  if (isRelation) return [...relations, ...schemas]
  const columns = relationsIn(scope).flatMap(({ relation }) => columnsOf(relation, dialect))
  return [...columns, ...keywordsOf(dialect), ...relations, ...functionsOf(scope), ...schemas]
}

interface NamedRelation {
  readonly alias: string
  readonly relation: Relation
}

/** The relations that the statement names, each with its alias. */
function relationsIn(scope: Scope): readonly NamedRelation[] {
  const { tokens } = scope
  return tokens.flatMap((token, index) => {
    const isBefore = token.text === ',' || BEFORE_RELATION.has(token.value.toLowerCase())
    const first = tokens[index + 1]
    if (!isBefore || !isName(first)) return []
    const isQualified = tokens[index + 2]?.text === '.' && isName(tokens[index + 3])
    const last = isQualified ? index + 3 : index + 1
    const parts = isQualified ? [first.value, tokens[last]?.value ?? ''] : [first.value]
    const relation = findRelation(parts, scope)
    return relation ? [{ alias: aliasBehind(tokens, last) ?? relation.name, relation }] : []
  })
}

function isName(token: Token | undefined): token is Token {
  return token?.kind === 'word' || token?.kind === 'quoted-name'
}

function aliasBehind(tokens: readonly Token[], index: number): string | undefined {
  const next = tokens[index + 1]
  const alias = next?.value.toLowerCase() === 'as' ? tokens[index + 2] : next
  return isName(alias) ? alias.value : undefined
}

function findRelation(parts: readonly string[], { catalog, dialect }: Scope): Relation | undefined {
  const key = dialect.names.relationKey(parts.at(-1) ?? '')
  const schemas = parts.length > 1 ? parts.slice(0, 1) : catalog.searchPath
  const found = schemas.map((schema) =>
    catalog.schemas.get(dialect.names.relationKey(schema))?.relations.get(key),
  )
  return found.find((each) => each !== undefined)
}

function columnsOf({ columns, name }: Relation, dialect: Dialect): readonly Completion[] {
  return columns.map((column) => ({
    ...named(column.name, 'column', dialect),
    detail: `${dialect.types.render(column.type)}, ${name}`,
  }))
}

/** Of very many relations those that a list can show: an option is made of no other. */
function relationsOf(
  relations: Iterable<Relation>,
  { dialect, word }: Scope,
): readonly Completion[] {
  const begins: Relation[] = []
  const within: Relation[] = []
  for (const relation of relations) {
    const at = relation.name.toLowerCase().indexOf(word)
    if (at === 0) begins.push(relation)
    else if (at > 0 && within.length < MOST_OPTIONS) within.push(relation)
    if (begins.length === MOST_OPTIONS) break
  }
  return [...begins, ...within].map((each) => asCompletion(each, dialect))
}

function asCompletion({ name, kind, schema }: Relation, dialect: Dialect): Completion {
  const isView = kind === 'view' || kind === 'materialized-view'
  return { ...named(name, isView ? 'view' : 'table', dialect), detail: schema }
}

function named(label: string, kind: Completion['kind'], { text }: Dialect): Completion {
  const apply = text.quote(label)
  return { label, kind, ...(apply !== label && { apply }) }
}

function functionsOf({ catalog, dialect }: Scope): readonly Completion[] {
  const schemas = [...catalog.schemas.values(), ...dialect.builtins.schemas.values()]
  const names = schemas.flatMap(({ routines }) => [...routines.keys()])
  return [...new Set(names)].map((label) => ({ label, kind: 'function' }))
}

function keywordsOf({ lexical }: Dialect): readonly Completion[] {
  const words = lexical.keywords.flatMap((group) => group.words.split(/\s+/u))
  return words.map((word) => ({ label: word.toUpperCase(), kind: 'keyword' }))
}

/** Those that begin with the word, then those that have it within; each once, as many as a list has. */
function ranked(options: readonly Completion[], word: string): readonly Completion[] {
  const wanted = word.toLowerCase()
  const isFirst = ({ label }: Completion) => label.toLowerCase().startsWith(wanted)
  const within = ({ label }: Completion) => label.toLowerCase().includes(wanted) && wanted !== ''
  const begins = options.filter(isFirst)
  const rest = options.filter((each) => !isFirst(each) && within(each))
  const seen = new Set<string>()
  const isNew = ({ label, kind }: Completion) => {
    const key = `${kind} ${label}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  return [...begins, ...rest].filter(isNew).slice(0, MOST_OPTIONS)
}
