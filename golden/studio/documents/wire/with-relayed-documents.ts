import { withHastyStudio } from '../../../suites/studio/network/hasty-studio.ts'
import { asker, type DocumentScene, withDocumentServer } from '../document-scene.ts'
import { type CommandRelay, commandRelay } from './command-relay.ts'

export interface RelayedScene extends DocumentScene {
  /** Stands between the studio and its server; `client` goes to the server itself. */
  readonly between: CommandRelay
}

/** Returns a test that is given a studio whose way to its server can be disturbed. */
export function withRelayedDocuments(
  /** When a statement is ended. */
  seconds: number,
  drive: (scene: RelayedScene) => Promise<void>,
): () => Promise<void> {
  return withDocumentServer('mongodb-java', async (server) => {
    const between = await commandRelay(server.url)
    try {
      await withHastyStudio(between.url.href, seconds, ({ origin, processId, output }) =>
        drive({
          ...{ ...server, between, origin, processId, output },
          ask: asker(origin, server.database),
        }),
      )
    } finally {
      await between.close()
    }
  })
}
