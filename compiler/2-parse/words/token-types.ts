import { EOF, Lexer, type TokenType } from 'chevrotain'

/** The types of one dialect's tokens, in the order in which they were added. */
export class TokenTypes {
  readonly all: TokenType[] = []
  /** Every token but parentheses and the semicolon: what text that is not read is made of. */
  readonly content = this.bare('content', 'more')

  /** A type of tokens, which are content as well. */
  add(name: string, label: string, ...categories: readonly TokenType[]): TokenType {
    return this.bare(name, label, this.content, ...categories)
  }

  /** A category, or a token that is not content. */
  bare(name: string, label: string, ...categories: readonly TokenType[]): TokenType {
    const type = { name, LABEL: label, PATTERN: Lexer.NA, CATEGORIES: [...categories] }
    this.all.push(type)
    return type
  }
}

/**
 * Gives each type its number and each category its members; a category has no categories itself.
 * Chevrotain does the same for types of any form, which takes it 25 ms for a dialect.
 */
export function numberTypes(types: readonly TokenType[]): void {
  const first = (EOF.tokenTypeIdx ?? 0) + 1
  types.forEach((type, i) => {
    type.tokenTypeIdx = first + i
    type.categoryMatches = []
    type.categoryMatchesMap = {}
  })
  types.forEach(({ CATEGORIES: categories = [] }, i) => {
    for (const { categoryMatches, categoryMatchesMap = {} } of categories) {
      categoryMatches?.push(first + i)
      categoryMatchesMap[first + i] = true
    }
  })
}
