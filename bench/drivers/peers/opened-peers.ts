import type { Contender } from '../contender.ts'

type OpenPeer = () => Contender | Promise<Contender>

/** The peers that can be had here; of each other one it is said loudly why it is missing. */
export async function openedPeers(
  peers: Readonly<Record<string, OpenPeer>>,
): Promise<readonly Contender[]> {
  const opened: Contender[] = []
  for (const [name, open] of Object.entries(peers)) {
    try {
      opened.push(await open())
    } catch (error) {
      process.stdout.write(`NOT MEASURED: ${name}: ${String(error)}\n`)
    }
  }
  return opened
}
