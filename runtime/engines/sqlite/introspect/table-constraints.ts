import { readTokens, type Token } from './table-tokens.ts'

/** What no pragma tells of a table: its CREATE TABLE statement as SQLite keeps it is the only source. */
export interface TableConstraints {
  readonly constraints: readonly TableConstraint[]
  /** By column, where the statement names one. */
  readonly collations: ReadonlyMap<string, string>
}

export interface TableConstraint {
  readonly kind: 'primary-key' | 'unique' | 'foreign-key' | 'check'
  readonly name: string | undefined
  readonly columns: readonly string[]
}

// The word that begins a constraint, and where it may begin one without a comma before.
const kinds: Readonly<Record<string, TableConstraint['kind']>> = {
  primary: 'primary-key',
  unique: 'unique',
  check: 'check',
  foreign: 'foreign-key',
  references: 'foreign-key',
}

/** Reads the outermost parentheses of a statement that SQLite has accepted. */
export function readTableConstraints(statement: string): TableConstraints {
  const body = readTokens(statement).find((token) => token.kind === 'group')
  const collations = new Map<string, string>()
  if (body === undefined) return { constraints: [], collations }
  const constraints = body.items.flatMap((item) => readItem(item, collations))
  return { constraints, collations }
}

/** A column with its constraints, or table constraints. */
function readItem(
  item: readonly Token[],
  collations: Map<string, string>,
): readonly TableConstraint[] {
  const column = columnOf(item)
  const constraints: TableConstraint[] = []
  let name: string | undefined
  for (const [place, token] of item.entries()) {
    if (token.kind === 'group' || (column !== undefined && place === 0)) continue
    const next = item[place + 1]
    if (isKeyword(token, 'constraint')) name = textOf(next)
    // A name may also stand before what is no constraint to the catalog: CONSTRAINT n NOT NULL.
    if (isKeyword(token, 'null') || isKeyword(token, 'default')) name = undefined
    if (isKeyword(token, 'collate') && column !== undefined)
      collations.set(column, textOf(next) ?? '')
    const kind = isNameAfter(item, place) ? undefined : kindOf(token)
    const repeated = column === undefined && isKeyword(token, 'references')
    if (kind === undefined || repeated) continue
    const columns = column === undefined ? columnsOf(item, place) : [column]
    constraints.push({ kind, name, columns: kind === 'check' ? [] : columns })
    name = undefined
  }
  return constraints
}

/** Undefined for table constraints: a column's name would have to be quoted to look like one. */
function columnOf(item: readonly Token[]): string | undefined {
  const first = item[0]
  if (first === undefined || first.kind === 'group') return undefined
  const begins = isKeyword(first, 'constraint') || kindOf(first) !== undefined
  return begins ? undefined : first.text
}

function kindOf(token: Token): TableConstraint['kind'] | undefined {
  if (token.kind !== 'word') return undefined
  const word = token.text.toLowerCase()
  return Object.hasOwn(kinds, word) ? kinds[word] : undefined
}

function isKeyword(token: Token, word: string): boolean {
  return token.kind === 'word' && token.text.toLowerCase() === word
}

/** `CONSTRAINT check CHECK (...)`, `REFERENCES "unique"`: a name, whatever the word. */
function isNameAfter(item: readonly Token[], place: number): boolean {
  const before = item[place - 1]
  if (before === undefined) return false
  return isKeyword(before, 'constraint') || isKeyword(before, 'references')
}

/** The names in the next parentheses; `a COLLATE nocase DESC` is `a`. */
function columnsOf(item: readonly Token[], place: number): readonly string[] {
  const group = item.slice(place).find((token) => token.kind === 'group')
  if (group === undefined) return []
  return group.items.flatMap((tokens) => textOf(tokens[0]) ?? [])
}

function textOf(token: Token | undefined): string | undefined {
  return token === undefined || token.kind === 'group' ? undefined : token.text
}
