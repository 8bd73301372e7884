/** Spaces, and what has no width, beyond ASCII: letters to every engine, blanks to the eye. */
const blank =
  /[\u0085\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f-\u2064\u3000\ufeff]/

/** `U+00A0` in `SELECT\u00a01`, which is one name. */
export function blankIn(name: string): string | undefined {
  const place = name.search(blank)
  if (place < 0) return undefined
  return `U+${name.charCodeAt(place).toString(16).toUpperCase().padStart(4, '0')}`
}
