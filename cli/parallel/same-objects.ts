/**
 * Puts an object of ours in the place of each that stands for it in a value which another thread has
 * sent: copies are equal, not the same.
 */
export function putOwn(value: unknown, own: ReadonlyMap<unknown, unknown>): void {
  if (own.size === 0 || typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inside: unknown = Reflect.get(value, key)
    if (own.has(inside)) Reflect.set(value, key, own.get(inside))
    else putOwn(inside, own)
  }
}
