/** The words of a command line, as redis-cli reads them; undefined where a quote is not closed. */
export function splitCommand(line: string): readonly string[] | undefined {
  const words: string[] = []
  const pattern = /\s*(?:"((?:\\[\s\S]|[^"\\])*)"|'((?:\\'|[^'])*)'|([^\s"']\S*))(?=\s|$)/y
  const text = line.trimEnd()
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    if (found === null) return undefined
    const [, double, single, plain = ''] = found
    words.push(double === undefined ? (single?.replaceAll("\\'", "'") ?? plain) : unescaped(double))
  }
  return words
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', a: '\x07' }

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:x([\da-f]{2})|([\s\S]))/gi, (_, hex?: string, sign = '') =>
    hex === undefined ? (SIGNS[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
