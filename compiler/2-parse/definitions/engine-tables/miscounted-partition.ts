/** What a partition or its values do not agree with. */
export interface Miscount {
  /** The index of the token. */
  readonly index: number
  readonly expected: string
}

/**
 * The first fault that MySQL's and MariaDB's parsers find while they count, in `PARTITION BY ...`, or in
 * `ADD PARTITION (...)` and the like, which do not tell the columns; words in lower case.
 */
export function miscountedPartition(tokens: readonly string[]): Miscount | undefined {
  const isNew = tokens[0] === 'partition' && tokens[1] === 'by'
  const open = isNew ? partitionList(tokens) : changedList(tokens)
  if (open < 0) return undefined
  const parts = itemsIn(tokens, open)
  const columns = isNew ? columnCount(tokens) : undefined
  const said = isNew ? numberBehind(tokens, 'partitions') : undefined
  if (said !== undefined && said !== parts.length) {
    return { index: open, expected: `${said} partitions` }
  }
  const counts = parts.map((part) => subpartitionCount(tokens, part))
  const [most = 0] = [numberBehind(tokens, 'subpartitions') ?? counts[0]]
  const uneven = counts.findIndex((count) => count !== counts[0] || (count > 0 && count !== most))
  if (uneven >= 0) return { index: parts[uneven]?.start ?? open, expected: `${most} subpartitions` }
  for (const part of parts) {
    const index = wrongValue(tokens, part, columns)
    if (index !== undefined) return { index, expected: valuesFor(columns) }
  }
  return undefined
}

/** Where the list of partitions opens; negative where there is none. */
export function partitionList(tokens: readonly string[]): number {
  return tokens.findIndex((token, index) => token === '(' && !opensArguments(tokens, index))
}

/** Of ADD PARTITION, and of REORGANIZE PARTITION ... INTO. */
function changedList(tokens: readonly string[]): number {
  return tokens[1] === 'partition' && listing.has(tokens[0] ?? '') ? tokens.indexOf('(') : -1
}

const listing: ReadonlySet<string> = new Set(['add', 'reorganize'])

const valuesFor = (columns = 1) => (columns > 1 ? `${columns} values` : '1 value')

/** From a token to the one behind the last. */
interface Range {
  readonly start: number
  readonly end: number
}

/** `HASH (`, `COLUMNS (`, `KEY ALGORITHM = 2 (`: not the list of partitions. */
function opensArguments(tokens: readonly string[], index: number): boolean {
  const depth = tokens.slice(0, index).reduce((sum, token) => sum + (nesting[token] ?? 0), 0)
  return depth > 0 || argued.has(tokens[index - 1] ?? '') || tokens[index - 2] === '='
}

const nesting: Readonly<Record<string, number>> = { '(': 1, ')': -1 }
const argued: ReadonlySet<string> = new Set(['hash', 'key', 'range', 'list', 'columns', 'interval'])

/** What commas part between an opening parenthesis and its closing one. */
function itemsIn(tokens: readonly string[], open: number): readonly Range[] {
  const items: Range[] = []
  let [depth, start] = [0, open + 1]
  for (let index = open; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === '(') depth++
    if (token === ')') depth--
    const ends = depth === 0 || (depth === 1 && token === ',')
    if (ends) items.push({ start, end: index })
    if (ends) start = index + 1
    if (depth === 0) return items
  }
  return items
}

/** How many columns COLUMNS names; 0 without it. */
function columnCount(tokens: readonly string[]): number {
  const at = tokens.indexOf('columns')
  return at < 0 ? 0 : itemsIn(tokens, at + 1).length
}

function numberBehind(tokens: readonly string[], word: string): number | undefined {
  const at = tokens.indexOf(word)
  const number = Number(tokens[at + 1])
  return at < 0 || Number.isNaN(number) ? undefined : number
}

function subpartitionCount(tokens: readonly string[], { start, end }: Range): number {
  const open = tokens.findIndex(
    (token, index) =>
      index >= start && index < end && token === '(' && tokens[index + 1] === 'subpartition',
  )
  return open < 0 ? 0 : itemsIn(tokens, open).length
}

/** The index of a value, or of values, that are not as many as the columns. */
function wrongValue(
  tokens: readonly string[],
  { start, end }: Range,
  columns: number | undefined,
): number | undefined {
  const values = tokens.indexOf('values', start)
  if (values < 0 || values >= end) return undefined
  if (tokens[values + 1] === 'in') return wrongRow(tokens, values + 2, columns)
  const bound = values + 3
  const count = tokens[bound] === '(' ? itemsIn(tokens, bound).length : 1
  return columns !== undefined && columns > 0 && count !== columns ? bound : undefined
}

/** Rows stand for several columns, and then they all are rows. */
function wrongRow(
  tokens: readonly string[],
  open: number,
  columns: number | undefined,
): number | undefined {
  const items = itemsIn(tokens, open)
  const [first] = items
  const width = first && isRow(tokens, first) ? itemsIn(tokens, first.start).length : 0
  if (columns === undefined && width !== 1) return undefined
  if (columns === undefined || columns < 2) {
    return first && isRow(tokens, first) ? first.start : undefined
  }
  const fits = (item: Range) =>
    isRow(tokens, item) && itemsIn(tokens, item.start).length === columns
  return items.find((item) => !fits(item))?.start
}

/** Whether an item is one parenthesis and all that is in it. */
function isRow(tokens: readonly string[], { start, end }: Range): boolean {
  if (tokens[start] !== '(') return false
  const last = itemsIn(tokens, start).at(-1)
  return last?.end === end - 1
}
