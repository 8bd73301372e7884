import { aligned, type AlignedPair } from './aligned.ts'
import { colouredLines, type MarkedLine, markWords, plainText } from './marked-lines.ts'

export interface DiffLine {
  /** Counted from 1. */
  readonly number: number
  readonly pieces: MarkedLine
}

/** Two lines that stand beside each other; undefined: that side has none there. */
export interface DiffRow {
  readonly isSame: boolean
  readonly from: DiffLine | undefined
  readonly to: DiffLine | undefined
}

/**
 * Two texts side by side. Lines that differ in their last comma only are the same: a column behind the last one puts a
 * comma there. A line that was changed stands beside the one that begins with the same word, as those of a column do.
 */
export function diffRows(from: string, to: string): readonly DiffRow[] {
  const sides = { from: colouredLines(from), to: colouredLines(to) }
  const texts = { from: sides.from.map(plainText), to: sides.to.map(plainText) }
  const rows: DiffRow[] = []
  let open: AlignedPair[] = []
  const flush = () => {
    rows.push(...changedRows(open, sides, texts))
    open = []
  }
  for (const pair of aligned(texts.from, texts.to, isSameLine)) {
    if (pair.from === undefined || pair.to === undefined) {
      open.push(pair)
      continue
    }
    flush()
    rows.push({ isSame: true, from: lineOf(pair.from, sides.from), to: lineOf(pair.to, sides.to) })
  }
  flush()
  return rows
}

function isSameLine(one: string, other: string): boolean {
  return withoutComma(one) === withoutComma(other)
}

function withoutComma(line: string): string {
  return line.trimEnd().replace(/[,;]$/, '')
}

interface BothSides<Side> {
  readonly from: Side
  readonly to: Side
}

function changedRows(
  open: readonly AlignedPair[],
  sides: BothSides<readonly MarkedLine[]>,
  texts: BothSides<readonly string[]>,
): readonly DiffRow[] {
  const before = open.flatMap(({ from }) => from ?? [])
  const after = open.flatMap(({ to }) => to ?? [])
  const beginsAlike = (one: number, other: number) =>
    firstWord(texts.from[one]) === firstWord(texts.to[other])
  return alignedPlaces(before, after, beginsAlike).map(({ from, to }) => {
    const [old, now] = [from && lineOf(from.place, sides.from), to && lineOf(to.place, sides.to)]
    if (old === undefined || now === undefined) return { isSame: false, from: old, to: now }
    const [oldPieces, newPieces] = markWords(old.pieces, now.pieces)
    return {
      isSame: false,
      from: { ...old, pieces: oldPieces },
      to: { ...now, pieces: newPieces },
    }
  })
}

interface Place {
  readonly side: 'from' | 'to'
  readonly place: number
}

function alignedPlaces(
  before: readonly number[],
  after: readonly number[],
  isAlike: (from: number, to: number) => boolean,
) {
  const olds = before.map((place): Place => ({ side: 'from', place }))
  const news = after.map((place): Place => ({ side: 'to', place }))
  const pairs = aligned(olds, news, (one, other) =>
    one.side === 'from' ? isAlike(one.place, other.place) : isAlike(other.place, one.place),
  )
  return pairs.map(({ from, to }) => ({
    from: from === undefined ? undefined : olds[from],
    to: to === undefined ? undefined : news[to],
  }))
}

function firstWord(line: string | undefined): string {
  return (
    /^\s*(?:\w+|"[^"]*"|\x60[^\x60]*\x60|\S)/
      .exec(line ?? '')?.[0]
      .trim()
      .toLowerCase() ?? ''
  )
}

function lineOf(index: number, lines: readonly MarkedLine[]): DiffLine {
  return { number: index + 1, pieces: lines[index] ?? [] }
}
