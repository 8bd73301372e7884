import type { RowCondition } from '../../../compiler/row-conditions.ts'
import type { CellRandom } from '../cell-random.ts'
import { cut, type TextMaker } from '../text/text-maker.ts'
import type { Generator } from './generator.ts'

type Measured = Extract<RowCondition, { kind: 'length' }>

/** So many characters are long enough for any number. */
const ROOMY = 15
/** In so few characters letters have many more values than numbers. */
const SHORT = 3
const LONGEST = 4000
const LETTERS = 26

/** Texts that are made by their name, as long as the type and the conditions let them be. */
export function textGenerator(
  maker: TextMaker,
  length: number | undefined,
  conditions: readonly Measured[],
): Generator {
  const { min, max } = lengthsOf(length ?? LONGEST, conditions)
  const made = (random: CellRandom, suffix: string) =>
    padded(maker(random, { suffix, length: max }), min, random)
  return {
    make: (random) => made(random, ''),
    line: undefined,
    distinct: max <= SHORT ? shortCodes(max) : numbered(made, max),
    isDoubtful: min > max,
  }
}

/** Each text has its number in it. */
function numbered(
  made: (random: CellRandom, suffix: string) => string,
  length: number,
): NonNullable<Generator['distinct']> {
  return {
    nth: (n, random) => made(random, String(n)),
    capacity: length >= ROOMY ? Number.POSITIVE_INFINITY : 10 ** length,
    isList: false,
    behind: (existing) => {
      const runs = existing.match(/\d+/g) ?? []
      const known = runs.filter((run) => run.length < ROOMY && run.length <= length).map(Number)
      return known.reduce((most, run) => Math.max(most, run + 1), 0)
    },
  }
}

/** More values in few characters than numbers have: `AAA` to `ZZZ`. */
function shortCodes(length: number): NonNullable<Generator['distinct']> {
  return {
    nth: (n) => {
      let [text, rest] = ['', n]
      for (let i = 0; i < length; i += 1) {
        text = String.fromCharCode(65 + (rest % LETTERS)) + text
        rest = Math.floor(rest / LETTERS)
      }
      return text
    },
    capacity: LETTERS ** length,
    isList: true,
    behind: () => 0,
  }
}

function lengthsOf(
  most: number,
  conditions: readonly Measured[],
): { readonly min: number; readonly max: number } {
  let [min, max] = [0, most]
  for (const { operator, value } of conditions) {
    if (operator === '>') min = Math.max(min, value + 1)
    else if (operator === '>=') min = Math.max(min, value)
    else if (operator === '<') max = Math.min(max, value - 1)
    else if (operator === '<=') max = Math.min(max, value)
    else if (operator === '=') [min, max] = [Math.max(min, value), Math.min(max, value)]
    else if (value === 0) min = Math.max(min, 1)
  }
  return { min, max }
}

/** Letters come in front, because numbers that make texts differ stand at their ends. */
function padded(text: string, min: number, random: CellRandom): string {
  if (text.length >= min) return text
  let front = ''
  while (front.length + text.length < min) front += String.fromCharCode(97 + random.below(LETTERS))
  return cut(front + text, min)
}
