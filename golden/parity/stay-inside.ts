import { classify } from '../../compiler/classify.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { split } from '../../compiler/split.ts'

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
      if (!leavesDatabase) continue
      if (leavesDatabase.into !== undefined) own.add(leavesDatabase.into)
      pieces.push(script.slice(end, at.start), NOTHING)
      end = at.end
    }
    return [...pieces, script.slice(end)].join('')
  }
}
