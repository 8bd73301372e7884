import { createServer } from 'node:http'

/** A site of somebody else on a port of this machine, reached by the name that Chromium maps to it. */
export interface ForeignSite {
  readonly origin: string
  close(): void
}

export const FOREIGN_NAME = 'evil.test'

/**
 * Chromium's own protection of addresses of this machine, which other browsers do not have, is switched off:
 * what is attacked is the studio.
 */
export const UNPROTECTED = '--disable-features=LocalNetworkAccessChecks'

/** For Chromium: the name leads to this machine, as it does after DNS rebinding. */
export const REBOUND = [`--host-resolver-rules=MAP ${FOREIGN_NAME} 127.0.0.1`, UNPROTECTED]

/** Answers every path with the page. */
export async function startForeignSite(html: string): Promise<ForeignSite> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://${FOREIGN_NAME}:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
