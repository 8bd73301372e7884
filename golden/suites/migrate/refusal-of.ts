import * as assert from 'uvu/assert'

/** What is said against the work; a test fails where nothing is. */
export async function refusalOf(work: Promise<void>): Promise<string> {
  try {
    await work
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return assert.unreachable('it was not refused') ?? ''
}
