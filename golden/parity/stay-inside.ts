import { lex } from '../../compiler/1-lex/lexer.ts'
import { classify } from '../../compiler/classify.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { split } from '../../compiler/split/split.ts'

/** What is run in the place of a statement that would leave the database. */
const NOTHING = 'select 1'

/**
 * Takes out of scripts what reaches beyond the database they are run in: SET GLOBAL, CREATE USER, DROP
 * DATABASE. As quarry does, it lets what a USE has named stand for the database at hand.
 */
export function stayInside(dialect: Dialect): (script: string) => string {
  const own = new Set<string>()
  return (script) => {
    const pieces: string[] = []
    let end = 0
    for (const { kind, text, at } of split(script, dialect.lexical)) {
      if (kind !== 'sql') continue
      const { leavesDatabase } = classify(text, dialect, (schema) => own.has(schema))
      const stays = leavesDatabase ? NOTHING : withoutQualifiers(text, own, dialect)
      if (stays === text) continue
      if (leavesDatabase?.into !== undefined) own.add(leavesDatabase.into)
      pieces.push(script.slice(end, at.start), stays)
      end = at.end
    }
    return [...pieces, script.slice(end)].join('')
  }
}

/** `sakila.film` without the name of the database. */
function withoutQualifiers(text: string, own: ReadonlySet<string>, { lexical }: Dialect): string {
  if (own.size === 0) return text
  const { tokens } = lex(text, lexical)
  const pieces: string[] = []
  let end = 0
  tokens.forEach(({ value, at }, i) => {
    const [before, point] = [tokens[i - 1], tokens[i + 1]]
    if (!own.has(value) || point?.text !== '.' || before?.text === '.') return
    pieces.push(text.slice(end, at.start))
    end = point.at.end
  })
  return [...pieces, text.slice(end)].join('')
}
