import { DatabaseFailure } from '../../database-failure.ts'

/** Waits so many milliseconds for an answer, or until nobody wants it. Throws DatabaseFailure. */
export function answerWithin<Result>(
  answer: Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (kind: 'timeout' | 'cancelled') => () =>
      settle(() => reject(new DatabaseFailure({ kind }, { cause: signal.reason })))
    const timer = setTimeout(fail('timeout'), milliseconds)
    const cancel = fail('cancelled')
    const settle = (how: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      how()
    }
    answer.then(
      (result) => settle(() => resolve(result)),
      (error: unknown) => settle(() => reject(error)),
    )
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
  })
}
