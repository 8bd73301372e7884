/**
 * The candidate nearest to a mistyped name, case aside: at most two edits, fewer for short names. Of equally
 * near ones the first.
 */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(2, Math.floor(name.length / 3)) * costs.wrong + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) * costs.forgotten >= least) continue
    const distance = editCost(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** What an edit counts: a letter is forgotten, or two are swapped, more easily than one is typed for another. */
const costs = { forgotten: 10, swapped: 10, added: 11, wrong: 12 } as const

/** Damerau-Levenshtein, restricted to adjacent transpositions, with the costs. */
function editCost(typed: string, meant: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, i) => i * costs.forgotten)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i * costs.added]
    for (let j = 1; j <= meant.length; j++) {
      const wrong = typed[i - 1] === meant[j - 1] ? 0 : costs.wrong
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + costs.added,
          (row[j - 1] ?? 0) + costs.forgotten,
          (last[j - 1] ?? 0) + wrong,
          isSwapped ? (beforeLast[j - 2] ?? 0) + costs.swapped : Infinity,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[meant.length] ?? 0
}
