/** Numbers below a bound, the same ones for the same seed. */
export type Random = (bound: number) => number

export function randomOf(seed: number): Random {
  let state = (seed * 48_271) % 2 ** 31
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * bound)
  }
}
