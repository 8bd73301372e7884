const WORD = 4_294_967_296
const GOLDEN = 0x9e37_79b9

/** Mixes the bits of a 32-bit number: each bit of the input changes half of the output. */
function mixed(word: number): number {
  let z = word ^ (word >>> 16)
  z = Math.imul(z, 0x21f0_aaad)
  z ^= z >>> 15
  z = Math.imul(z, 0x735a_2d97)
  return (z ^ (z >>> 15)) >>> 0
}

/** A number of 32 bits that any change of a text changes (FNV-1a, mixed). */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193)
  return mixed(hash)
}

/**
 * Random numbers of one column. They depend on the seed, the table, the column, the row and the attempt alone, so that
 * a column that is added shifts no other.
 */
export class CellRandom {
  private readonly key: number
  private state = 0

  constructor(...names: readonly string[]) {
    this.key = hashOf(names.join('\0'))
  }

  /** Begins the numbers of a cell. */
  at(row: number, attempt: number): this {
    this.state = mixed(mixed(this.key ^ row) + Math.imul(attempt, GOLDEN))
    return this
  }

  /** A whole number of 32 bits. */
  word(): number {
    this.state = (this.state + GOLDEN) | 0
    return mixed(this.state)
  }

  /** From 0 up to but not including 1. */
  unit(): number {
    return this.word() / WORD
  }

  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number {
    if (count <= WORD) return Math.floor((this.word() * count) / WORD)
    return Math.floor(
      ((this.word() & 0x1f_ffff) / 0x20_0000 + this.word() / WORD / 0x20_0000) * count,
    )
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0]
  }

  /** Bytes, as many as wanted. */
  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.word() & 0xff)
  }
}

/** A one-to-one map of the numbers from 0 to `size` - 1 onto themselves, which looks random: a Feistel network. */
export function shuffle(size: number, ...names: readonly string[]): (n: number) => number {
  if (size <= 1) return (n) => n
  const half = Math.max(1, Math.ceil(Math.log2(size) / 2))
  const base = 2 ** half
  const keys = [1, 2, 3, 4].map((round) => hashOf([...names, round].join('\0')))
  const once = (n: number) => {
    let left = Math.floor(n / base)
    let right = n % base
    for (const key of keys) {
      const next = (left ^ mixed(key ^ right)) & (base - 1)
      left = right
      right = next >>> 0
    }
    return left * base + right
  }
  // Where the network leads out of the range, it is walked on until it leads back.
  return (n) => {
    let found = once(n)
    while (found >= size) found = once(found)
    return found
  }
}
