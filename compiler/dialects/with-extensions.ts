import type { Dialect } from './dialect.ts'

/** The dialect with the objects of the extensions that the files of a schema ask for. */
export async function withExtensions(
  dialect: Dialect,
  schema: readonly { readonly text: string }[],
): Promise<Dialect> {
  const { extensions } = dialect
  if (extensions === 'none') return dialect
  const asked = extensions.asked(schema.map(({ text }) => text))
  if (asked.created.length + asked.mentioned.length === 0) return dialect
  return { ...dialect, extensions: { ...extensions, loaded: await extensions.load(asked) } }
}
