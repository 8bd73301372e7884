/** Where the letters of a query stand in a text. */
export interface FuzzyMatch {
  /** The higher the better. */
  readonly score: number
  /** The letters that were found, as parts of the text: `[start, end)`. */
  readonly hits: readonly (readonly [number, number])[]
}

/** All letters of the query in their order; undefined where one is missing. Whole parts count more than scattered letters, beginnings of words more than their middles. */
export function fuzzyMatch(text: string, query: string): FuzzyMatch | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return { score: 0, hits: [] }
  // Letters whose lower case is longer would move all places behind them.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  return wholeMatch(lower, wanted) ?? scatteredMatch(lower, wanted)
}

function wholeMatch(text: string, wanted: string): FuzzyMatch | undefined {
  const places = placesOf(text, wanted)
  const place = places.find((at) => beginsWord(text, at)) ?? places[0]
  if (place === undefined) return undefined
  const score = 1000 + (place === 0 ? 200 : 0) + (beginsWord(text, place) ? 100 : 0)
  return { score: score - lengthCost(text), hits: [[place, place + wanted.length]] }
}

function placesOf(text: string, wanted: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) places.push(at)
  return places
}

function scatteredMatch(text: string, wanted: string): FuzzyMatch | undefined {
  const hits: [number, number][] = []
  let from = 0
  for (const letter of wanted.replaceAll(' ', '')) {
    const at = nextPlace(text, letter, from)
    if (at === -1) return undefined
    const last = hits.at(-1)
    if (last?.[1] === at) last[1] = at + letter.length
    else hits.push([at, at + letter.length])
    from = at + letter.length
  }
  const begins = hits.filter(([at]) => beginsWord(text, at)).length
  return { score: 300 + begins * 60 - hits.length * 40 - lengthCost(text), hits }
}

/** The next place of a letter, at the beginning of a word rather than right behind. */
function nextPlace(text: string, letter: string, from: number): number {
  const first = text.indexOf(letter, from)
  if (first === from) return first
  for (let at = first; at !== -1; at = text.indexOf(letter, at + 1))
    if (beginsWord(text, at)) return at
  return first
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || /[\s_.\-/]/.test(text.charAt(at - 1))
}

function lengthCost(text: string): number {
  return Math.min(50, text.length)
}
