import type { DatabaseName, Started } from '../../../engines/engine.ts'
import { testEngine } from '../../../engines/registry.ts'
import { skip } from '../../../skip.ts'

/** Runs the work with a server that no other test uses; whoever stops it meanwhile harms nobody. */
export async function withOwnServer(
  name: DatabaseName,
  work: (server: Started) => Promise<void>,
): Promise<void> {
  const found = await testEngine(name).find()
  if (found.kind === 'unavailable') return skip(found.reason)
  const server = await found.start()
  await work(server).finally(server.stop)
}
