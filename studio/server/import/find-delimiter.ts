const DELIMITERS = [',', ';', '\t', '|'] as const

/** The sign that stands most often between the fields of the first line; a comma where none does. */
export function findDelimiter(text: string): string {
  const line = firstLine(text)
  const counted = DELIMITERS.map((sign) => ({ sign, count: line.split(sign).length }))
  const [best] = counted.toSorted((left, right) => right.count - left.count)
  return best === undefined || best.count === 1 ? ',' : best.sign
}

export function hasOneField(text: string, delimiter: string): boolean {
  const line = firstLine(text)
  return line !== '' && !line.includes(delimiter)
}

/** Without what stands in quotes. */
function firstLine(text: string): string {
  const plain = text.slice(0, 100_000).replaceAll(/"(?:[^"]|"")*"/g, '"')
  return plain.split(/\r\n|\r|\n/, 1)[0] ?? ''
}
