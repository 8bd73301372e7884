const PLACE = 'quarry-token'

/**
 * The token of the session. It arrives in the fragment of the address, which no server sees, is taken
 * out of the address at once, and stays in this tab.
 */
export function readToken(): string | undefined {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const given = fragment.get('token')
  if (given !== null) {
    fragment.delete('token')
    const rest = fragment.toString()
    const address = location.pathname + location.search + (rest === '' ? '' : `#${rest}`)
    history.replaceState(history.state, '', address)
    sessionStorage.setItem(PLACE, given)
  }
  return sessionStorage.getItem(PLACE) ?? undefined
}

export function keepToken(token: string): void {
  sessionStorage.setItem(PLACE, token)
}
