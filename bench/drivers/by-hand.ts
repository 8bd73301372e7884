import type { Calls } from './contender.ts'
import type { Item } from './item.ts'
import type { Statements } from './statements.ts'

/** Runs a statement and gives its rows, with the values that generated code gives. */
export type RunStatement<Client, Value> = (
  client: Client,
  name: keyof Statements,
  values: (Value | string)[],
) => Promise<readonly unknown[]>

/** How somebody writes calls of a driver by hand, whose clients and pools have the same methods. */
export interface Writing<Client, Value> {
  readonly pool: Client
  readonly hasReturning: boolean
  readonly rows: RunStatement<Client, Value>
  /** The values of an item as the driver takes them. */
  bind(item: Item): Value[]
  /** Runs the scope in a transaction, on a connection of its own. */
  transaction(scope: (client: Client) => Promise<unknown>): Promise<unknown>
}

type WrittenCalls = Omit<Calls, 'batch'>

/** The calls that do no more than they must. */
export function written<Client, Value>(writing: Writing<Client, Value>): WrittenCalls {
  const { pool, hasReturning, rows, bind, transaction } = writing
  const insert = hasReturning ? 'create' : 'add'
  return {
    point: async (key) => (await rows(pool, 'get', [String(key)]))[0],
    list: (least, size) => rows(pool, 'list', [String(least), String(size)]),
    insert: async (item) => (await rows(pool, insert, bind(item)))[0],
    transaction: (key, item) =>
      transaction(async (client) => {
        await rows(client, 'get', [String(key)])
        await rows(client, 'add', bind(item))
        await rows(client, 'raise', [item.id])
        const [found] = await rows(client, 'getWrite', [item.id])
        await rows(client, 'remove', [item.id])
        return found
      }),
  }
}

interface Connection {
  query(statement: string): Promise<unknown>
  release(): void
}

/** Runs the scope in a transaction on a connection of a pool, which gets it back. */
export async function inTransaction<Client extends Connection, Result>(
  client: Client,
  scope: (client: Client) => Promise<Result>,
): Promise<Result> {
  try {
    await client.query('BEGIN')
    const result = await scope(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
