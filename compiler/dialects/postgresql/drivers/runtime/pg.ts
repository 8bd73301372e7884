import { Lane, laneOf, noLane, type Turns } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { savepoint, transaction } from './transaction-statements.ts'

interface Statement {
  readonly text: string
  readonly row?: (values: (string | null)[]) => object
  readonly method?: string
}

interface Result {
  readonly rows: (string | null)[][]
  readonly rowCount: number | null
  readonly command: string
}

interface Client {
  readonly totalCount?: number
  query(config: object | string): Promise<Result>
  connect(): Promise<PooledClient>
}

interface PooledClient extends Client {
  on(event: 'error', listener: () => void): void
  off(event: 'error', listener: () => void): void
  release(destroy: boolean | undefined): void
}

export function New(client: Client): Queries<Session> {
  const lane = isPool(client) ? noLane : laneOf(client)
  return new Queries(new Session(client, lane, 0))
}

// Values as the text that the server sent: "row" of the query knows their types.
const asText = { rowMode: 'array', types: { getTypeParser: () => (text: string) => text } }

// What the driver makes of the other rows, whatever parsers were set for all of its clients.
const parsers = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  ...[21, 23, 26, 700, 701].map((number) => [number, Number] as const),
  ...[114, 3802].map((json) => [json, JSON.parse] as const),
])
const asObject = {
  types: { getTypeParser: (oid: number) => parsers.get(oid) ?? ((text: string) => text) },
}

class Session {
  declare readonly client: Client
  declare readonly lane: Turns
  declare readonly depth: number
  declare broken: boolean | undefined

  constructor(client: Client, lane: Turns, depth: number) {
    this.client = client
    this.lane = lane
    this.depth = depth
  }

  async many({ row, ...query }: Statement, values: unknown[]): Promise<unknown[]> {
    if (row === undefined) return (await this.send({ ...query, ...asObject, values })).rows
    return (await this.send({ ...query, ...asText, values })).rows.map(row)
  }

  async one(query: Statement, values: unknown[]): Promise<unknown> {
    return (await this.many(query, values))[0] ?? null
  }

  async only(query: Statement, values: unknown[]): Promise<unknown> {
    const row = await this.one(query, values)
    if (row === null) throw new Error(`${query.method} found no row`)
    return row
  }

  async exec(query: Statement, values: unknown[]): Promise<void> {
    await this.send({ ...query, values })
  }

  async count(query: Statement, values: unknown[]): Promise<number> {
    return (await this.send({ ...query, values })).rowCount ?? 0
  }

  async send(query: object): Promise<Result> {
    return this.lane.hold(() => this.client.query(query))
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    if (!isPool(this.client)) return this.lane.hold(() => this.inside(scope))
    const client = await this.client.connect()
    const session = new Session(client, new Lane(), 0)
    // The next statement reports a lost connection; without a listener it would end the process.
    const wait = () => undefined
    client.on('error', wait)
    try {
      return await session.inside(scope)
    } finally {
      client.off('error', wait)
      // A connection whose transaction did not end is not given to anybody else.
      client.release(session.broken)
    }
  }

  async inside<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth)
    const lane = new Lane()
    const inner = new Session(this.client, lane, this.depth + 1)
    this.broken = true
    await this.client.query(begin)
    try {
      const result = await lane.during(() => scope(inner))
      const { command } = await this.client.query(commit)
      if (command === 'ROLLBACK') throw new Error('rolled back: a statement of it had failed')
      this.broken = false
      return result
    } catch (error) {
      await this.client.query(rollback).catch((failure) => {
        throw new AggregateError([error, failure], 'the transaction could not be rolled back')
      })
      this.broken = false
      throw error
    }
  }
}

function isPool(client: Client): boolean {
  return typeof client.totalCount === 'number'
}
