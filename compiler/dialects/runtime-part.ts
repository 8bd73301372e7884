/**
 * A declaration of the modules in the folders `runtime/`, which are written and tested as
 * TypeScript, as the text that stands in generated code.
 */
export interface RuntimePart {
  readonly name: string
  /** The whole declaration, its comment included; of a class: what stands before its members. */
  readonly text: string
  /** The members of a class, in order. */
  readonly members?: readonly RuntimeMember[]
  /** The parts that the text names. */
  readonly uses: readonly RuntimePart[]
}

interface RuntimeMember {
  readonly name: string
  readonly text: string
  readonly uses: readonly RuntimePart[]
}

/** The part and all that it uses, without the members that are left out. */
export function partsOf(root: RuntimePart, omitted: ReadonlySet<string>): ReadonlySet<RuntimePart> {
  const found = new Set<RuntimePart>()
  const add = (part: RuntimePart): void => {
    if (found.has(part)) return
    found.add(part)
    const members = membersOf(part, omitted)
    for (const used of [part, ...members].flatMap(({ uses }) => uses)) add(used)
  }
  add(root)
  return found
}

/** The text of a part, without the members that are left out. */
export function textOf(part: RuntimePart, omitted: ReadonlySet<string>): string {
  if (part.members === undefined) return part.text
  const members = membersOf(part, omitted).map(({ text }) => text)
  return `${part.text}\n${members.join('\n\n')}\n}`
}

function membersOf({ members = [] }: RuntimePart, omitted: ReadonlySet<string>) {
  return members.filter(({ name }) => !omitted.has(name))
}
