/** A value of JSON as the text that it is written in: parsed, its members might come in another order. */
export class JsonSource {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** For whoever writes it as JavaScript writes objects: the answer to an error. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Returns the JSON of a value that holds such texts. */
export function writeJson(value: unknown): string {
  if (value instanceof JsonSource) return value.text
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`).join(',')}}`
}
