import { Lane } from '../../../runtime/lane.ts'

interface Client {
  readonly inTransaction: boolean
  prepare(sql: string): Statement
  exec(sql: string): unknown
}

interface Statement {
  run(): unknown
}

// Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
export async function inTransaction<T>(
  client: Client,
  depth: number,
  scope: (lane: Lane) => Promise<T>,
): Promise<T> {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth)
  const lane = new Lane()
  prepared(client, begin).run()
  try {
    const result = await lane.during(() => scope(lane))
    prepared(client, commit).run()
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

const statements = new WeakMap<Client, Map<string, Statement>>()

function prepared(client: Client, sql: string): Statement {
  const known = statements.get(client) ?? new Map<string, Statement>()
  statements.set(client, known)
  const statement = known.get(sql) ?? client.prepare(sql)
  known.set(sql, statement)
  return statement
}
