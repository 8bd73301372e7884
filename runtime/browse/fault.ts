/** A part of a request that is wrong, found before any SQL is sent. */
export interface Fault {
  /** The member of the request: `filter.and.1.column`, `sort.0.column`. */
  readonly path: string
  /** A whole sentence of our own. */
  readonly message: string
  /** `value`: the request is well-formed, but the value is none that the column could hold. */
  readonly kind: 'name' | 'operator' | 'value' | 'cursor' | 'shape'
}

export type Checked<T> =
  | { readonly kind: 'checked'; readonly value: T }
  | { readonly kind: 'refused'; readonly faults: readonly [Fault, ...Fault[]] }

/** The value, unless something was wrong with it. */
export function unlessFaulty<T>(value: T, [first, ...others]: readonly Fault[]): Checked<T> {
  if (first === undefined) return { kind: 'checked', value }
  return { kind: 'refused', faults: [first, ...others] }
}
