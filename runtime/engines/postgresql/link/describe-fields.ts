import type { Client, Connection } from 'pg'
import type { ResultField } from './portal.ts'

/** The fields of a statement, which is parsed and not run. */
export function describeFields(client: Client, text: string): Promise<readonly ResultField[]> {
  return new Promise((resolve, reject) => {
    client.query(new FieldDescription(text, resolve, reject))
  })
}

/** Parse and Describe of the protocol (PostgreSQL manual 54.2.3), without Execute. */
class FieldDescription {
  private readonly text: string
  private readonly resolve: (fields: readonly ResultField[]) => void
  private readonly reject: (error: unknown) => void
  private fields: readonly ResultField[] = []

  constructor(
    text: string,
    resolve: (fields: readonly ResultField[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.text = text
    this.resolve = resolve
    this.reject = reject
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { readonly fields: readonly ResultField[] }): void {
    this.fields = fields
  }

  handleError(error: unknown): void {
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields)
  }
}
