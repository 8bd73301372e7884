/** The lines of a text as it comes; an empty last one is none. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const [first = '', ...others] = decoder.decode(value, { stream: !done }).split('\n')
      // A long line comes in many pieces, which are put together once.
      rest.push(first)
      for (const other of others) {
        yield rest.join('')
        rest = [other]
      }
      if (done) break
    }
    const last = rest.join('')
    if (last !== '') yield last
  } finally {
    await reader.cancel()
  }
}
