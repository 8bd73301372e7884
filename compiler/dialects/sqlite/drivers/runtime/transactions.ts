import { Lane } from '../../../runtime/lane.ts'

interface Client {
  readonly inTransaction: boolean
  exec(sql: string): unknown
}

// Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
export async function inTransaction<T>(
  client: Client,
  depth: number,
  scope: (lane: Lane) => Promise<T>,
): Promise<T> {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth)
  const lane = new Lane()
  client.exec(begin)
  try {
    const result = await lane.during(() => scope(lane))
    client.exec(commit)
    return result
  } catch (error) {
    // Some errors have already ended the transaction.
    if (client.inTransaction) client.exec(rollback)
    throw error
  }
}

const transaction = ['BEGIN', 'COMMIT', 'ROLLBACK'] as const

function savepoint(depth: number) {
  const name = `quarry_${depth}`
  return [`SAVEPOINT ${name}`, `RELEASE ${name}`, `ROLLBACK TO ${name}; RELEASE ${name}`] as const
}
