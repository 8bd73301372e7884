/** The server makes no database: its user may not, or there is no room. */
export class ScratchRefused extends Error {
  constructor(reason: string, { cause }: { readonly cause: unknown }) {
    super(`the server makes no database: ${reason}`, { cause })
    this.name = 'ScratchRefused'
  }
}
