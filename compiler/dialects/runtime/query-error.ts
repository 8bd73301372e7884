/** A statement of a generated module, as errors name it. */
interface Named {
  /** The name of the query in its SQL file. */
  readonly query: string
}

// The error, with the name of the query in its property "query".
export function queryError(error: unknown, { query }: Named): unknown {
  if (!(error instanceof Error)) return error
  if (!('query' in error)) return Object.assign(error, { query })
  // The driver has set the property itself, or gives one error to several calls.
  const copy = Object.setPrototypeOf(new Error(error.message), Object.getPrototypeOf(error))
  const { stack, ...properties } = Object.getOwnPropertyDescriptors(error)
  Object.defineProperties(copy, { ...properties, query: { value: query, enumerable: true } })
  Error.captureStackTrace(copy, queryError)
  return copy
}

export function noRow({ query }: Named): Error {
  return Object.assign(new Error(`${query} found no row`), { code: 'QUARRY_NO_ROW', query })
}

/** Values, or what makes them. */
export type Given<V> = V | (() => V)

// The values to be sent; an error of making them names the query as well.
export function valuesOf<V extends readonly unknown[]>(statement: Named, given: Given<V>): V {
  if (typeof given !== 'function') return given
  try {
    return given()
  } catch (error) {
    throw queryError(error, statement)
  }
}
