/** The pattern of SCAN that fits the bytes and nothing else, and with a star behind it all that begins with them. */
export function escapeGlob(bytes: Buffer): Buffer {
  const escaped = [...bytes].flatMap((byte) => (SPECIAL.has(byte) ? [BACKSLASH, byte] : [byte]))
  return Buffer.from(escaped)
}

/** The key that a pattern without wildcards stands for; undefined where it has some. */
export function literalOf(pattern: Buffer): Buffer | undefined {
  return pattern.some((byte) => SPECIAL.has(byte)) ? undefined : pattern
}

const BACKSLASH = 0x5c
const SPECIAL: ReadonlySet<number> = new Set(Buffer.from('*?[]^\\'))
