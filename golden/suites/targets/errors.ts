import * as assert from 'uvu/assert'

/** A call that is rejected names its query, and its method stands in the stack. */
export async function checkQueryError(
  work: Promise<unknown>,
  query: string,
  method: string,
): Promise<void> {
  const error = await rejection(work)
  assert.is(Reflect.get(error, 'query'), query)
  assert.match(error.stack ?? '', new RegExp(`[ .]${method} `))
}

/** The error with which the work is rejected. */
export async function rejection(work: Promise<unknown>): Promise<Error> {
  const error: unknown = await work.then(
    () => new Error('resolved'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('no error')
  return error
}
