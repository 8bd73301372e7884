/** A part of the files of a schema, in the order in which a person reads them. */
export interface SchemaSection {
  /** The name of its file or directory: `types`. */
  readonly name: string
  readonly kinds: readonly string[]
  /** Each object has a file of its own, with what belongs to it. */
  readonly isDivided?: true
}

/** The place of a kind among the sections; what no section names comes last. */
export function sectionOf(kind: string, sections: readonly SchemaSection[]): number {
  const place = sections.findIndex(({ kinds }) => kinds.includes(kind))
  return place < 0 ? sections.length : place
}
