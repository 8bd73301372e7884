import type * as Ast from '../../ast.ts'

/** The character set and the collation that a clause names. */
export function charactersIn(
  parts: Ast.AsWritten['parts'],
): Pick<Ast.TableOption, 'characterSet' | 'collation'> {
  const set = parts.find((part) => part.kind === 'character-set')
  const collated = parts.find((part) => part.kind === 'collation')
  return {
    ...(set && { characterSet: set.characterSet }),
    ...(collated && { collation: collated.collation }),
  }
}
