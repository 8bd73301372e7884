/** A name as SQLite compares it: letters of ASCII are the same in both cases, `É` and `é` are two. */
export function foldName(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function isSameName(one: string, other: string): boolean {
  return foldName(one) === foldName(other)
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
