/** Lines of a data file by their first word; split when first asked for. */
export function encodedLines(data: string): (name: string) => string | undefined {
  let lines: Map<string, string> | undefined
  return (name) => {
    lines ??= new Map(data.split('\n').map(keyed))
    return lines.get(name)
  }
}

function keyed(line: string): readonly [string, string] {
  const space = line.indexOf(' ')
  return [line.slice(0, space), line.slice(space + 1)]
}
