import type { Token } from './1-lex/token.ts'
import type { Span } from './source/span.ts'

/** The values that a statement has to be given. */
export interface StatementParameters {
  /** As they are written: `$1`, `:name`, `?`. Each is given one value. */
  readonly labels: readonly string[]
  /** Where each of them stands; `parameter` is an index into the labels. */
  readonly places: readonly ParameterPlace[]
}

interface ParameterPlace {
  readonly at: Span
  readonly parameter: number
}

/** `?` is a parameter each time it stands, `$1` and `:name` are one however often they stand. */
export function statementParameters(tokens: readonly Token[]): StatementParameters {
  const written = tokens.filter(({ kind }) => kind === 'parameter')
  const labels = [...numberedLabels(written)]
  const places = written.map(({ text, at }) => ({ at, parameter: placeOf(text, labels) }))
  return { labels, places }
}

/** `$3` alone is the third of three. */
function numberedLabels(written: readonly Token[]): readonly string[] {
  const numbers = written.flatMap(({ text }) => numberOf(text) ?? [])
  const [first = '$1'] = written.map(({ text }) => text).filter((text) => numberOf(text))
  const count = Math.max(0, ...numbers)
  return Array.from({ length: count }, (_, index) => `${first.charAt(0)}${index + 1}`)
}

function placeOf(text: string, labels: string[]): number {
  const number = numberOf(text)
  if (number !== undefined) return number - 1
  const known = text === '?' ? -1 : labels.indexOf(text)
  return known === -1 ? labels.push(text) - 1 : known
}

function numberOf(text: string): number | undefined {
  const digits = /^[$?](\d+)$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
