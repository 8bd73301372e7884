/** The sections of INFO by their names in small letters, each with its fields. */
export function infoSections(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const sections = new Map<string, Map<string, string>>()
  let fields = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const title = /^# (.+)$/.exec(line)?.[1]
    if (title !== undefined) {
      fields = new Map()
      sections.set(title.toLowerCase(), fields)
    }
    const colon = line.indexOf(':')
    if (title === undefined && colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1))
  }
  return sections
}
