import type { Context } from './context.ts'

/** The names that stand more than once, where nothing could be named by them. */
export function sharedNames(
  names: readonly string[],
  { dialect }: Pick<Context, 'dialect'>,
): readonly string[] {
  if (dialect.semantics.sharedName === 'first') return []
  const { columnKey } = dialect.names
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = columnKey(name)
    const isSecond = seen.has(key)
    seen.add(key)
    return isSecond
  })
}
