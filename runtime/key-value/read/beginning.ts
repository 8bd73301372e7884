/** What is known of bytes that were cut. */
export interface Beginning {
  readonly begins: Buffer
  /** All of their bytes. */
  readonly size: number
}

/** Returns whether the bytes begin so, and are as many. */
export function hasBeginning(bytes: Buffer, { begins, size }: Beginning): boolean {
  return bytes.length === size && bytes.subarray(0, begins.length).equals(begins)
}
