/** Hands out 0, 1, 2 ..., each once, to whichever thread asks. */
export function createTurns(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

export function takeNext(turns: Int32Array): number {
  return Atomics.add(turns, 0, 1)
}
