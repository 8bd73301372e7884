/** The server makes no database: its user may not, or there is no room. */
export class ScratchRefused extends Error {
  constructor({ cause }: { readonly cause: unknown }) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`the server makes no database: ${reason}`, { cause })
    this.name = 'ScratchRefused'
  }
}
