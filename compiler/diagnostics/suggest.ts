/** The candidate nearest to a mistyped name, case aside: at most two edits, fewer for short names. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(2, Math.floor(name.length / 3)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** Damerau-Levenshtein, restricted to adjacent transpositions. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, i) => i)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      const swapped =
        i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
          ? (beforeLast[j - 2] ?? 0) + 1
          : Infinity
      const edited = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      row.push(Math.min(edited, swapped))
    }
    beforeLast = last
    last = row
  }
  return last[right.length] ?? 0
}
