/** `OPTIONS (ADD port '5433', SET host 'db', DROP user)`; nothing where both have the same. */
export function foreignOptionChange(
  from: string | undefined,
  to: string | undefined,
): readonly string[] {
  const [before, after] = [parse(from), parse(to)]
  const changes = [
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `DROP ${name}`),
    ...[...after]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => `${before.has(name) ? 'SET' : 'ADD'} ${name} ${value}`),
  ]
  return changes.length === 0 ? [] : [`OPTIONS (${changes.join(', ')})`]
}

/** `host 'db', port '5432'` */
function parse(text = ''): ReadonlyMap<string, string> {
  const found = text.matchAll(/("(?:[^"]|"")*"|[^\s,"]+) (E?'(?:[^']|'')*')/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value]))
}
