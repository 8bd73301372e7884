import type { Semantics } from '../../../dialects/dialect.ts'
import type { Report } from '../../../diagnostics/report.ts'
import type { DeclaredParameter, Edit, Parameter } from '../../../ir/query.ts'
import type { Span } from '../../../source/span.ts'

type SkippedNumber = Semantics['skippedNumber']

/** One mention of a parameter: `$2` has a number, `@id` and `sqlc.arg(id)` a name, `?` neither. */
export interface Mention {
  readonly number: number | undefined
  readonly name: string | undefined
  /** As it is written there. */
  readonly spelling: string
  /** It is written as `sqlc.slice`. */
  readonly slice: boolean
  /** Its values are written out where it stands. */
  readonly list: boolean
  readonly nullable: boolean
  readonly at: Span
}

interface Slot {
  readonly number: number | undefined
  readonly name: string | undefined
  readonly spelling: string
  readonly slice: boolean
  list: boolean
  nullable: boolean
  /** Where it is first mentioned otherwise: as a list, or as a single value. */
  otherwise: Span | undefined
  readonly occurrences: Span[]
}

/** Collects the parameters of a statement in the order in which they are first mentioned. */
export interface ParameterList {
  mention(mention: Mention): Parameter
  declared(report: Report): readonly DeclaredParameter[]
}

/** `edits` receives the place of every mention; `skipped` is the code of a number without one. */
export function createParameterList(edits: Edit[], skipped: SkippedNumber): ParameterList {
  const slots: Slot[] = []
  const indexes = new Map<string, number>()
  return {
    mention: (mention) => {
      const index = slotOf(mention, slots, indexes)
      edits.push({ kind: 'parameter', at: mention.at, index })
      return { kind: 'parameter', index, at: mention.at }
    },
    declared: (report) => number(slots, skipped, report),
  }
}

function slotOf(mention: Mention, slots: Slot[], indexes: Map<string, number>): number {
  const key = mention.number ?? mention.name
  const index = key === undefined ? -1 : (indexes.get(`${key}`) ?? -1)
  const known = slots[index]
  if (known) {
    known.occurrences.push(mention.at)
    if (known.slice !== mention.slice) known.otherwise ??= mention.at
    known.list ||= mention.list
    known.nullable ||= mention.nullable
    return index
  }
  if (key !== undefined) indexes.set(`${key}`, slots.length)
  const { at, ...own } = mention
  return slots.push({ ...own, otherwise: undefined, occurrences: [at] }) - 1
}

/** `$n` keep their numbers; names count on from the highest, in order of appearance. */
function number(
  slots: readonly Slot[],
  skipped: SkippedNumber,
  report: Report,
): readonly DeclaredParameter[] {
  const numbered = slots.filter((slot) => slot.number !== undefined)
  const positional = slots.find((slot) => slot.number === undefined && slot.name === undefined)
  const [mention] = positional?.occurrences ?? []
  if (numbered.length > 0 && mention) report.add('mixed-parameters', mention, {})
  else reportGaps(numbered, skipped, report)
  for (const { name, otherwise } of slots) {
    if (otherwise && name !== undefined) report.add('mixed-list', otherwise, { name })
  }
  let next = Math.max(0, ...numbered.map((slot) => slot.number ?? 0))
  return slots.map(({ number: own, slice, list: isListed, otherwise, ...rest }) => {
    const list = isListed && !otherwise
    const array = slice && !isListed && !otherwise
    return { ...rest, number: own ?? ++next, list, array }
  })
}

function reportGaps(numbered: readonly Slot[], skipped: SkippedNumber, report: Report): void {
  const used = new Set(numbered.map((slot) => slot.number))
  const last = numbered.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).at(-1)
  const [at] = last?.occurrences ?? []
  if (!at) return
  for (let n = 1; n < (last?.number ?? 0); n++) {
    if (used.has(n)) continue
    report.add(skipped, at, { number: n })
    return
  }
}
