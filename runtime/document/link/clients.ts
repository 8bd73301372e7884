import type { MongoClient } from 'mongodb'

/**
 * The client of a server, in whose place another one comes where it finds no server any more. The driver may wait for
 * good for an answer to its heartbeat: a socket that ends while it is written to never says that it may be written to
 * again. Such a client would not find a server that is back.
 */
export class Clients {
  #current: MongoClient
  readonly #open: () => MongoClient
  readonly #closed = new Set<Promise<void>>()

  constructor(current: MongoClient, open: () => MongoClient) {
    this.#current = current
    this.#open = open
  }

  get current(): MongoClient {
    return this.#current
  }

  /** Has another client come in the place of this one, unless that has happened. */
  replace(client: MongoClient): void {
    if (client !== this.#current) return
    this.#current = this.#open()
    const closed = client.close().finally(() => this.#closed.delete(closed))
    this.#closed.add(closed)
  }

  async close(): Promise<void> {
    await Promise.all([this.#current.close(), ...this.#closed])
  }
}
