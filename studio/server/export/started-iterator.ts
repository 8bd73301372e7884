/** The pieces that are read before anything is answered: the head of a file, and its first rows. */
const READ_AHEAD = 2

/**
 * The same pieces, of which the first ones are there already: a statement that fails before its first row is answered
 * with the reason, not with half a file. Whoever leaves early, even before the first piece, ends the work behind it.
 */
export async function startedIterator<Piece>(
  pieces: AsyncGenerator<Piece>,
): Promise<AsyncIterableIterator<Piece>> {
  const ahead: IteratorResult<Piece>[] = []
  while (ahead.length < READ_AHEAD) ahead.push(await pieces.next())
  const started: AsyncIterableIterator<Piece> = {
    next: async () => ahead.shift() ?? pieces.next(),
    return: () => pieces.return(undefined),
    throw: (error: unknown) => pieces.throw(error),
    [Symbol.asyncIterator]: () => started,
  }
  return started
}
