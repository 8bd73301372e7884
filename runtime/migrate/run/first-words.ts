const COMMENTS = /\/\*[\s\S]*?\*\/|--[^\n]*/g
/** No statement says later what it is. */
const LENGTH = 2000

/** The beginning of a statement in lower case, without comments, with single spaces. */
export function firstWords(statement: string): string {
  return statement
    .slice(0, LENGTH)
    .replaceAll(COMMENTS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
