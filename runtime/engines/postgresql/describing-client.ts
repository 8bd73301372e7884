import type { Client, Connection } from 'pg'
import type { Described, DescribingClient } from './disagreements.ts'

/** A client that describes statements by the protocol. */
export function describingClient(client: Client): DescribingClient {
  return {
    query: (sql, parameters) => client.query(sql, parameters),
    describe: (text) => describeStatement(client, text),
  }
}

/** Parse and Describe of the protocol (PostgreSQL manual 54.2.3), without Execute. */
function describeStatement(client: Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject))
  })
}

interface ParametersMessage {
  readonly dataTypeIDs: readonly number[]
}

interface RowMessage {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** Queued by the client as a query is, which hands it the messages that come back. */
class Description {
  private readonly text: string
  private readonly resolve: (described: Described) => void
  private readonly reject: (error: Error) => void
  private parameters: Described['parameters'] = []
  private columns: Described['columns'] = []
  private stop: () => void = () => undefined

  constructor(
    text: string,
    resolve: (described: Described) => void,
    reject: (error: Error) => void,
  ) {
    this.text = text
    this.resolve = resolve
    this.reject = reject
  }

  submit(connection: Connection): void {
    // The client does not hand this message on.
    const listen = ({ dataTypeIDs }: ParametersMessage) => {
      this.parameters = dataTypeIDs
    }
    connection.on('parameterDescription', listen)
    this.stop = () => connection.off('parameterDescription', listen)
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: RowMessage): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
  }

  handleError(error: Error): void {
    this.stop()
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.stop()
    this.resolve({ parameters: this.parameters, columns: this.columns })
  }
}
