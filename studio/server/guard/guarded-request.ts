/** A request as the guard judges it, before anything of it is believed. */
export interface GuardedRequest {
  readonly method: string
  /** As it was sent: path and query, unless somebody sends another form. */
  readonly target: string
  /** Names and values in turn, with those that Node would drop because they stand twice. */
  readonly rawHeaders: readonly string[]
}

/** All values of a header, in their order; its name is in lower case. */
export function headerValues({ rawHeaders }: GuardedRequest, name: string): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  )
}

export function isOfApi({ target }: GuardedRequest): boolean {
  const path = target.split('?')[0] ?? ''
  return path === '/api' || path.startsWith('/api/')
}
