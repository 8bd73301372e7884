const names = ['relational', 'document', 'key-value'] as const

/** The kinds of databases that quarry shows; it compiles for, migrates and fills the relational ones only. */
export type Variant = (typeof names)[number]

export const everyVariant: ReadonlySet<Variant> = new Set(names)

/** By the scheme of an address; what is not here is relational, or unknown to the registry of engines. */
const shownOnly: ReadonlyMap<string, Exclude<Variant, 'relational'>> = new Map([
  ['mongodb', 'document'],
  ['mongodb+srv', 'document'],
  ['redis', 'key-value'],
  ['rediss', 'key-value'],
])

/** Returns which kind of database an address leads to. */
export function variantOf(url: string): Variant {
  return shownOnly.get(schemeOf(url)) ?? 'relational'
}

/** Returns the scheme of an address in lower case: empty where there is none, as `localhost/shop` may hold a password. */
export function schemeOf(url: string): string {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
