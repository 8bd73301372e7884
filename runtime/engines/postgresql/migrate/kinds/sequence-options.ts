import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { textOf } from './attributes.ts'

/** The values of a sequence that its options give; of those that it has by itself none (manual, CREATE SEQUENCE). */
interface Options {
  readonly isDescending: boolean
  readonly lowest: bigint | undefined
  readonly highest: bigint | undefined
  readonly start: bigint
}

/** Each option with how it is said that it is as by itself. */
const standards: readonly (readonly [RegExp, string])[] = [
  [/INCREMENT BY -?\d+/, 'INCREMENT BY 1'],
  [/CACHE \d+/, 'CACHE 1'],
  [/(?<!NO )CYCLE/, 'NO CYCLE'],
]

/** The options that lead from the ones to the others, each by itself. */
export function optionChanges(from = '', to = ''): readonly string[] {
  const [before, after] = [read(from), read(to)]
  // Bounds that stay are those of the other direction.
  const isTurned = before.isDescending !== after.isDescending
  const changes: readonly (readonly [boolean, string])[] = [
    ...standards.map(([option, standard]) => {
      const text = option.exec(to)?.[0]
      return [option.exec(from)?.[0] !== text, text ?? standard] as const
    }),
    [isTurned || before.lowest !== after.lowest, bound('MINVALUE', lowestOf(after))],
    [isTurned || before.highest !== after.highest, bound('MAXVALUE', highestOf(after))],
    [before.start !== after.start, `START WITH ${after.start}`],
    [areApart(before, after), RESTART],
  ]
  return changes.flatMap(([isChanged, option]) => (isChanged ? [option] : []))
}

/** Where none of the values that it can have is one that it could have before, it begins anew. */
export const RESTART = 'RESTART'

/** Where a sequence with the options begins; a position before is none that it can have, or need. */
export function startOf(options = ''): string {
  return String(read(options).start)
}

function read(options: string): Options {
  const valueIn = (pattern: RegExp) => {
    const text = pattern.exec(options)?.[1]
    return text === undefined ? undefined : BigInt(text)
  }
  const isDescending = /INCREMENT BY -/.test(options)
  const [lowest, highest] = [valueIn(/MINVALUE (-?\d+)/), valueIn(/MAXVALUE (-?\d+)/)]
  const first = isDescending ? (highest ?? -1n) : (lowest ?? 1n)
  return { isDescending, lowest, highest, start: valueIn(/START WITH (-?\d+)/) ?? first }
}

/** Of another type, NO MAXVALUE would be the highest value of the type, in both directions. */
function bound(word: string, value: bigint | undefined): string {
  return value === undefined ? `NO ${word}` : `${word} ${value}`
}

/** Undefined: that of the type. */
function highestOf({ highest, isDescending }: Options): bigint | undefined {
  return highest ?? (isDescending ? -1n : undefined)
}

function lowestOf({ lowest, isDescending }: Options): bigint | undefined {
  return lowest ?? (isDescending ? undefined : 1n)
}

function areApart(one: Options, other: Options): boolean {
  return isBelow(one, other) || isBelow(other, one)
}

function isBelow(one: Options, other: Options): boolean {
  const [highest, lowest] = [highestOf(one), lowestOf(other)]
  return highest !== undefined && lowest !== undefined && highest < lowest
}

export function optionsOf(sequence: SchemaObject): string | undefined {
  return textOf(sequence, 'options')
}
