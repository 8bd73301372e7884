import fc from 'fast-check'

/** Gives the first value mostly. */
export function rarely<T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
}

interface Limits {
  readonly minLength: number
  readonly maxLength: number
  /** Two names are one when their keys are equal. */
  readonly key: (name: string) => string
}

/** Gives lists in which no name stands twice. */
export function named<T extends { readonly name: string }>(
  item: fc.Arbitrary<T>,
  { key, ...limits }: Limits,
): fc.Arbitrary<T[]> {
  return fc.uniqueArray(item, { ...limits, selector: ({ name }: T) => key(name) })
}

export const choices = fc.array(fc.constantFrom('one', 'other', 'neither'), {
  minLength: 12,
  maxLength: 12,
})
