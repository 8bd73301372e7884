/** `content = ''`: an argument of a virtual table that names no column. */
export function isOption(text: string): boolean {
  return /^\s*\w+\s*=/.test(text)
}

/** The first word of every argument that is no option: `a UNINDEXED`, `"b c" TEXT`. */
export function columnNames(given: readonly string[]): readonly string[] {
  return given.flatMap((text) => {
    if (isOption(text)) return []
    const [word] =
      /^\s*(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`[^`]*`|\[[^\]]*\]|[^\s]+)/.exec(text) ?? []
    return word === undefined ? [] : [unquoted(word.trim())]
  })
}

/** A name or a string without its quotes. */
export function unquoted(text: string): string {
  const body = text.trim()
  const quote = body[0] ?? ''
  if (!`"'\`[`.includes(quote) || quote === '') return body
  return body.slice(1, -1).replaceAll(quote + quote, quote)
}

/** The value of an option, in lower case and without quotes; undefined where it is not given. */
export function optionOf(given: readonly string[], name: string): string | undefined {
  const [text] = given.flatMap((each) => {
    const [, option, value] = /^\s*(\w+)\s*=(.*)$/s.exec(each) ?? []
    return option?.toLowerCase() === name && value !== undefined ? [value] : []
  })
  return text === undefined ? undefined : unquoted(text).toLowerCase()
}
