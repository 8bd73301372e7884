/** Returns a name as it is shown: in quotes where blanks, which nobody sees, begin or end it or are all of it. */
export function shownName(name: string): string {
  return name.trim() === name && name !== '' ? name : `“${name}”`
}
