const CLAIM = /\(security (?<numbers>\d+(?:, \d+)*)\)['"`]/g

/**
 * The numbers of requirements that the names of tests end with: `(security 10, 19)` before the quote that
 * closes the name, which may stand in a call of `test` or in a table of tests.
 */
export function claimsIn(text: string): readonly number[] {
  return [...text.matchAll(CLAIM)].flatMap((match) =>
    (match.groups?.['numbers'] ?? '').split(', ').map(Number),
  )
}
