/** The item of a menu that a key leads to from the one at `at`; undefined where it leads nowhere. */
export function menuStep(
  key: string,
  at: number,
  names: readonly (string | null)[],
): number | undefined {
  const { length } = names
  if (length === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if ([...key].length !== 1 || key === ' ') return undefined
  // The next one that begins with the letter, from the one behind on.
  const order = names.map((_, step) => (at + 1 + step + length) % length)
  return order.find((place) => begins(names[place] ?? '', key))
}

function begins(name: string, letter: string): boolean {
  return name.trim().toLowerCase().startsWith(letter.toLowerCase())
}
