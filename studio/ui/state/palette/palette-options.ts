import { type FuzzyMatch, fuzzyMatch } from './fuzzy-match.ts'

/** Something that can be chosen in the palette. */
export interface PaletteOption {
  /** Stays the same from one use to the next. */
  readonly id: string
  /** `Do` is for commands; other groups stand in the order in which they are first given. */
  readonly group: string
  readonly title: string
  /** What is said beside it: rows, a schema, a category. */
  readonly note?: string
  readonly keys?: readonly string[]
  readonly run: () => void
}

export interface ShownOption {
  readonly option: PaletteOption
  readonly hits: FuzzyMatch['hits']
}

export interface ShownGroup {
  readonly title: string
  readonly options: readonly ShownOption[]
}

const MOST_RECENT = 6
/** Who looks for more types another letter. */
const MOST_OF_GROUP = 12

/** What is shown for a query. Without one, what was used last comes first. `>` asks for commands only. */
export function shownOptions(
  options: readonly PaletteOption[],
  query: string,
  recent: readonly string[],
): readonly ShownGroup[] {
  const isCommands = query.startsWith('>')
  const asked = isCommands ? options.filter(({ group }) => group === 'Do') : options
  const wanted = (isCommands ? query.slice(1) : query).trim()
  return wanted === '' ? unasked(asked, recent) : found(asked, wanted, recent)
}

function unasked(
  options: readonly PaletteOption[],
  recent: readonly string[],
): readonly ShownGroup[] {
  const byId = new Map(options.map((option) => [option.id, option]))
  const used = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_RECENT)
  const others = options.filter((option) => !used.includes(option))
  const titles = new Set(options.map(({ group }) => group))
  const groups = [...titles].map((title) => groupOf(title, shown(others.filter(isIn(title)))))
  return [groupOf('Recent', shown(used)), ...groups].filter(({ options: all }) => all.length > 0)
}

function isIn(title: string) {
  return ({ group }: PaletteOption) => group === title
}

function shown(options: readonly PaletteOption[]): readonly ShownOption[] {
  return options.map((option) => ({ option, hits: [] }))
}

function groupOf(title: string, options: readonly ShownOption[]): ShownGroup {
  return { title, options: options.slice(0, MOST_OF_GROUP) }
}

/** The groups in the order of their best option. */
function found(
  options: readonly PaletteOption[],
  wanted: string,
  recent: readonly string[],
): readonly ShownGroup[] {
  const matches = options.flatMap((option) => {
    const match = fuzzyMatch(option.title, wanted)
    if (match === undefined) return []
    const place = recent.indexOf(option.id)
    const score = match.score + (place === -1 ? 0 : 30 - Math.min(20, place))
    return [{ option, hits: match.hits, score }]
  })
  const sorted = matches.toSorted((a, b) => b.score - a.score)
  const titles = new Set(sorted.map(({ option }) => option.group))
  return [...titles].map((title) =>
    groupOf(
      title,
      sorted.filter(({ option }) => option.group === title),
    ),
  )
}

/** The parts of a title, told apart by whether they were asked for. */
export function titleParts({ option, hits }: ShownOption) {
  const parts: { readonly text: string; readonly isHit: boolean }[] = []
  let from = 0
  for (const [start, end] of hits) {
    parts.push({ text: option.title.slice(from, start), isHit: false })
    parts.push({ text: option.title.slice(start, end), isHit: true })
    from = end
  }
  parts.push({ text: option.title.slice(from), isHit: false })
  return parts.filter(({ text }) => text !== '')
}
