/** Says which of two is taken, again and again. */
export type Choose = () => 'one' | 'other' | 'neither'

interface Mixing<T> {
  readonly choose: Choose
  /** Two names are one when their keys are equal. */
  readonly key: (name: string) => string
  /** What becomes of a part that both have; without it one of them is taken. */
  readonly both?: (one: T, other: T) => T
}

/** Returns parts of two lists: each comes as one of them has it, or not at all. */
export function mixed<T extends { readonly name: string }>(
  ones: readonly T[],
  others: readonly T[],
  { choose, key, both = (one, other) => (choose() === 'other' ? other : one) }: Mixing<T>,
): readonly T[] {
  const names = new Set([...ones, ...others].map(({ name }) => key(name)))
  return [...names].flatMap((name) => {
    const one = ones.find((each) => key(each.name) === name)
    const other = others.find((each) => key(each.name) === name)
    if (one !== undefined && other !== undefined) return [both(one, other)]
    const only = one ?? other
    const wanted = choose()
    if (only === undefined || wanted === 'neither') return []
    return wanted === (one === undefined ? 'other' : 'one') ? [only] : []
  })
}

/** Returns a choice that takes the given ones in turn. */
export function choosing(choices: readonly ReturnType<Choose>[]): Choose {
  let place = 0
  return () => choices[place++ % choices.length] ?? 'one'
}
