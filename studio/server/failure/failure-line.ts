/** What the log says of an error: which request it was of, and the words of the database behind it. */
export function failureLine(
  error: unknown,
  { id, method, url }: { readonly id: string; readonly method: string; readonly url: string },
): string {
  return `${id} ${method} ${url.split('?')[0]}: ${causes(error).join(': ')}`
}

function causes(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)]
  const line = error.message.split('\n')[0] ?? ''
  return [line, ...(error.cause === undefined ? [] : causes(error.cause))]
}
