/** Characters that some file system refuses, and the sign of those that are written as their bytes. */
const REFUSED = /[\p{Cc}/\\:*?"<>|%]|^\.|[. ]$/gu
/** Names that Windows keeps for its devices, whatever stands behind the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** With what is added a name stays below the 255 bytes that file systems take; a character has at most 4. */
const LONGEST = { bytes: 200, characters: 50 } as const

/**
 * Gives each name a file name of its own: `%2F` stands for a slash, and the second of two names that some file system
 * takes for one gets a number. Equal names in equal order give equal file names.
 */
export class FileNames {
  private readonly extension: string
  private readonly taken = new Set<string>()

  constructor(extension: string) {
    this.extension = extension
  }

  of(name: string): string {
    const plain = escaped(name)
    let found = `${plain}.${this.extension}`
    for (let number = 2; this.taken.has(folded(found)); number += 1)
      found = `${plain}-${number}.${this.extension}`
    this.taken.add(folded(found))
    return found
  }
}

function escaped(name: string): string {
  const encode = (characters: string) =>
    [...Buffer.from(characters)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
  const plain = name.replaceAll(REFUSED, encode)
  return shortened(plain.replace(DEVICE, (device) => encode(device[0] ?? '') + device.slice(1)))
}

/** Cut between characters. */
function shortened(name: string): string {
  return Buffer.byteLength(name) <= LONGEST.bytes
    ? name
    : [...name].slice(0, LONGEST.characters).join('')
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
