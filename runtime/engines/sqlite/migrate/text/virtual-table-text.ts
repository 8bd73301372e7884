import { splitItems, TokenCursor } from './token-cursor.ts'
import { isSign, type SqlToken, tokensOf } from './tokens.ts'

/** What a CREATE VIRTUAL TABLE statement says, as the modules that come with SQLite read it. */
export interface VirtualTableText {
  /** In lower case: `fts5`, `rtree`. */
  readonly module: string
  readonly columns: readonly string[]
  /** The table that holds the rows of an index for searching; empty where none does; undefined: it holds them itself. */
  readonly content: string | undefined
}

export function readVirtualTable(statement: string): VirtualTableText {
  const tokens = tokensOf(statement)
  const cursor = new TokenCursor(tokens.slice(4))
  const module = cursor.takeWords('using') ? (cursor.takeName() ?? '') : ''
  const items = splitItems(cursor.takeGroup() ?? []).filter(([first]) => first !== undefined)
  const content = items.find((item) => item[0]?.value.toLowerCase() === 'content' && isOption(item))
  return {
    module: module.toLowerCase(),
    columns: items.filter((item) => !isOption(item)).flatMap(nameOf),
    content: content && (content[2]?.value ?? ''),
  }
}

/** `tokenize = 'porter'`, `tokenize=porter` */
function isOption([, equals]: readonly SqlToken[]): boolean {
  return equals?.text === '='
}

/** A column of an R-tree that is no coordinate begins with `+`. */
function nameOf([first, second]: readonly SqlToken[]): readonly string[] {
  const name = first?.text === '+' ? second : first
  return name === undefined || isSign(name, '(') ? [] : [name.value]
}
