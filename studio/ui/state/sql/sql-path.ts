/** The page of statements with a text to begin with. */
export function sqlPath(text: string): string {
  return `/sql?query=${encodeURIComponent(text)}`
}

/** A name as it is written in SQL whatever it is; `quote` is the sign of the engine. */
export function quotedName(name: string, quote: string): string {
  return quote + name.replaceAll(quote, quote + quote) + quote
}

interface SqlNames {
  readonly quote: string
  readonly hasSchemas: boolean
}

/** A statement that reads a table whatever its name is. */
export function selectText(
  { schema, name }: { readonly schema: string; readonly name: string },
  { quote, hasSchemas }: SqlNames,
): string {
  const place = hasSchemas ? `${quotedName(schema, quote)}.` : ''
  return `SELECT * FROM ${place}${quotedName(name, quote)} LIMIT 100;`
}
