const MOST_CHARACTERS = 60

/** The name of an object as a part of the name of a file that every file system takes. */
export function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')
  return plain.slice(0, MOST_CHARACTERS) || 'object'
}

/** `020` of the second of a hundred: steps of ten leave room for what comes between. */
export function numbered(place: number, total: number): string {
  return `${(place + 1) * 10}`.padStart(`${total * 10}`.length, '0')
}
