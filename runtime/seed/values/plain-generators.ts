import type { CellRandom } from '../cell-random.ts'
import { words } from '../text/words.ts'
import type { Generator } from './generator.ts'
import type { BinaryShape, MadeShape } from './value-shape.ts'

const ENDLESS = { capacity: Number.POSITIVE_INFINITY, isList: false, behind: () => 0 } as const
const WORD = 4_294_967_296

/** Texts of version 4. The first eight digits of distinct ones are a number of their own. */
export function uuidGenerator(): Generator {
  return {
    make: (random) => uuidOf(random.word(), random),
    line: undefined,
    // Whatever is there already has other random digits behind those of the number.
    distinct: { ...ENDLESS, capacity: WORD, nth: (n, random) => uuidOf(scattered(n), random) },
    isDoubtful: false,
  }
}

/** Odd multiplication is one-to-one on 32 bits. */
function scattered(n: number): number {
  return Math.imul(n ^ 0x5bd1_e995, 0x9e37_79b1) >>> 0
}

export function uuidOf(first: number, random: CellRandom): string {
  const [second, third, fourth] = [random.word(), random.word(), random.word()].map(hexOf)
  return `${hexOf(first)}-${second?.slice(0, 4)}-4${second?.slice(5)}-a${third?.slice(1, 4)}-${third?.slice(4)}${fourth}`
}

function hexOf(word: number): string {
  return word.toString(16).padStart(8, '0')
}

/** Small documents. */
export function jsonGenerator(): Generator {
  const document = (random: CellRandom, own: object) =>
    JSON.stringify({
      ...own,
      [random.pick(words.noun)]: random.pick(words.adjective),
      count: random.below(100),
    })
  return {
    make: (random) => document(random, {}),
    line: undefined,
    distinct: {
      ...ENDLESS,
      nth: (n, random) => document(random, { id: n }),
      behind: (existing) => Number(/"id": ?(\d{1,15})\b/.exec(existing)?.[1] ?? -1) + 1,
    },
    isDoubtful: false,
  }
}

const LONGEST = 16
/** So many bytes hold any number. */
const NUMBER = 6

/** Bytes; those of distinct ones begin with their number. */
export function binaryGenerator({ length: most }: BinaryShape): Generator {
  const length = Math.max(1, Math.min(LONGEST, most))
  const own = Math.min(NUMBER, length)
  const nth = (n: number, random: CellRandom) => {
    const bytes = Buffer.from(random.bytes(length))
    bytes.writeUIntBE(n % 256 ** own, 0, own)
    return bytes
  }
  return {
    make: (random) => random.bytes(length),
    line: undefined,
    distinct: { nth, capacity: 256 ** own, isList: own < length || own < NUMBER, behind: () => 0 },
    isDoubtful: false,
  }
}

export function booleanGenerator(): Generator {
  return {
    make: (random) => random.below(2) === 1,
    line: undefined,
    distinct: { nth: (n) => n === 1, capacity: 2, isList: true, behind: () => 0 },
    isDoubtful: false,
  }
}

export function madeGenerator({ make, nth }: MadeShape): Generator {
  return {
    make,
    line: undefined,
    // Which of them are there already is found by their texts.
    distinct: nth && { ...ENDLESS, nth, isList: true },
    isDoubtful: false,
  }
}
