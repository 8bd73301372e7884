/** What cac hands over: one value, an array for an option given twice, `true` for a flag. */
export type ParsedOptions = Readonly<Record<string, unknown>>

/** A flag given twice is set as well. */
export function isSet(value: unknown): boolean {
  return [value].flat().at(-1) === true
}

/** cac makes a number of what looks like one. */
export function textsOf(value: unknown): readonly string[] {
  return value === undefined ? [] : [value].flat().map(String)
}

/** The last one wins. */
export function textOf(value: unknown): string | undefined {
  return textsOf(value).at(-1)
}
