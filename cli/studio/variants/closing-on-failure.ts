interface Closable {
  close(): Promise<void>
}

/** Does what is to be done with a database that is open; where that fails it is closed, as it would keep the process. */
export async function closingOnFailure<Done>(
  opened: Closable,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    await opened.close()
    throw error
  }
}
