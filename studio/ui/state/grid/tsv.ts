const QUOTED = /["\t\r\n]/

/** Rows as spreadsheets write them to the clipboard: tabs between cells, quotes where they are needed. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(writeCell).join('\t')).join('\n')
}

function writeCell(text: string): string {
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The cells of a copied block. A cell is quoted only where a quote is its first sign. */
export function readTsv(text: string): string[][] {
  return readCells(text, '\t')
}

/** The fields of CSV as the studio writes it. */
export function readCsv(text: string): string[][] {
  return readCells(text, ',')
}

function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let place = 0
  while (place < text.length) {
    const isQuoted = text[place] === '"'
    const cell = isQuoted ? readQuoted(text, place, separator) : readPlain(text, place, separator)
    rows.at(-1)?.push(cell.text)
    place = cell.end
    if (text[place] === separator) {
      place += 1
      if (place === text.length) rows.at(-1)?.push('')
      continue
    }
    if (place >= text.length) break
    place += text.startsWith('\r\n', place) ? 2 : 1
    // A block ends with a line break that begins no row.
    if (place < text.length) rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

interface ReadCell {
  readonly text: string
  readonly end: number
}

function readPlain(text: string, start: number, separator: string): ReadCell {
  const ends = `${separator}\r\n`
  let end = start
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1
  return { text: text.slice(start, end), end }
}

function readQuoted(text: string, start: number, separator: string): ReadCell {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const next = text[end + 1]
  const isEnded = end !== -1 && (next === undefined || `${separator}\r\n`.includes(next))
  // A quote that does not end before a separator is a sign like any other.
  if (!isEnded) return readPlain(text, start, separator)
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}
