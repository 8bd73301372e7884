import { CellRandom } from '../cell-random.ts'
import type { Generator } from './generator.ts'
import { patternPlaces } from './pattern-places.ts'

/** So many texts are looked at to say that all match. */
const LOOKS = 20

/** Texts that match the patterns: those that are made anyway where they do, or else any that match the only pattern. */
export function patternGenerator(
  texts: Generator,
  patterns: readonly string[],
  length: number | undefined,
): Generator {
  if (patterns.length === 0) return texts
  const expressions = patterns.map(compiled)
  const matches = (text: unknown) =>
    expressions.every((expression) => expression?.test(String(text)) === true)
  if (fits(texts, matches)) return texts
  const [pattern, ...others] = patterns
  const places =
    pattern === undefined || others.length > 0 ? undefined : patternPlaces(pattern, length)
  const made = places === undefined ? texts : placesGenerator(places)
  return fits(made, matches) ? made : { ...texts, isDoubtful: true }
}

/** Undefined for what JavaScript does not take. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 's')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function fits({ make, distinct }: Generator, matches: (text: unknown) => boolean): boolean {
  const random = new CellRandom('pattern')
  return Array.from({ length: LOOKS }, (_, i) => i).every(
    (i) =>
      matches(make(random.at(i, 0))) &&
      (distinct === undefined || matches(distinct.nth(i, random.at(i, 1)))),
  )
}

/** Each place has a character of its list; the places together are a number, whose digits the characters are. */
function placesGenerator(places: readonly string[]): Generator {
  const capacity = places.reduce((product, { length }) => product * length, 1)
  return {
    make: (random) => places.map((list) => list.charAt(random.below(list.length))).join(''),
    line: undefined,
    distinct: {
      nth: (n) => {
        let [text, rest] = ['', n]
        for (const list of places.toReversed()) {
          text = list.charAt(rest % list.length) + text
          rest = Math.floor(rest / list.length)
        }
        return text
      },
      capacity: Math.min(capacity, Number.MAX_SAFE_INTEGER),
      isList: true,
      behind: () => 0,
    },
    isDoubtful: false,
  }
}
